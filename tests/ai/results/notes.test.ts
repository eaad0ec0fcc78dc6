import { describe, expect, it } from "vitest";
import { isNote, noteTexts } from "@/ai/results/notes";
import { say } from "@/lib/text/said";
import { notes as german } from "@/words/de/chat/notes";

const holesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/gu)].map(([, name = ""]) => name).sort();
const isId = (id: string): id is keyof typeof noteTexts => Object.hasOwn(noteTexts, id);
const ids = Object.keys(noteTexts).filter(isId);

describe("notes under an answer", () => {
  it.each(ids)("%s has the same holes in every language, and words of its own in German", (id) => {
    expect(holesOf(german[id])).toEqual(holesOf(noteTexts[id]));
    expect(german[id]).not.toBe(noteTexts[id]);
  });

  it("writes figures as each language does", () => {
    const note = { id: "tokensUsed", with: { count: 12_000 } } as const;
    expect(say(noteTexts, note)).toContain("12,000 tokens");
    expect(say(german, note, "de-DE")).toContain("12.000 Tokens");
  });

  it("leaves a provider's own words and what an older Parley kept as they are", () => {
    const stored = "This message changed nothing: the model called no command.";
    expect(isNote(stored)).toBe(true);
    expect(say(german, stored, "de-DE")).toBe(stored);
    expect(isNote({ id: "nobody" })).toBe(false);
  });

  it("fills each hole once: what stands in one is no hole", () => {
    expect(say(noteTexts, { id: "nothingDoneBecause", with: { why: "{why} $& {count}" } })).toBe(
      "This message changed nothing: {why} $& {count}",
    );
  });
});
