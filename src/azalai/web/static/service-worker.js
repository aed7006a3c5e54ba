// @ts-check
// The service worker: if the server cannot be reached, a page says so and reloads automatically. Everything else, tables
// above all, always comes from the server. The server puts the version and the files before this text.
const worker = /** @type {any} */ (self);
const { cache, files, page } = worker.OFFLINE;

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(caches.open(cache).then((kept) => kept.addAll([page, ...files])).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  const tidy = caches.keys().then((names) => Promise.all(names.filter((name) => name !== cache).map((name) => caches.delete(name))));
  event.waitUntil(Promise.all([tidy, worker.registration.navigationPreload?.enable()]));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.mode === "navigate" && request.method === "GET") {
    const answer = Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(request));
    event.respondWith(answer.catch(() => caches.match(page)));
  } else if (files.includes(new URL(request.url).pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});
