import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const rule = "no-spread-into-call.grit";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "parley-spread-"));
  cpSync(join(root, rule), join(folder, rule));
  writeFileSync(join(folder, "biome.json"), JSON.stringify({ plugins: [`./${rule}`] }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ["list.push(...more);", true],
  ["Math.max(0, ...list.map(sizeOf));", true],
  ["outer([String.fromCharCode(...bytes)]);", true],
  ["new Highlight(...ranges);", true],
  ["list.push([...more], { ...one });", false],
  ["const all = [...list, ...more];", false],
])("of `%s` the linter complains: %s", (line, isRefused) => {
  writeFileSync(join(folder, "planted.ts"), `${line}\n`);
  const program = join(root, "node_modules", "@biomejs", "biome", "bin", "biome");
  const { stdout, stderr } = spawnSync(process.execPath, [program, "lint", "--only=plugin", "planted.ts"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(`${stdout}${stderr}`.includes("overflows the stack")).toBe(isRefused);
});
