// boardgame.io's server with one game: `node server.js PORT [FOLDER]`; with a folder matches are kept in files.
const { Server, FlatFile } = require("boardgame.io/server");
const { Herd } = require("./game");

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [Herd], origins: [`http://127.0.0.1:${port}`], ...(db ? { db } : {}) });
server.run({ port: Number(port) });
process.on("SIGUSR2", () => global.gc());
