import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const room = join(import.meta.dirname, "..", "..", "src", "providers", "builtin");

/** The built-in assistant only shrinks: whoever adds a line there takes one away, and lowers this when it got smaller. */
const most = 49_773;

it("gives the built-in assistant no more lines than it had", () => {
  const files = readdirSync(room, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  expect(files.length).toBeGreaterThan(100);
  const lines = files.reduce((sum, file) => sum + readFileSync(join(room, file), "utf8").split("\n").length - 1, 0);
  expect(lines).toBeLessThanOrEqual(most);
  expect(lines).toBeGreaterThan(most - 300);
});
