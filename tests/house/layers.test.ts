import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");

/** Files of a small house, by what each imports. All of it is checked in one run. */
const planted: Readonly<Record<string, readonly string[]>> = {
  "src/graph/thing": [],
  "src/ai/high": ["src/graph/thing"],
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
  "src/ui/panels/list": ["src/ui/notes/NotesPanel"],
  "src/ui/filter/beside": ["src/ui/notes/NotesPanel"],
  "src/ui/actions/climbs": ["src/ui/notes/NotesPanel"],
  "src/ui/notes/climbs": ["src/ui/panels/list"],
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
  const imports = imported.map((from, index) => `import ${kind}{ one as one${index} } from "@/${from.slice(4)}";\n`);
  const used = imported.map((_, index) => (kind ? `typeof one${index}` : `one${index}`)).join(", ");
  writeFileSync(
    path,
    `${imports.join("")}${kind ? `export type one = ${used};` : `export const one = () => [${used}];`}\n`,
  );
}

/** What the layers' checker prints of a house; "" when it finds nothing. */
function complaintsAbout(house: string): string {
  const program = join(root, "node_modules", "dependency-cruiser", "bin", "dependency-cruise.mjs");
  const args = [program, "--config", join(root, ".dependency-cruiser.cjs"), "--output-type", "err", "src"];
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
    ["an adapter that reads another", "canvas-looks-down-only", "src/canvas/beside.ts → src/store/a.ts"],
    ["a provider that reads another", "providers-apart", "src/providers/toy/beside.ts → src/providers/openai/body.ts"],
    [
      "a panel that reads another",
      "ui-contents-looks-down-only",
      "src/ui/filter/beside.ts → src/ui/notes/NotesPanel.ts",
    ],
    ["a panel that reads the list", "ui-contents-looks-down-only", "src/ui/notes/climbs.ts → src/ui/panels/list.ts"],
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
    expect(faulty).toHaveLength(9);
  });
});
