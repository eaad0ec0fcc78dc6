// Starts npm on any system. No dependencies: it runs before anything is installed.
import { spawnSync } from "node:child_process";

const isWindows = process.platform === "win32";

/**
 * Runs npm to its end. What npm prints goes to stderr. Gives whether it ended well, or throws when there is no npm.
 * @param {readonly string[]} args
 * @param {{ readonly folder: string, readonly environment?: NodeJS.ProcessEnv }} options
 */
export function runNpm(args, { folder, environment = process.env }) {
  const ended = spawnSync(isWindows ? "npm.cmd" : "npm", args, {
    cwd: folder,
    env: environment,
    stdio: ["ignore", process.stderr, process.stderr],
    // Node starts a .cmd file only through the shell.
    shell: isWindows,
  });
  if (ended.error) throw new Error(`npm could not be started (${ended.error.message}). It comes with Node.`);
  return ended.status === 0;
}
