// node server.js PORT: a boardgame.io server that keeps its matches in memory, which is its default.
const { Server, Origins } = require("boardgame.io/server");
const { Caravan } = require("./game.js");

const server = Server({ games: [Caravan], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }).then(() => process.send && process.send("ready"));
