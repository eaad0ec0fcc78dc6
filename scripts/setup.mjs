// Installs what is missing; does nothing, quickly, when all is there. Run by every other command. No dependencies.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ensureChromium } from "./find-chromium.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));
const stamp = join(root, "node_modules", ".parley-installed");

/** `log` hears what is being done; the headless door sends it to stderr. */
export async function setUp({ withBrowser = false, log = console.log } = {}) {
  checkNode();
  installPackages(log);
  const { buildSamples } = await import("./build-samples.mjs");
  await buildSamples({ log });
  return withBrowser ? ensureChromium() : undefined;
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Parley needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

/** `npm install`, not `npm ci`: the lock file holds this project's versions, and a platform's own binaries are added where it lacks them. */
function installPackages(log) {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint()) return;
  log("Installing packages.");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  execFileSync(npm, ["install", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", process.stderr, process.stderr],
    shell: process.platform === "win32",
  });
  writeFileSync(stamp, fingerprint());
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const name of ["package.json", "package-lock.json"]) hash.update(readFileSync(join(root, name)));
  return hash.digest("hex");
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await setUp({ withBrowser: process.argv.includes("--with-browser") });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
