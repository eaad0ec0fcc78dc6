import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { de } from "@/providers/builtin/say/de";
import { en } from "@/providers/builtin/say/en";
import { es } from "@/providers/builtin/say/es";
import { fr } from "@/providers/builtin/say/fr";
import { ja } from "@/providers/builtin/say/ja";
import { zh } from "@/providers/builtin/say/zh";

const tables = { de, es, fr, zh, ja };

/** "undone.path", "styled": the names of all entries, those of lists within them too. */
function entriesOf(table: object, before = ""): readonly string[] {
  return Object.entries(table).flatMap(([name, entry]: [string, unknown]) =>
    typeof entry === "object" && entry !== null ? entriesOf(entry, `${before}${name}.`) : [`${before}${name}`],
  );
}

/** Sentences that take nothing. */
function fixedOf(table: object): ReadonlyMap<string, string> {
  const fixed = (entries: object, before: string): readonly (readonly [string, string])[] =>
    Object.entries(entries).flatMap(([name, entry]: [string, unknown]) => {
      if (typeof entry === "string") return [[`${before}${name}`, entry] as const];
      return typeof entry === "object" && entry !== null ? fixed(entry, `${before}${name}.`) : [];
    });
  return new Map(fixed(table, ""));
}

describe.each(Object.entries(tables))("what is said in %s", (_, table) => {
  it("has every entry, and no other", () => {
    expect([...entriesOf(table)].sort()).toEqual([...entriesOf(en)].sort());
  });

  it("is never left empty or in English", () => {
    const own = fixedOf(table);
    const left = [...fixedOf(en)].filter(([name, english]) => {
      const said = own.get(name) ?? "";
      return said === "" || (said === english && said.includes(" "));
    });
    expect(left).toEqual([]);
  });

  it("says none, one and several", () => {
    const things = { one: "Rex", many: "Rexe" };
    const said = [0, 1, 2].map((count) => table.thereAre(count, things));
    expect(new Set(said).size).toBe(3);
    expect(said[1]).toContain("1");
    expect(said[2]).toContain("2");
  });

  it("names what is left of a long list", () => {
    const names = Array.from({ length: 9 }, (_unused, at) => `n${at}`);
    expect(table.upTo(names, 3)).toMatch(/n0.*n1.*n2.*6/u);
    expect(table.upTo(names, 3)).not.toContain("n3");
    expect(table.list(["a"])).toBe("a");
  });
});

describe("what is said in German", () => {
  const folder = "src/providers/builtin/say/de";

  it.each(readdirSync(folder))("speaks to people as the page does, with Sie: %s", (file) => {
    const text = readFileSync(`${folder}/${file}`, "utf8");
    // What a message may be is said to the assistant.
    const own = text.replace(/„[^“]*“/gu, "„…“");
    const familiar =
      /(?<!\p{L})(?:du|dein\p{L}*|dir|dich|sag|frag|versuch|nenn|schreib|gib|wähl|klick|probier)(?!\p{L})/giu;
    expect([...own.matchAll(familiar)].map(([word]) => word)).toEqual([]);
  });
});
