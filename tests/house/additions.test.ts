import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Edit, type Toy, toys } from "../support/additions/toys";
import { isLong } from "../support/long";

const root = join(import.meta.dirname, "..", "..");
const mostMs = 600_000;
/** A test only in the copy that has the toys. */
const toyTests = "tests/support/additions/run-toys.tsx";

describe.each(toys)("$what", ({ files, folder, edits }) => {
  it(`takes ${files} files`, () => {
    const touched = new Set(edits.map(({ file }) => (folder && file.startsWith(`${folder}/`) ? folder : file)));
    expect(touched.size).toBe(files);
  });
});

/** In a copy of the sources, with the real compiler and the real tests. */
describe.runIf(isLong)("what a newcomer adds", () => {
  let copy = "";

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), "parley-additions-"));
    for (const name of [
      "tsconfig.json",
      "package.json",
      "vite.config.ts",
      "src",
      "packages",
      "tests/support",
      "tests/ui/page.tsx",
    ]) {
      cpSync(join(root, name), join(copy, name), { recursive: true });
    }
    renameSync(join(copy, toyTests), join(copy, toyTests.replace(".tsx", ".test.tsx")));
    for (const name of ["node_modules", "public", "scripts"]) symlinkSync(join(root, name), join(copy, name));
    // What the compiler looks at here is the sources alone.
    const compilerOptions = { incremental: false, tsBuildInfoFile: null };
    const sources = { extends: "./tsconfig.json", compilerOptions, include: ["src"] };
    writeFileSync(join(copy, "tsconfig.src.json"), JSON.stringify(sources));
  }, mostMs);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it(
    "is all the compiler and the tests ask for, and works",
    () => {
      const undo = apply(
        toys.flatMap(({ edits }) => edits),
        copy,
      );
      const { stdout } = compile(copy);
      const tests = ["vitest", "run", "--project", "dom", toyTests.replace(".tsx", ".test.tsx")];
      const ran = spawnSync("npx", tests, { cwd: copy, encoding: "utf8", env: { ...process.env, VITEST: "" } });
      undo();
      expect(stdout).toBe("");
      expect(ran.status, ran.stdout + ran.stderr).toBe(0);
    },
    mostMs,
  );

  /** Each time every toy lacks one of its parts: what is left out of one is nothing to the others. */
  const rounds = Math.max(...toys.map(({ needs }) => needs.length));
  it.each(Array.from({ length: rounds }, (_, round) => round))(
    "is refused by the compiler, by name, where a part of it is missing (%i)",
    (round) => {
      const lacking = toys.flatMap((toy) => toy.needs.slice(round, round + 1).map((need) => ({ toy, ...need })));
      const undo = apply(
        lacking.flatMap(({ toy, ...need }) => without(toy, need)),
        copy,
      );
      const lines = compile(copy).stdout.split("\n");
      undo();
      for (const { toy, file, missing } of lacking) {
        const output = lines.filter((line) => line.startsWith("src/") && line.includes(`'${missing}'`));
        expect(output.length, `${toy.what} without ${file}`).toBeGreaterThan(0);
      }
    },
    mostMs,
  );
});

/** All edits of a toy but the one that puts what has that name, or what is last, into that file. */
function without({ edits }: Toy, { file, missing }: Toy["needs"][number]): readonly Edit[] {
  const there = edits.filter((edit) => edit.file === file);
  const named = there.findLast((edit) => "insert" in edit && edit.insert.includes(`${missing}:`)) ?? there.at(-1);
  expect(named).toBeDefined();
  return edits.filter((edit) => edit !== named);
}

function compile(folder: string) {
  const tsc = join(root, "node_modules", "typescript-native", "bin", "tsc");
  return spawnSync(process.execPath, [tsc, "-p", "tsconfig.src.json", "--noEmit", "--pretty", "false"], {
    cwd: folder,
    encoding: "utf8",
  });
}

/** Gives what takes it all back. */
function apply(edits: readonly Edit[], folder: string): () => void {
  const before = new Map<string, string | null>();
  for (const edit of edits) {
    const path = join(folder, edit.file);
    const known = "text" in edit ? null : readFileSync(path, "utf8");
    if (!before.has(path)) before.set(path, known);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, "text" in edit ? edit.text : inserted(known ?? "", edit));
  }
  return () => {
    for (const [path, text] of before) {
      if (text === null) rmSync(path);
      else writeFileSync(path, text);
    }
  };
}

function inserted(text: string, { file, before, insert }: Extract<Edit, { insert: string }>): string {
  const at = text.indexOf(before);
  if (at < 0)
    throw new Error(`${file} has no ${JSON.stringify(before)} any more: tell in toys.ts where its rows stand now.`);
  return text.slice(0, at) + insert + text.slice(at);
}
