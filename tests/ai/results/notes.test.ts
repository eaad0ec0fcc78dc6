import { describe, expect, it } from "vitest";
import { fillHoles, type NoteName, noteTexts, readNote, toNote } from "@/ai/results/notes";
import { notes as german } from "@/words/de/chat/notes";
import { notes as english } from "@/words/en/chat/notes";

const holesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/gu)].map(([, name = ""]) => name).sort();
const names = Object.keys(noteTexts).filter((name): name is NoteName => name in noteTexts);

describe("notes under an answer", () => {
  it.each(names)("%s is found by its words again, with what stood in its holes", (name) => {
    const holes = Object.fromEntries(holesOf(noteTexts[name]).map((hole) => [hole, `a "${hole}" (1.5)`]));
    expect(readNote(toNote(name, holes))).toEqual({ name, holes });
  });

  it.each(names)("%s has the same holes in every language, and words of its own in German", (name) => {
    expect(holesOf(german[name])).toEqual(holesOf(noteTexts[name]));
    expect(english[name]).toBe(noteTexts[name]);
    expect(german[name]).not.toBe(noteTexts[name]);
  });

  it("leaves a provider's own words alone", () => {
    expect(readNote("The server said 503. Ollama answered instead.")).toBeNull();
    expect(fillHoles("{a} and {b}", { a: 1 })).toBe("1 and {b}");
  });
});
