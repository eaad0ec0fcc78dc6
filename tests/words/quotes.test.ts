import { describe, expect, it } from "vitest";
import { files } from "@/words/de/dialogs/files";

describe("a German note", () => {
  it("has names in German quotation marks, whoever put them in", () => {
    const note = { id: "linked", with: { count: 2, names: "“Father”, “Mother”" } } as const;
    expect(files.sayRead(note)).toBe("„Father“, „Mother“ wurden zu Verbindungen mit den genannten Knoten.");
  });
});
