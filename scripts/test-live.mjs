// Asks real endpoints what every provider promises, those there is a key for in the environment. No part of `npm test`: it
// costs money and needs a network. What was not asked is said at the end.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { liveTargets } from "./live-targets.mjs";
import { root, setUp } from "./setup.mjs";

await setUp();
const targets = liveTargets(process.env);
const asked = targets.filter(({ apiKey }) => apiKey !== undefined);
if (asked.length > 0) {
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const args = [vitest, "run", "--project", "live", ...process.argv.slice(2)];
  const ended = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  process.exitCode = ended.status ?? 1;
}
console.log("");
for (const { name, model, apiKey, variable } of targets) {
  console.log(apiKey === undefined ? `SKIPPED  ${name}: ${variable} is not set` : `asked    ${name}: ${model}`);
}
if (asked.length === 0) console.log("\nNOTHING WAS TESTED: set at least one of these variables and run it again.");
