import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { mutations } from "../../scripts/mutations/promises.mjs";

const root = join(import.meta.dirname, "..", "..");

it.each(mutations)("the fault that breaks “$promise” has its place in the code", ({ file, from }) => {
  expect(readFileSync(join(root, file), "utf8").split(from)).toHaveLength(2);
});
