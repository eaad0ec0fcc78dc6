import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** What the layers' checker prints of a house of these files; "" when it finds nothing. */
function complaintsAbout(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "parley-layers-"));
  folders.push(folder);
  cpSync(join(root, "tsconfig.json"), join(folder, "tsconfig.json"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const program = join(root, "node_modules", "dependency-cruiser", "bin", "dependency-cruise.mjs");
  const args = [program, "--config", join(root, ".dependency-cruiser.cjs"), "--output-type", "err", "src"];
  try {
    execFileSync(process.execPath, args, { cwd: folder, stdio: "pipe" });
    return "";
  } catch (error) {
    return error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
  }
}

const lower = { "src/graph/thing.ts": "export const thing = 1;\n" };

describe("the checker of layers", () => {
  it("lets a higher folder import a lower one", () => {
    expect(
      complaintsAbout({
        ...lower,
        "src/ai/user.ts": 'import { thing } from "../graph/thing";\nexport const used = thing;\n',
      }),
    ).toBe("");
  });

  it("sees an import that climbs the ladder", () => {
    const planted = {
      "src/ai/high.ts": "export const high = 1;\n",
      "src/graph/low.ts": 'import { high } from "../ai/high";\nexport const low = high;\n',
    };
    expect(complaintsAbout(planted)).toContain("graph-looks-down-only");
  });

  it("sees a type-only import that climbs", () => {
    const planted = {
      "src/ai/high.ts": "export type High = 1;\n",
      "src/lib/low.ts": 'import type { High } from "../ai/high";\nexport const low: High = 1;\n',
    };
    expect(complaintsAbout(planted)).toContain("lib-looks-down-only");
  });

  it("keeps the text behind a graph between the analysis and the commands", () => {
    const planted = {
      "src/commands/high.ts": 'import { text } from "../knowledge/text";\nexport const high = text;\n',
      "src/knowledge/text.ts": "export const text = 1;\n",
      "src/knowledge/climbs.ts": 'import { high } from "../commands/high";\nexport const low = high;\n',
      "src/analysis/climbs.ts": 'import { text } from "../knowledge/text";\nexport const low = text;\n',
    };
    const complaints = complaintsAbout(planted);
    expect(complaints).toContain("knowledge-looks-down-only");
    expect(complaints).toContain("analysis-looks-down-only");
    expect(complaints).not.toContain("commands-looks-down-only");
  });

  it("keeps the three adapters apart", () => {
    const planted = {
      "src/store/a.ts": "export const a = 1;\n",
      "src/canvas/b.ts": 'import { a } from "../store/a";\nexport const b = a;\n',
    };
    expect(complaintsAbout(planted)).toContain("canvas-looks-down-only");
  });
});
