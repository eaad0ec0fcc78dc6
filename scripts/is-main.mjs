import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Whether the module of `url` (its `import.meta.url`) is the one Node was started with, also by way of a link to its folder.
 * @param {string} url
 */
export function isMain(url) {
  const started = process.argv[1];
  if (!started) return false;
  try {
    return realpathSync(started) === realpathSync(fileURLToPath(url));
  } catch {
    return false;
  }
}
