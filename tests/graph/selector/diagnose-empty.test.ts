import { describe, expect, it } from "vitest";
import { createGraphDocument } from "@/graph/document/graph-document";
import { distinctTexts, emptyTexts, explainEmpty } from "@/graph/selector/diagnose-empty";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import { say } from "@/lib/text/said";

const { tables } = createGraphDocument({
  name: "cats",
  directed: false,
  nodes: [
    { id: "1", attributes: { type: "cat", age: 5, name: "Whiskers", city: "Bern" } },
    { id: "2", attributes: { type: "human", name: "Ada", tags: ["water", "hot"] } },
  ],
  edges: [{ id: "e", source: "1", target: "2", attributes: { type: "knows" } }],
  layers: [],
  sets: [],
  filter: null,
});

function explain(text: string, target: "nodes" | "edges" = "nodes"): string | undefined {
  const parsed = parseSelector(text);
  if (!parsed.success) throw new Error(parsed.message);
  const said = explainEmpty(parsed.selector, target, (name, owner) => distinctTexts(tables, owner, name));
  return said?.map((one) => say(emptyTexts, one)).join(" ");
}

describe("explainEmpty", () => {
  it.each([
    ["type == 'dog'", "No nodes have type 'dog'; types are cat, human."],
    ["type == 'Cat'", "No nodes have type 'Cat'; 'cat' differs only in upper and lower case; types are cat, human."],
    [
      "name == 'Wiskers' && age > 1",
      "No nodes have name 'Wiskers'; the nearest is 'Whiskers'; names are Whiskers, Ada.",
    ],
    ["city in ['Berne', 'Basel']", "No nodes have city 'Berne' or 'Basel'; the nearest is 'Bern'; cities are Bern."],
    ["tags == 'Water'", "'water' differs only in upper and lower case; tags are water, hot."],
    ["name contains 'zz'", "No nodes have name containing 'zz'; names are Whiskers, Ada."],
    ["type == 'dog' || type == 'cow'", "No nodes have type 'dog'; types are cat, human. No nodes have type 'cow'"],
  ])("explains %s", (text, message) => expect(explain(text)).toContain(message));

  it.each(["age > 100", "type == 'cat' && age > 100", "type == 'dog' || age > 9", "not type == 'cat'", "age == 'x'"])(
    "blames no value for %s",
    (text) => expect(explain(text)).toBeUndefined(),
  );

  it("looks at nodes for the ends of edges and for neighbours", () => {
    expect(explain("source.type == 'dog'", "edges")).toBe("No edges have source.type 'dog'; types are cat, human.");
    expect(explain("type == 'cat'", "edges")).toContain("types are knows");
    expect(explain("neighbors(type == 'dog')", "edges")).toContain("No nodes have type 'dog'");
  });
});
