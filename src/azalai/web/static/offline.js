// @ts-check
// The page that is shown while the server cannot be reached: it tries again until the server answers.
const PAUSE_MS = 3000;
const retry = () => fetch("/healthz", { cache: "no-store" }).then((answer) => answer.ok && location.reload(), () => {});
document.getElementById("retry")?.addEventListener("click", retry);
if (document.getElementById("retry")) setInterval(retry, PAUSE_MS);
