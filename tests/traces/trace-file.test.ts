import { writeGraph } from "@parley/formats/write";
import { describe, expect, it } from "vitest";
import { toTraceFile } from "@/traces/graph-before";
import { readTraceFile, tooLargeTrace } from "@/traces/read-trace";
import { writeTraceFile } from "@/traces/trace-file";
import { startScripted } from "../support/ai-session";
import { catsGraph } from "../support/graphs/cats";
import { calls, says } from "../support/providers/scripted-provider";

const find = calls([{ name: "findNodes", input: { selector: "type == 'cat'" } }]);
const style = calls([{ name: "styleNodes", input: { selector: "type == 'cat'", color: "blue" } }]);
const remove = calls([{ name: "removeNodes", input: { selector: "type == 'human'" } }]);

async function recorded() {
  const session = startScripted([find, style, says("Blue."), remove, says("Gone.")], {
    options: { approval: { effects: [], largeEdits: false } },
  });
  await session.controller.execute("Find all cats and make them blue");
  session.document.apply(
    [
      { type: "set-put", set: { name: "mine", nodes: ["cat1"], edges: [] } },
      { type: "positions-set", positions: { cat1: { x: 1, y: 2 } }, layout: "circle" },
    ],
    { step: "hand", actor: "user", title: "By hand" },
  );
  await session.controller.execute("Remove the humans");
  return session;
}

async function written(secrets: readonly string[] = []): Promise<string> {
  const { controller, document } = await recorded();
  const file = toTraceFile(document, controller.traces());
  return writeTraceFile(file ?? { graph: null, messages: [] }, secrets);
}

describe("a trace file", () => {
  it("holds the graph as it was before its first message, and all its messages", async () => {
    const { controller, document } = await recorded();
    const traces = controller.traces();
    const file = toTraceFile(document, traces);
    const read = readTraceFile(writeTraceFile(file ?? { graph: null, messages: [] }), "a.json");
    expect(read).toMatchObject({ success: true });
    if (!read.success || !file?.graph) return;
    expect(writeGraph(file.graph)).toBe(writeGraph(catsGraph()));
    expect(read.file.graph).toEqual(file.graph);
    expect(read.file.messages.map(({ events, parts, requests }) => ({ events, parts, requests }))).toEqual(
      JSON.parse(JSON.stringify(traces.map(({ events, parts, requests }) => ({ events, parts, requests })))),
    );
  });

  it("of a later message holds the graph as that one found it, with what hands did before", async () => {
    const { controller, document } = await recorded();
    const file = toTraceFile(document, controller.traces().slice(1));
    expect(file?.graph).toMatchObject({ layout: "circle", sets: [{ name: "mine" }] });
    expect(file?.graph?.nodes).toHaveLength(14);
    expect(file?.graph?.layers).toHaveLength(1);
    expect(file?.steps.map(({ title }) => title)).toEqual(["Find all cats and make them blue", "By hand"]);
  });

  it.each([
    [
      { type: "choices", choices: ["a"], isLost: true },
      { choices: ["a"], isLost: true },
    ],
    [{ type: "reading", reading: { requests: [] } }, { reading: { requests: [] } }],
    [
      { type: "plan", steps: [{ text: "a", state: "open" }], goesOn: true },
      { plan: { steps: [{ text: "a", state: "open" }], goesOn: true } },
    ],
    [{ type: "requests", count: 2 }, { requests: 2 }],
  ])("of an earlier Parley has notes for what the built-in assistant told: %j", async (older, raw) => {
    const text = await written();
    const part = JSON.parse(text).messages[0].parts[0];
    const read = readTraceFile(text.replace(JSON.stringify(part.part), JSON.stringify(older)), "a.json");
    expect(read).toMatchObject({ success: true });
    expect(read.success && read.file.messages[0]?.parts[0]?.part).toEqual({ type: "note", from: "builtin", raw });
  });

  it("holds no secret, in whatever way it was repeated", async () => {
    const key = 'my"very/secret key';
    const session = startScripted([says(`You said ${key}, ${encodeURIComponent(key)} and ${JSON.stringify({ key })}`)]);
    await session.controller.execute(`My key is ${key}`);
    const text = writeTraceFile({ graph: catsGraph(), messages: session.controller.traces() }, [key]);
    expect(text).not.toContain("secret");
    expect(readTraceFile(text, "a.json")).toMatchObject({ success: true });
  });

  it.each<readonly [string, (text: string) => string, string, RegExp]>([
    ["another version", (text) => text.replace('"version": 1', '"version": 7'), "other-version", /version 7/],
    ["no version", (text) => text.replace('"version": 1,', ""), "other-version", /no version/],
    ["the half of one", (text) => text.slice(0, text.length / 2), "cut-off", /not whole: line \d+, column \d+/],
    ["an empty file", () => " ", "not-a-trace", /is empty/],
    ["plain text", () => "Hello", "not-a-trace", /no JSON/],
    ["a graph", () => writeGraph(catsGraph()), "not-a-trace", /it is a graph/],
    ["a recipe", () => '{"parley":"recipe","version":1}', "not-a-trace", /recipe/],
    ["another JSON", () => '{"a":1,"b":2}', "not-a-trace", /a record of a, b/],
    ["a list of something", () => "[1,2]", "not-a-trace", /list of something else/],
    ["no messages", () => '{"parley":"trace","version":1,"graph":null,"messages":[]}', "no-messages", /no message/],
    ["a wrong event", (text) => text.replace('"type":"ai-turn-start"', '"type":"ai-turn"'), "wrong-shape", /events/],
    ["a wrong part", (text) => text.replace('"part":{"type":"', '"part":{"type":"x'), "wrong-shape", /parts/],
    ["a broken graph", (text) => text.replace('"source":"cat1"', '"source":"nobody"'), "wrong-shape", /nobody/],
    ["endless nesting", () => `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`, "wrong-shape", /levels deep/],
  ])("that is %s is refused by name", async (_name, spoil, problem, message) => {
    const read = readTraceFile(spoil(await written()), "report.json");
    expect(read).toMatchObject({ success: false, problem, message: expect.stringMatching(message) });
    expect(read).toMatchObject({ hint: expect.stringMatching(/\w\.$|….\.$/) });
  });

  it("over the limit is refused before it is read", () => {
    expect(tooLargeTrace(50_000_001, "big.json")).toMatchObject({ problem: "too-large" });
    expect(tooLargeTrace(50_000_000, "big.json")).toBeUndefined();
    expect(readTraceFile(" ".repeat(50_000_001), "big.json")).toMatchObject({
      problem: "too-large",
      message: "big.json is 50.0 MB; traces up to 50 MB are read.",
    });
  });

  it("of the first form, a list of messages, is read without a graph", async () => {
    const { controller } = await recorded();
    const read = readTraceFile(JSON.stringify(controller.traces()), "old.json");
    expect(read).toMatchObject({ success: true, file: { graph: null, messages: [{}, {}] } });
  });
});
