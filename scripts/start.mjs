// npm start: installs what is missing, builds, serves the build, prints the address, opens it where there is a display.
import { spawn } from "node:child_process";
import { buildPage, dist } from "./build.mjs";
import { namedPort } from "./named-port.mjs";
import { serveFolder } from "./serve-folder.mjs";

const { env } = process;
/** @type {Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>>} */
const openers = { darwin: ["open"], win32: ["cmd", "/c", "start", ""] };

try {
  const named = namedPort(process.argv, env);
  await buildPage();
  const { address } = await serveFolder(dist, { port: named ?? 4173, mayMove: named === undefined });
  console.log(`Parley is at ${address}\nCtrl+C stops it.`);
  openInBrowser(address);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
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
