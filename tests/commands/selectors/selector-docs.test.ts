import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readGraph, sayRead } from "@parley/formats/read";
import { beforeAll, describe, expect, it } from "vitest";
import { lookNames } from "@/graph/looks/look-fields";
import type { JsonObject } from "@/lib/json";
import { createTestRegistry, type TestRegistry } from "../../support/test-registry";

const root = join(import.meta.dirname, "..", "..", "..");
const section = readFileSync(join(root, "docs", "commands.md"), "utf8").split("\n## Selectors\n")[1] ?? "";

/** The lines of all fenced blocks of that kind. */
function blocks(kind: string): readonly string[] {
  return [...section.matchAll(/^```(.+)\n([\s\S]*?)^```$/gmu)].flatMap(([, name, body = ""]) =>
    name === kind ? body.trimEnd().split("\n") : [],
  );
}

/** `selector → what it gives`. */
function examples(kind: string): readonly (readonly [string, string])[] {
  return blocks(`selector ${kind}`).map((line) => {
    const [, selector = "", given = ""] = /^(.*?)\s+→ (.*)$/u.exec(line) ?? [];
    return [selector, given];
  });
}

describe("the selectors of docs/commands.md", () => {
  let door: TestRegistry;
  beforeAll(async () => {
    const read = await readGraph(readFileSync(join(root, "public", "samples", "cats.json"), "utf8"), "cats.json");
    if (!read.success) throw new Error(sayRead(read.why));
    door = createTestRegistry(read.graph);
    const calls: readonly (readonly [string, JsonObject])[] = JSON.parse(blocks("json setup").join("\n"));
    for (const [name, input] of calls) expect(await door.run(name, input), name).toMatchObject({ success: true });
  });

  it("are many", () => {
    expect(examples("nodes").length).toBeGreaterThan(50);
    expect(examples("edges").length).toBeGreaterThan(10);
  });

  it.each(examples("nodes"))("of nodes: %s names %s", async (selector, count) => {
    expect((await door.dataOf("findNodes", { selector }))["count"]).toBe(Number(count));
  });

  it.each(examples("edges"))("of edges: %s names %s", async (selector, count) => {
    expect((await door.dataOf("findEdges", { selector }))["count"]).toBe(Number(count));
  });

  it.each(examples("wrong"))("%s is refused: %s", async (selector, message) => {
    const found = await door.run("findNodes", { selector });
    expect(found.success).toBe(false);
    expect(found.message.startsWith(message), found.message).toBe(true);
    expect(found.hint).not.toBe("");
  });

  it("name every look there is, in the table and in an example", () => {
    const table = section.split("\n").filter((line) => line.startsWith("| `@"));
    for (const target of ["nodes", "edges"] as const) {
      for (const name of lookNames(target)) {
        const rows = table.filter((row) => row.includes(`\`@${name}\``));
        expect(rows, name).toHaveLength(1);
        expect(rows[0]?.includes("| both |") || rows[0]?.includes(`| ${target} |`), name).toBe(true);
      }
    }
    const shown = [...examples("nodes"), ...examples("edges")].map(([selector]) => selector).join("\n");
    for (const operator of [
      "==",
      "!=",
      "<",
      "<=",
      ">",
      ">=",
      "contains",
      "startsWith",
      "endsWith",
      "has",
      "in",
      "between",
      "is",
    ])
      expect(shown).toContain(` ${operator} `);
  });
});
