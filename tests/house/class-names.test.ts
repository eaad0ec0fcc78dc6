import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { describe, expect, it } from "vitest";

const ui = join(import.meta.dirname, "..", "..", "src", "ui");

/** The folder of `ui/` that a sheet is in, at any depth: "chat", "table". */
const homeOf = (file: string) => (dirname(file) === "." ? "." : (file.split(sep)[0] ?? "."));

/** Sheets of the whole page: they may set parts of every folder. */
const isShared = (file: string) => [".", "parts", "frame"].includes(homeOf(file));

const files = readdirSync(ui, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));

/** Classes that a sheet styles on their own, with no other class beside or around them. */
function ownClasses(css: string): readonly string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//gu, "");
  const selectors = [...plain.matchAll(/([^{}]+)\{/gu)].flatMap(([, heads = ""]) => heads.split(","));
  return selectors.flatMap((selector) => {
    const [, name] = /^\.([\w-]+)(?:::?[\w-]+(?:\([^)]*\))?|\[[^\]]*\])*$/u.exec(selector.trim()) ?? [];
    return name === undefined ? [] : [name];
  });
}

describe("class names of the page", () => {
  it("belong to one folder each: a panel that was opened changes no other", () => {
    const homes = new Map<string, Set<string>>();
    for (const file of files.filter((one) => !isShared(one))) {
      for (const name of ownClasses(readFileSync(join(ui, file), "utf8"))) {
        homes.set(name, (homes.get(name) ?? new Set()).add(homeOf(file)));
      }
    }
    const shared = [...homes].filter(([, folders]) => folders.size > 1).map(([name, folders]) => [name, ...folders]);
    expect(homes.size).toBeGreaterThan(200);
    expect(shared).toEqual([]);
  });
});
