import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTextCallReader } from "@/ai/text-calls/text-call-reader";
import { hostilePieces } from "../../support/hostile-texts";
import { writtenForms } from "../../support/providers/call-forms";

const names = ["findNodes", "styleNodes", "queryGraph"];

function readIn(text: string, pieces: readonly string[]) {
  const reader = createTextCallReader(names);
  const shown = pieces.map((piece) => reader.push(piece).visible);
  const end = reader.end();
  expect(pieces.join("")).toBe(text);
  return { visible: shown.join("") + end.visible, calls: end.calls };
}

/** Whole, and letter by letter: streaming changes nothing. */
function read(text: string) {
  const whole = readIn(text, [text]);
  expect(readIn(text, [...text])).toEqual(whole);
  return whole;
}

const find = { name: "findNodes", input: { selector: "type == 'cat'", limit: 5 } };
const json = JSON.stringify({ name: "findNodes", arguments: find.input });

describe("a call written as text", () => {
  it.each([
    ["Hermes and Qwen", `<tool_call>\n${json}\n</tool_call>`],
    ["Granite's list", `<tool_call>[${json}]</tool_call>`],
    ["Qwen 2.5 coder", `<tools>\n${json}\n</tools>`],
    [
      "Qwen 3 coder",
      "<tool_call>\n<function=findNodes>\n<parameter=selector>\ntype == 'cat'\n</parameter>\n<parameter=limit>\n5\n</parameter>\n</function>\n</tool_call>",
    ],
    ["Llama 3", `<function=findNodes>${JSON.stringify(find.input)}</function>`],
    [
      "Llama 3 with a python tag",
      `<|python_tag|>${JSON.stringify({ type: "function", name: "findNodes", parameters: find.input })}`,
    ],
    ["Mistral's list", `[TOOL_CALLS] [${json}]`],
    ["Mistral with a name", `[TOOL_CALLS]findNodes[ARGS]${JSON.stringify(find.input)}`],
    [
      "GLM",
      "<tool_call>findNodes\n<arg_key>selector</arg_key>\n<arg_value>type == 'cat'</arg_value>\n<arg_key>limit</arg_key>\n<arg_value>5</arg_value>\n</tool_call>",
    ],
    [
      "DeepSeek",
      `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>findNodes\n\`\`\`json\n${JSON.stringify(find.input)}\n\`\`\`<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
    ],
    [
      "DeepSeek 3.1",
      `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>findNodes<｜tool▁sep｜>${JSON.stringify(find.input)}<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
    ],
    [
      "Kimi",
      `<|tool_calls_section_begin|><|tool_call_begin|>functions.findNodes:0<|tool_call_argument_begin|>${JSON.stringify(find.input)}<|tool_call_end|><|tool_calls_section_end|>`,
    ],
    [
      "MiniMax",
      `<invoke name="findNodes"><parameter name="selector">type == 'cat'</parameter><parameter name="limit">5</parameter></invoke>`,
    ],
    [
      "Command R",
      `<|START_ACTION|>[{"tool_call_id":"0","tool_name":"findNodes","parameters":${JSON.stringify(find.input)}}]<|END_ACTION|>`,
    ],
    ["Phi", `<|tool_call|>[${json}]<|/tool_call|>`],
    ["fenced JSON", `\`\`\`json\n${json}\n\`\`\``],
    ["JSON in a fence without a word", `\`\`\`\n${json}\n\`\`\``],
    ["bare JSON", json],
    ["a bare list", `[${json}]`],
    [
      "the API's own shape",
      JSON.stringify({
        tool_calls: [{ type: "function", function: { name: "findNodes", arguments: JSON.stringify(find.input) } }],
      }),
    ],
  ])("is read as %s write it, and not shown", (_who, block) => {
    const result = read(`I look for them.\n${block}`);
    expect(result.calls).toEqual([find]);
    expect(result.visible.trim()).toBe("I look for them.");
  });

  it("may come in several blocks with text around them", () => {
    const second = { name: "queryGraph", arguments: { query: "nodeCount" } };
    const block = (call: unknown) => `<tool_call>${JSON.stringify(call)}</tool_call>`;
    const result = read(`One. ${block({ name: "findNodes", arguments: find.input })} Two. ${block(second)} Three.`);
    expect(result.calls.map(({ name }) => name)).toEqual(["findNodes", "queryGraph"]);
    expect(result.visible.replace(/\s+/gu, " ")).toBe("One. Two. Three.");
  });

  it.each([
    ["null arguments", '<tool_call>{"name":"findNodes","arguments":null}</tool_call>'],
    ["an empty text", '<tool_call>{"name":"findNodes","arguments":""}</tool_call>'],
    ["no arguments", '<tool_call>{"name":"findNodes"}</tool_call>'],
  ])("with %s has an empty object as input", (_what, text) => {
    expect(read(text).calls).toEqual([{ name: "findNodes", input: {} }]);
  });

  it("with arguments that are no JSON is told as malformed, so that it never runs", () => {
    const { calls, visible } = read('<tool_call>{"name": "findNodes", "arguments": {selector: cat}}</tool_call>');
    expect(calls).toMatchObject([{ name: "findNodes", input: {} }]);
    expect(calls[0]?.rawInput).toContain("selector: cat");
    expect(visible).toBe("");
  });

  it("may hold the marks themselves as data", () => {
    const input = { selector: "note == '</tool_call> ``` <think>'" };
    const text = `<tool_call>${JSON.stringify({ name: "findNodes", arguments: input })}</tool_call>`;
    expect(read(text).calls).toEqual([{ name: "findNodes", input }]);
  });
});

describe("what is no call", () => {
  it.each([
    ["a command nobody registered", '<tool_call>{"name":"formatDisk","arguments":{}}</tool_call>'],
    ["JSON about something else", 'Here is one:\n```json\n{"name":"Whiskers","age":5}\n```\nNice.'],
    ["bare JSON about something else", '{"name":"Whiskers","age":5}\nThat is all.'],
    ["code", "```js\nconst a = {};\n```\nDone."],
    ["prose that names a mark", "Models write <tool_call> around calls, or [TOOL_CALLS] before them."],
    ["a node chip and a list", "[[cat1]] is a cat.\n- [link](x)\n[1, 2]"],
    ["comparisons", "a < b and c <d; `<`"],
  ])("is shown as it came: %s", (_what, text) => {
    const result = read(text);
    expect(result.calls).toEqual([]);
    expect(result.visible).toBe(text);
  });

  it("is a block in a model's thinking, which is not shown either", () => {
    const { calls, visible } = read(`<think>Maybe <tool_call>${json}</tool_call> or not.</think>Hello.`);
    expect({ calls, visible }).toEqual({ calls: [], visible: "Hello." });
  });

  it("is a block before the end of thinking whose beginning was in the prompt", () => {
    expect(read(`<tool_call>${json}</tool_call> hm</think>Hello.`).calls).toEqual([]);
  });

  it.each([
    ["a tag", `Wait. <tool_call>{"name":"findNodes","arguments":{"selector":"type`],
    ["a fence", `Wait. \n\`\`\`json\n{"name":"findNodes","arguments":{"selector":"type`],
    ["bare JSON", `Wait. \n{"name":"findNodes","arguments":{"selector":"type`],
    ["thinking", "Wait. <think>and <tool_call>"],
    ["a tag without its end", `Wait. <tool_call>${json}`],
  ])("is a block that was cut off: %s", (_what, text) => {
    const { calls, visible } = read(text);
    expect(calls).toEqual([]);
    expect(visible.trim()).toBe("Wait.");
  });
});

describe("streaming", () => {
  it("shows text as soon as it cannot be a call any more", () => {
    const reader = createTextCallReader(names);
    expect(reader.push("Hello <").visible).toBe("Hello ");
    expect(reader.push("b").visible).toBe("<b");
    expect(reader.push(" and <tool_").visible).toBe(" and ");
    expect(reader.push("box>").visible).toBe("<tool_box>");
  });

  it("never shows a part of a call, however the text is cut", () => {
    const text = `Before.\n<tool_call>${json}</tool_call>\nAfter.\n\`\`\`json\n${json}\n\`\`\``;
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 60 }), (sizes) => {
        const pieces: string[] = [];
        let at = 0;
        for (const size of sizes) {
          pieces.push(text.slice(at, at + size));
          at += size;
        }
        const result = readIn(text, [...pieces, text.slice(at)]);
        expect(result.visible.trim()).toBe("Before.\n\nAfter.");
        expect(result.calls).toEqual([find, find]);
      }),
    );
  });

  it("loses nothing of any text without marks", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "grapheme" })), (pieces) => {
        const text = pieces.join("");
        fc.pre(!/[`<[{]|functools/u.test(text));
        expect(readIn(text, pieces).visible).toBe(text);
      }),
    );
  });
});

describe("where a call stands", () => {
  const tags = `<tool_call>${json}</tool_call>`;

  it.each([
    ["behind a sentence", `I look for them. ${tags}`],
    ["behind a colon", `I look for them: ${tags}`],
    ["behind words without a stop, at the end", `Let me check ${tags}`],
    ["before a sentence on the next line", `${tags}\nthat finds them.`],
    ["before a sentence on its line", `${tags} Done soon.`],
    ["behind a list", `Steps:\n- find them\n- count them\n\n${tags}`],
    ["behind a quote", `You wrote:\n> find cats\n\n${tags}`],
    ["behind code", `As in \`a\` and\n\`\`\`js\n{}\n\`\`\`\n${tags}`],
    ["a fence before a sentence", `\`\`\`json\n${json}\n\`\`\`\nThat finds them.`],
    ["two fences behind a sentence", `First this.\n\`\`\`json\n${json}\n\`\`\``],
    ["thinking before it", `<think>Well.</think>${tags}`],
    ["thinking whose beginning was in the prompt", `Well, they want cats</think>\n\n${tags}`],
  ])("it is read: %s", (_where, text) => {
    expect(read(text).calls).toEqual([find]);
  });

  it.each([
    ["in mid-sentence", `The label is ${tags} and no more.`],
    ["as the subject of a sentence", `${tags} is the label.`],
    ["before a comma", `${tags}, says the label.`],
    ["in back quotes", `The label is \`${tags}\`.`],
    ["in back quotes at the end", `The label is \`${tags}\``],
    ["in quotes", `The label is "${tags}"`],
    ["in curly quotes", `The label is “${tags}”`],
    ["in brackets", `The label (${tags}) is odd.`],
    ["in bold", `The label is **${tags}**`],
    ["in a block quote", `The label:\n> ${tags}`],
    ["in a block quote of lines", `The label:\n> <tool_call>\n> ${json}\n> </tool_call>`],
    ["in a list", `- cat1: Whiskers\n- n1: ${tags}`],
    ["in a list of its own", `- ${tags}`.replace("- ", "Labels:\n- ")],
    ["in a numbered list", `Labels:\n1. ${tags}`],
    ["in a table", `| id | label |\n| --- | --- |\n| n1 | ${tags} |`],
    ["indented as code", `The label:\n\n    ${tags}`],
    ["in a fence of tildes", `The label:\n~~~\n${tags}\n~~~`],
    ["in a fence of four", `The label:\n\`\`\`\`\n${tags}\n\`\`\`\``.replace("````\n<", "````md\n<")],
    ["in a fence with words", `The label:\n\`\`\`\nlabel: ${tags}\n\`\`\``],
    ["in a fence with words behind it", `The label:\n\`\`\`\n${tags} is it\n\`\`\``],
    ["in a fence between paragraphs", `One would call\n\`\`\`json\n${json}\n\`\`\`\nto find them.`],
    ["bare between paragraphs", `One would call\n${json}\nto find them.`],
    ["bare as the subject of a sentence", `${json} is the label.`],
    ["before a mark of thinking in quotes", `The label is "<think>" and "${tags}".`],
  ])("it is text: %s", (_where, text) => {
    const { calls, visible } = read(text);
    expect(calls).toEqual([]);
    expect(visible.trim()).toBe(text.trim());
  });

  it("is read in every form, wherever it may stand and however its text is cut (law)", () => {
    const word = fc.stringMatching(/^x[a-z ='0-9.]{0,14}[a-z']$/u);
    const input = fc.dictionary(fc.stringMatching(/^[a-z]{3,8}$/u), word, { minKeys: 1, maxKeys: 3 });
    const form = fc.constantFrom(...Object.keys(writtenForms));
    const around = fc.constantFrom(
      (block: string) => block,
      (block: string) => `I look for them.\n\n${block}`,
      (block: string) => `Schaue nach!\n${block}`,
      (block: string) => `${block}\n\nI wait for what comes.`,
      (block: string) => `\n${block}\n`,
      (block: string) => `<think>Hm.</think>\n\n${block}`,
    );
    fc.assert(
      fc.property(form, input, around, fc.integer({ min: 1, max: 30 }), (name, given, wrap, size) => {
        const text = wrap((writtenForms[name] ?? String)({ name: "findNodes", input: given }));
        const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, "gu")) ?? [];
        expect(readIn(text, pieces).calls).toEqual([{ name: "findNodes", input: given }]);
      }),
    );
  });

  // Work that grew with the square of the length would run into the limit of time; `npm run bench` measures how it grows.
  it("reads what begins like a call again and again, and finds none", () => {
    for (const piece of hostilePieces) {
      expect(readIn(piece.repeat(20_000), Array<string>(20_000).fill(piece)).calls, piece).toEqual([]);
    }
  });
});
