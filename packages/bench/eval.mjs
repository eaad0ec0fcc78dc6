// Measures an assistant on the suites beside this file through the command line (docs/evaluation.md).
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildHeadless, evalBundle } from "../../scripts/headless.mjs";
import { root } from "../../scripts/setup.mjs";

const stop = new AbortController();
process.once("SIGINT", () => stop.abort());
process.once("SIGTERM", () => stop.abort());

try {
  await buildHeadless();
  const { main } = await import(pathToFileURL(evalBundle).href);
  process.exitCode = await main({
    args: process.argv.slice(2),
    workingFolder: process.env["INIT_CWD"] ?? process.cwd(),
    suitesFolder: join(import.meta.dirname, "suites"),
    scoreTexts: { whole: join(root, "docs", "evaluation.md"), short: join(root, "README.md") },
    cacheFolder: join(root, ".cache", "eval"),
    headlessScript: join(root, "scripts", "headless.mjs"),
    signal: stop.signal,
    stdout: (/** @type {string} */ text) => process.stdout.write(text),
    stderr: (/** @type {string} */ text) => process.stderr.write(text),
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
  process.exitCode = 2;
}
