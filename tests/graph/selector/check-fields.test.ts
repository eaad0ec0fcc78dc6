import { describe, expect, it } from "vitest";
import { checkFields } from "@/graph/selector/check-fields";
import { parseSelector } from "@/graph/selector/parse/parse-selector";

const catalog = { nodes: ["type", "age", "odd name", "address"], edges: ["type", "weight"] };

function check(text: string, target: "nodes" | "edges" = "nodes") {
  const parsed = parseSelector(text);
  if (!parsed.success) throw new Error(parsed.message);
  const result = checkFields(parsed.selector, target, catalog);
  return result.success ? "fine" : `${result.message} ${result.hint}`;
}

describe("checkFields", () => {
  it.each([
    "type == 'cat' && not age > 5",
    "data.age > 5 || degree > 2",
    '["odd name"] == 1',
    "address.city == 'Bern'",
    "id in ['a'] && exists(label)",
    "neighbors(type == 'cat', 2)",
    "*",
  ])("accepts %s", (text) => expect(check(text)).toBe("fine"));

  it.each(["source.type == target.type", "weight > 1 && source == 'a'", "source.degree > 1", "neighbors(age > 5)"])(
    "accepts %s on edges",
    (text) => expect(check(text, "edges")).toBe("fine"),
  );

  it.each([
    ["tpye == 'cat'", 'Nodes have no attribute "tpye". Did you mean type?'],
    ["weight > 1", 'Nodes have no attribute "weight". Edges have it.'],
    ["name == 'x'", 'Nodes have type, age, ["odd name"], address. Always there: id, label, degree'],
    ["oddname == 1", 'Did you mean ["odd name"]?'],
    ["data.degree > 1", 'no attribute "degree"'],
    ["node.age > 1", "Did you mean age?"],
    ["type == cat", 'no attribute "cat". Put a text in quotes.'],
    ["source.type == 'cat'", "only edges have a source and a target"],
    ["not (type == 'cat' || nme == 'x')", '"nme"'],
    ["neighbors(weight > 1)", '"weight"'],
  ])("refuses %s", (text, message) => expect(check(text)).toContain(message));

  it("refuses what edges lack", () => {
    expect(check("degree > 1", "edges")).toContain('Edges have no attribute "degree"');
    expect(check("source.weight > 1", "edges")).toContain('Nodes have no attribute "weight"');
  });

  it("says so when there are no attributes at all", () => {
    const parsed = parseSelector("x == 1");
    const result = parsed.success && checkFields(parsed.selector, "nodes", { nodes: [], edges: [] });
    expect(result).toMatchObject({ hint: expect.stringContaining("Nodes have no attributes yet.") });
  });
});
