import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");

/** Files of a small house, by what each imports. All of it is checked in one run. */
const planted: Readonly<Record<string, readonly string[]>> = {
  "src/graph/thing": [],
  "src/ai/high": ["src/graph/thing"],
  "packages/formats/src/inside": [],
  "packages/formats/doors/read": ["packages/formats/src/inside"],
  "packages/formats/src/climbs": ["src/knowledge/text"],
  "packages/formats/src/host": ["src/graph/thing"],
  "packages/formats/src/beside": ["src/graph/thing"],
  "src/graph/opens/climbs": ["packages/formats/doors/read"],
  "src/ai/reads": ["packages/formats/doors/read"],
  "src/ai/beside": ["packages/formats/src/inside"],
  "src/graph/climbs": ["src/ai/high"],
  "src/commands/user": ["src/knowledge/text"],
  "src/knowledge/text": [],
  "src/knowledge/climbs": ["src/commands/user"],
  "src/analysis/climbs": ["src/knowledge/text"],
  "src/store/a": [],
  "src/canvas/beside": ["src/store/a"],
  "src/ui/parts/part": [],
  "src/ui/notes/NotesPanel": ["src/ui/parts/part", "src/ui/notes/rows"],
  "src/ui/notes/rows": [],
  "src/ui/frame/list": ["src/ui/notes/NotesPanel"],
  "src/ui/filter/beside": ["src/ui/notes/NotesPanel"],
  "src/ui/actions/climbs": ["src/ui/notes/NotesPanel"],
  "src/ui/notes/climbs": ["src/ui/frame/list"],
  "src/ui/notes/a": ["src/ui/notes/b"],
  "src/ui/notes/b": ["src/ui/notes/a"],
  "src/providers/http/ask": [],
  "src/providers/openai/body": ["src/providers/http/ask"],
  "src/providers/toy/toy": ["src/providers/http/ask"],
  "src/providers/table": ["src/providers/toy/toy"],
  "src/providers/toy/beside": ["src/providers/openai/body"],
};

let folder = "";
let complaints = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "parley-layers-"));
  cpSync(join(root, "tsconfig.json"), join(folder, "tsconfig.json"));
  for (const [name, imported] of Object.entries(planted)) plant(name, imported);
  plant("src/lib/climbs", ["src/ai/high"], "type ");
  complaints = complaintsAbout(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function plant(name: string, imported: readonly string[], kind = ""): void {
  const path = join(folder, `${name}.ts`);
  mkdirSync(dirname(path), { recursive: true });
  const up = "../".repeat(name.split("/").length - 1);
  const specifierOf = (to: string) =>
    to
      .replace("packages/formats/doors/", "@parley/formats/")
      .replace(/^src\//, "@/")
      .replace(/^packages\//, `${up}packages/`);
  const imports = imported.map((from, index) => `import ${kind}{ one as one${index} } from "${specifierOf(from)}";\n`);
  const used = imported.map((_, index) => (kind ? `typeof one${index}` : `one${index}`)).join(", ");
  writeFileSync(
    path,
    `${imports.join("")}${kind ? `export type one = ${used};` : `export const one = () => [${used}];`}\n`,
  );
}

/** What the layers' checker prints of a house; "" when it finds nothing. */
function complaintsAbout(house: string): string {
  const program = join(root, "node_modules", "dependency-cruiser", "bin", "dependency-cruise.mjs");
  const args = [program, "--config", join(root, ".dependency-cruiser.cjs"), "--output-type", "err", "src", "packages"];
  try {
    execFileSync(process.execPath, args, { cwd: house, stdio: "pipe" });
    return "";
  } catch (error) {
    return error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
  }
}

describe("the checker of layers", () => {
  it.each([
    ["an import that climbs the ladder", "graph-looks-down-only", "src/graph/climbs.ts → src/ai/high.ts"],
    ["a type-only import that climbs", "lib-looks-down-only", "src/lib/climbs.ts → src/ai/high.ts"],
    [
      "the knowledge read by the analysis",
      "analysis-looks-down-only",
      "src/analysis/climbs.ts → src/knowledge/text.ts",
    ],
    [
      "the commands read by the knowledge",
      "knowledge-looks-down-only",
      "src/knowledge/climbs.ts → src/commands/user.ts",
    ],
    [
      "the knowledge read by a reader of files",
      "formats-looks-down-only",
      "packages/formats/src/climbs.ts → src/knowledge/text.ts",
    ],
    [
      "a reader of files read by the document",
      "graph-looks-down-only",
      "src/graph/opens/climbs.ts → packages/formats/doors/read.ts",
    ],
    [
      "a package entered beside its doors",
      "formats-is-entered-by-its-doors",
      "src/ai/beside.ts → packages/formats/src/inside.ts",
    ],
    [
      "a file of formats, other than its host file, that looks into the house",
      "formats-takes-from-the-house-by-its-host-file",
      "packages/formats/src/beside.ts → src/graph/thing.ts",
    ],
    ["an adapter that reads another", "canvas-looks-down-only", "src/canvas/beside.ts → src/store/a.ts"],
    ["a provider that reads another", "providers-apart", "src/providers/toy/beside.ts → src/providers/openai/body.ts"],
    [
      "a panel that reads another",
      "ui-contents-looks-down-only",
      "src/ui/filter/beside.ts → src/ui/notes/NotesPanel.ts",
    ],
    ["a panel that reads the list", "ui-contents-looks-down-only", "src/ui/notes/climbs.ts → src/ui/frame/list.ts"],
    [
      "an action that reads a panel",
      "ui-actions-looks-down-only",
      "src/ui/actions/climbs.ts → src/ui/notes/NotesPanel.ts",
    ],
    ["a circle inside a folder", "no-circles", "src/ui/notes/a.ts →"],
  ])("sees %s", (_, rule, where) => {
    expect(complaints).toContain(`${rule}: ${where}`);
  });

  it("lets a higher folder import a lower one, and needs no row for a new panel or provider", () => {
    const faults = [...complaints.matchAll(/ error [^:]+: (\S+)/g)].map((match) => match[1]);
    const faulty = Object.keys(planted).filter((name) => faults.includes(`${name}.ts`));
    expect(faulty.filter((name) => !/\/(climbs|beside|a|b)$/.test(name))).toEqual([]);
    expect(faulty).toHaveLength(13);
  });
});

describe("the packages", () => {
  const packages = readdirSync(join(root, "packages"));

  it.each(packages)("%s: the compiler knows each door of its package.json and no other", (name) => {
    const { exports } = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8"));
    const { paths } = JSON.parse(readFileSync(join(root, "tsconfig.json"), "utf8")).compilerOptions;
    const doors = Object.entries(exports).map(([door, file]) => [
      door.replace(".", `@parley/${name}`),
      String(file).replace(".", `./packages/${name}`),
    ]);
    const mine = Object.entries(paths).filter(([alias]) => alias.startsWith(`@parley/${name}/`));
    expect(mine.map(([alias, files]) => [alias, ...[files].flat()])).toEqual(doors);
    for (const [, file = ""] of doors) expect(existsSync(join(root, file)), file).toBe(true);
  });

  it.each(packages)("%s is tested from inside by its own tests alone", (name) => {
    const own = name === "bench" ? "tests/eval/" : `tests/${name}/`;
    const inside = `packages/${name}/src/`;
    const strangers = readdirSync(join(root, "tests"), { recursive: true, encoding: "utf8" })
      .map((file) => `tests/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(own))
      .filter((file) => readFileSync(join(root, file), "utf8").includes(`../${inside}`));
    expect(strangers).toEqual([]);
  });

  it("give by their doors what somebody takes, and nothing else", () => {
    const code = ["src", "packages/bench/src", "tests"].flatMap((top) =>
      readdirSync(join(root, top), { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(join(root, top, file), "utf8")),
    );
    const entrance = join(root, "packages/formats/doors");
    const unused = readdirSync(entrance).flatMap((file) => {
      const users = code.filter((text) => text.includes(`"@parley/formats/${file.replace(".ts", "")}"`)).join("\n");
      const rows = [...readFileSync(join(entrance, file), "utf8").matchAll(/\{([^}]+)\}/g)];
      const names = rows.flatMap(([, row = ""]) => row.replaceAll("type ", "").match(/\w+/g) ?? []);
      expect(names.length, file).toBeGreaterThan(2);
      return names.filter((name) => !new RegExp(`\\b${name}\\b`).test(users)).map((name) => `${file}: ${name}`);
    });
    expect(unused).toEqual([]);
  });
});
