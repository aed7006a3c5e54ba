// node load.js [--tables 300] [--seconds 60]: loads a boardgame.io server like azalai.bench.web_load loads ours. Every
// table plays whole games with a move every two seconds, two players with a connection each, and a spectator at a fifth
// of the tables. The latency is the time from sending a move to its update at the other player.
const { fork } = require("node:child_process");
const { readFileSync } = require("node:fs");
const { performance } = require("node:perf_hooks");
const { io } = require("socket.io-client");
const { legalMoves } = require("./game.js");

const PERIOD = 8000, WARM_UP = 4000, PATIENCE = 30000, SPECTATOR_EVERY = 5, OPENING = 16, PORT = 8799;
const URL = `http://127.0.0.1:${PORT}`;
const sleep = (ms) => new Promise((done) => setTimeout(done, Math.max(0, ms)));
const option = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : Number(process.argv[at + 1]);
};
const load = { measuring: false, latency: [], bytes: [], moves: 0, finished: 0, errors: 0 };

async function post(path, body) {
  const answer = await fetch(`${URL}/games/caravan/${path}`, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

class Viewer {
  constructor(matchID, playerID, credentials, onState) {
    Object.assign(this, { matchID, playerID, credentials, state: null });
    this.socket = io(`${URL}/caravan`, { transports: ["websocket"], forceNew: true, reconnection: false });
    this.socket.on("connect", () => this.socket.emit("sync", matchID, playerID, credentials, 2));
    this.synced = new Promise((done) => this.socket.on("sync", (_, info) => { this.state = info.state; done(); }));
    this.socket.on("update", (_, state, deltalog) => {
      this.state = state;
      onState(this, state, deltalog);
    });
  }
  move([type, args]) {
    const payload = { type, args, playerID: this.playerID, credentials: this.credentials };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, this.matchID, this.playerID);
  }
}

class Table {
  constructor(number) {
    this.number = number;
    this.watched = number % SPECTATOR_EVERY === 1;
    this.viewers = [];
    this.random = number * 2654435761 % 2 ** 32;
  }
  pick(list) {
    this.random = (this.random * 1664525 + 1013904223) % 2 ** 32;
    return list[this.random % list.length];
  }
  async open() {
    for (const viewer of this.viewers) viewer.socket.close();
    const { matchID } = await post("create", { numPlayers: 2 });
    const seats = [];
    for (const playerID of ["0", "1"]) {
      const { playerCredentials } = await post(`${matchID}/join`, { playerID, playerName: "Ana" });
      seats.push([playerID, playerCredentials]);
    }
    if (this.watched) seats.push([null, undefined]);
    this.viewers = seats.map(([id, credentials]) => new Viewer(matchID, id, credentials, (...seen) => this.seen(...seen)));
    await Promise.all(this.viewers.map((viewer) => viewer.synced));
  }
  seen(viewer, state, deltalog) {
    if (!load.measuring) return this.arrived?.();
    if (load.moves % 20 === 0) load.bytes.push(JSON.stringify([state, deltalog]).length);
    if (viewer.playerID === this.waitsFor && state._stateID >= this.wanted) {
      load.latency.push(performance.now() - this.sent);
      this.waitsFor = undefined;
    }
    this.arrived?.();
  }
  async play(until) {
    await sleep(Math.random() * PERIOD);
    for (let due = performance.now(); due < until; due += PERIOD) {
      try {
        await this.step();
      } catch { load.errors += 1; }
      await sleep(due + PERIOD - performance.now());
    }
  }
  async step() {
    const { ctx } = this.viewers[0].state;
    if (ctx.gameover) {
      load.finished += load.measuring ? 1 : 0;
      return this.open();
    }
    const mover = this.viewers[Number(ctx.currentPlayer)], other = this.viewers[1 - Number(ctx.currentPlayer)];
    this.wanted = mover.state._stateID + 1;
    this.waitsFor = other.playerID;
    this.sent = performance.now();
    mover.move(this.pick(legalMoves(mover.state.G, mover.playerID)));
    load.moves += load.measuring ? 1 : 0;
    const deadline = performance.now() + PATIENCE;
    while (Math.min(mover.state._stateID, other.state._stateID) < this.wanted) {
      if (performance.now() > deadline) throw new Error("no update");
      await new Promise((done) => { this.arrived = done; setTimeout(done, 1000); });
    }
  }
}

const cpuSeconds = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

async function main() {
  const tables = option("tables", 300), seconds = option("seconds", 60);
  const server = fork(`${__dirname}/server.js`, [PORT], { silent: true });
  await new Promise((done) => server.once("message", done));
  const loaded = Array.from({ length: tables }, (_, number) => new Table(number + 1));
  for (let from = 0; from < tables; from += OPENING) {
    await Promise.all(loaded.slice(from, from + OPENING).map((table) => table.open()));
  }
  const begin = performance.now();
  const playing = loaded.map((table) => table.play(begin + WARM_UP + seconds * 1000));
  await sleep(WARM_UP);
  const before = cpuSeconds(server.pid), own = process.cpuUsage();
  load.measuring = true;
  await sleep(seconds * 1000);
  load.measuring = false;
  const cpu = cpuSeconds(server.pid) - before, used = process.cpuUsage(own);
  await Promise.all(playing);
  server.kill();
  const ordered = load.latency.sort((a, b) => a - b), sizes = load.bytes.sort((a, b) => a - b);
  const percentile = (percent) => (ordered.length ? ordered[Math.floor(ordered.length * percent / 100)].toFixed(1) : "-");
  const rows = {
    tables, moves: load.moves, "games that ended": load.finished, errors: load.errors,
    "latency, p50 (ms)": percentile(50), "latency, p95 (ms)": percentile(95), "latency, p99 (ms)": percentile(99),
    "server CPU per move (ms)": (1000 * cpu / load.moves).toFixed(2),
    "server CPU (% of a core)": (100 * cpu / seconds).toFixed(0),
    "load test CPU (% of a core)": ((used.user + used.system) / 1e4 / seconds).toFixed(0),
    "median update (bytes of JSON)": sizes[Math.floor(sizes.length / 2)],
  };
  for (const [name, value] of Object.entries(rows)) console.log(name.padEnd(32), value);
  process.exit(0);
}
main();
