import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Whether any file at or below `sources` is newer than the file `output`, or `output` is not there.
 * @param {readonly string[]} sources
 * @param {string} output
 */
export function isNewer(sources, output) {
  if (!existsSync(output)) return true;
  const made = statSync(output).mtimeMs;
  return sources.some((source) => existsSync(source) && newestOf(source) > made);
}

/**
 * @param {string} path
 * @returns {number}
 */
function newestOf(path) {
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  return readdirSync(path).reduce((newest, name) => Math.max(newest, newestOf(join(path, name))), info.mtimeMs);
}
