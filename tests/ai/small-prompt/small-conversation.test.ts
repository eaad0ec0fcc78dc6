import { describe, expect, it } from "vitest";
import { calledBySmall } from "../../support/small-model";

describe("a conversation with a small model", () => {
  it("runs the lines of a reply in their order: $last is what the line before found", async () => {
    const { outcomes, session } = await calledBySmall("Find the humans, make them red and zoom to them", [
      [
        ["findNodes", { selector: "type == 'human'" }],
        ["styleNodes", { selector: "$last", color: "red" }],
        ["zoomToNodes", { selector: "$last" }],
      ],
    ]);
    expect(outcomes.map(({ name, success }) => [name, success])).toEqual([
      ["findNodes", true],
      ["styleNodes", true],
      ["zoomToNodes", true],
    ]);
    expect(outcomes[1]?.affectedNodes).toEqual(["h1", "h2", "h3", "h4", "h5", "h6"]);
    expect(session.document.layers).toHaveLength(1);
  });

  it("has the first of each group, averages and undo in its short list of tools", async () => {
    const { outcomes, session, server } = await calledBySmall("Who is oldest of each type, and how old are they?", [
      [["rankNodes", { by: "age", perGroup: "type", limit: 1 }]],
      [["aggregate", { measure: "mean", property: "age", groupBy: "type" }]],
      [["styleNodes", { selector: "type == 'cat'", color: "red" }]],
      [["undo", {}]],
    ]);
    expect(outcomes.map(({ success, message }) => (success ? "" : message))).toEqual(["", "", "", ""]);
    expect(session.document.layers).toEqual([]);
    const asked = JSON.stringify(server.requests[0]?.body);
    for (const tool of ["perGroup", "- aggregate(", "- undo()"]) expect(asked).toContain(tool);
  });

  it("says once what a word is", async () => {
    const { server } = await calledBySmall("Tell me about Whiskers", []);
    expect(JSON.stringify(server.requests[0]?.body)).not.toContain("name == 'Whiskers' or name == 'Whiskers'");
  });
});
