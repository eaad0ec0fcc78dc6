import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toWellFormed } from "@/ai/context/text-limits";
import type { ProviderPart } from "@/ai/port/provider-port";
import { toCallText, toReplyText } from "@/ai/small-prompt/reply-form";
import { createReplyReader } from "@/ai/small-prompt/reply-reader";

function read(pieces: readonly string[]) {
  const reader = createReplyReader();
  const parts: ProviderPart[] = [];
  for (const piece of pieces) parts.push(...reader.push(piece));
  parts.push(...reader.end());
  return {
    parts,
    text: parts.map((part) => (part.type === "text-delta" ? part.text : "")).join(""),
    calls: parts.flatMap((part) => (part.type === "tool-call" ? [part.call] : [])),
  };
}

const find = toCallText("findNodes", { selector: "type == 'cat'" });
const findCall = { id: "", name: "findNodes", input: { selector: "type == 'cat'" } };

describe("reading what a small model writes", () => {
  it("takes a call out whole, and previews it as it comes", () => {
    const { parts, calls, text } = read([...find]);
    expect(calls).toEqual([findCall]);
    expect(text).toBe("");
    const previews = parts.filter((part) => part.type === "tool-call-delta");
    expect(previews[0]).toMatchObject({ name: "findNodes" });
    expect(previews.length).toBeGreaterThan(10);
  });

  it("says an answer while it is still being written", () => {
    const reader = createReplyReader();
    reader.push('{"tool":"reply","args":{"text":"There are');
    expect(reader.push(" 8 ca")).toEqual([{ type: "text-delta", text: " 8 ca", isPlain: true }]);
  });

  it.each([
    ['quotes "inside"', 'He said "hi" {"tool":"x"}'],
    ["line breaks and tabs", "a\nb\tc"],
    ["signs beyond the first plane", "cats 😀 and 猫"],
    ["backslashes", "C:\\temp\\n"],
  ])("decodes an answer with %s, wherever it is cut", (_what, answer) => {
    const whole = toReplyText(answer);
    for (let size = 1; size < 8; size += 1) {
      const pieces = whole.match(new RegExp(`[\\s\\S]{1,${size}}`, "gu")) ?? [];
      expect(read(pieces)).toMatchObject({ text: answer, calls: [] });
    }
  });

  it("decodes surrogates written as two escapes", () => {
    expect(read(['{"tool":"reply","args":{"text":"a\\ud83d', '\\ude00b"}}']).text).toBe("a😀b");
  });

  it("reads the same whatever the pieces (law)", () => {
    const replies = fc.array(
      fc.oneof(
        fc
          .string({ unit: "binary" })
          .map((text) => ({ written: toReplyText(toWellFormed(text)), text: toWellFormed(text) })),
        fc.constant({ written: find, text: "" }),
      ),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(replies, fc.array(fc.nat({ max: 60 }), { maxLength: 8 }), (list, cuts) => {
        const whole = list.map(({ written }) => written).join("\n");
        const places = [0, ...cuts.map((cut) => cut % (whole.length + 1)), whole.length].toSorted((a, b) => a - b);
        const pieces = places.slice(1).map((place, index) => whole.slice(places[index], place));
        const got = read(pieces);
        expect(got.text).toBe(
          list
            .map(({ text }) => text)
            .join("")
            .trimStart(),
        );
        expect(got.calls).toHaveLength(list.filter(({ written }) => written === find).length);
      }),
    );
  });

  it.each([
    ["spaces between", `{ "tool" : "findNodes" , "args" : { "selector" : "type == 'cat'" } }`],
    ["a fence around", `\`\`\`json\n${find}\n\`\`\``],
    ["the arguments first", `{"args":{"selector":"type == 'cat'"},"tool":"findNodes"}`],
    ["thinking before", `<think>I could {"tool":"clearStyles","args":{}}</think>\n${find}`],
  ])("reads a call with %s", (what, written) => {
    const { calls, text } = read([...written]);
    if (what === "the arguments first") expect(text).toBe(written);
    else expect({ calls, text }).toEqual({ calls: [findCall], text: "" });
  });

  it("reads several calls in a row and keeps the words before them", () => {
    const { calls, text } = read([`Let me look. ${find}\n${find}`]);
    expect(calls).toEqual([findCall, findCall]);
    expect(text.trim()).toBe("Let me look.");
  });

  it.each([
    ['{"tool":"showAll"}', {}],
    ['{"tool":"showAll","args":null}', {}],
    ['{"tool":"showAll","args":""}', {}],
  ])("takes %s as a call without arguments", (written, input) => {
    expect(read([written]).calls).toEqual([{ id: "", name: "showAll", input }]);
  });

  it("never runs a call that was cut off", () => {
    const cut = '{"tool":"removeElements","args":{"selector":"*';
    expect(read([cut]).calls).toEqual([{ id: "", name: "removeElements", input: {}, rawInput: cut }]);
  });

  it("keeps what came of an answer that was cut off", () => {
    expect(read(['{"tool":"reply","args":{"text":"There are 8'])).toMatchObject({ text: "There are 8", calls: [] });
  });

  it.each(["There are 8 cats.", "Use { and } in CSS.", '{"cats": 8}', "a < b and <thin", "{"])(
    "leaves words as they are: %s",
    (words) => {
      expect(read([...words])).toMatchObject({ text: words, calls: [] });
    },
  );
});
