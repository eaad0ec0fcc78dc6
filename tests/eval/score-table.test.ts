import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readBaseline } from "../../packages/bench/src/baseline";
import { putTable, scoreTable, shortScoreTable } from "../../packages/bench/src/score-table";

const root = join(import.meta.dirname, "..", "..");
const committed = readBaseline(join(root, "packages", "bench", "results", "builtin.json"));

describe("the tables of scores", () => {
  it("stand in the README and the docs as the committed result has them", () => {
    if (!committed) throw new Error("There is no committed result.");
    expect(readFileSync(join(root, "README.md"), "utf8")).toContain(shortScoreTable(committed));
    expect(readFileSync(join(root, "docs", "evaluation.md"), "utf8")).toContain(scoreTable(committed));
  });

  it("go into their place and leave the rest of a text alone", () => {
    const folder = mkdtempSync(join(tmpdir(), "parley-tables-"));
    const file = join(folder, "text.md");
    const text = readFileSync(join(root, "README.md"), "utf8");
    writeFileSync(file, text);
    putTable(file, "| new |");
    const written = readFileSync(file, "utf8");
    expect(written).toContain("-->\n\n| new |\n\n<!-- scores end -->");
    expect(written.split("<!-- scores")[0]).toBe(text.split("<!-- scores")[0]);
    putTable(file, committed ? shortScoreTable(committed) : "");
    expect(readFileSync(file, "utf8")).toBe(text);
    rmSync(folder, { recursive: true });
  });
});
