// npm start: installs what is missing, builds, serves the build, prints the address, opens it where there is a display.
import { spawn } from "node:child_process";
import { buildPage, dist } from "./build.mjs";
import { serveFolder } from "./serve-folder.mjs";

const { env } = process;
const named = namedPort(process.argv);
const wantedPort = Number(named ?? 4173);
/** @type {Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>>} */
const openers = { darwin: ["open"], win32: ["cmd", "/c", "start", ""] };

try {
  if (!Number.isInteger(wantedPort) || wantedPort < 0 || wantedPort > 65_535) {
    throw new Error(`"${named}" is no port. Give a number from 0 to 65535, such as: npm start -- --port 8080`);
  }
  await buildPage();
  const { address } = await serveFolder(dist, { port: wantedPort, mayMove: named === undefined });
  console.log(`Parley is at ${address}\nCtrl+C stops it.`);
  openInBrowser(address);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * `--port 8080`, `--port=8080` or the variable PORT.
 * @param {readonly string[]} args
 */
function namedPort(args) {
  const at = args.findIndex((arg) => /^--port(?:=|$)/.test(arg));
  if (at < 0) return env["PORT"];
  return args[at]?.split("=")[1] ?? args[at + 1] ?? "";
}

/** @param {string} address */
function openInBrowser(address) {
  if (process.argv.includes("--no-open") || env["CI"]) return;
  const hasDisplay = process.platform !== "linux" || env["DISPLAY"] || env["WAYLAND_DISPLAY"];
  if (!hasDisplay) return;
  const [command, ...args] = openers[process.platform] ?? ["xdg-open"];
  // Opening is a courtesy: the address is already printed.
  spawn(command, [...args, address], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}
