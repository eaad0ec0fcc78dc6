// Installs what is missing; does nothing, quickly, when all is there. Run by every other command. No dependencies.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureChromium } from "./install/find-chromium.mjs";
import { installPackages } from "./install/install-packages.mjs";
import { isInRange, rangeInWords } from "./install/node-range.mjs";
import { isMain } from "./is-main.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * `log` hears what is being done; the command line sends it to stderr.
 * @param {{ withBrowser?: boolean, withSamples?: boolean, log?: import("./types.mjs").Log }} [options]
 */
export async function setUp({ withBrowser = false, withSamples = true, log = console.log } = {}) {
  checkNode();
  installPackages(root, log);
  if (withSamples) {
    const { buildSamples } = await import("./build-samples.mjs");
    await buildSamples({ log });
  }
  return withBrowser ? ensureChromium() : undefined;
}

function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const { node } = process.versions;
  if (isInRange(node, engines.node)) return;
  throw new Error(`Parley needs Node ${rangeInWords(engines.node)}; this is ${node}.`);
}

if (isMain(import.meta.url)) {
  try {
    await setUp({
      withBrowser: process.argv.includes("--with-browser"),
      withSamples: !process.argv.includes("--without-samples"),
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
