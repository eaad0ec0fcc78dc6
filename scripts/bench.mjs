// Runs the benches: each prints medians and ratios against a peer or a plain loop of the same run. Nothing is asserted on time.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findChromium } from "./find-chromium.mjs";
import { root, setUp } from "./setup.mjs";

await setUp({ withBrowser: true });
const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const args = [vitest, "run", "--project", "bench", "--disable-console-intercept", ...process.argv.slice(2)];
const ended = spawnSync(process.execPath, args, {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, PARLEY_CHROMIUM: findChromium() },
});
process.exitCode = ended.status ?? 1;
