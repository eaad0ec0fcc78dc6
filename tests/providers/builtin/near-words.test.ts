import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readNote } from "@/ai/results/provider-note";
import { readMeanings } from "@/app/headless/host";
import { catsGraph } from "../../support/graphs/cats";
import { clinic } from "./graphs/clinic";
import { type Chat, startChat } from "./support/chat";

const dictionaries = readMeanings(join(import.meta.dirname, "..", "..", "..", "public", "meanings"));

function offeredIn({ parts }: Chat): readonly string[] {
  return parts.flatMap((part) => (part.type === "note" ? (readNote(part.raw).choices ?? []) : []));
}

describe("words that neither the language's rows nor the graph have", () => {
  it("are taken for the graph's own where a dictionary is sure, and that is said", async () => {
    const chat = startChat(clinic, true, { dictionaries });
    const { answer, calls } = await chat.say("color everybody by metropolis");
    expect(calls.at(-1)).toMatchObject({ name: "styleByAttribute", input: { property: "city", channel: "color" } });
    expect(answer).toContain("I read this as 'city'.");
  });

  it("are offered as buttons where it is not, and nothing changes", async () => {
    const chat = startChat(clinic, true, { dictionaries });
    const before = chat.document.snapshot();
    await chat.say("make the practitioners blue");
    expect(chat.document.snapshot()).toEqual(before);
    expect(offeredIn(chat)).toContain("make the doctors blue");
  });

  it("are not taken for what an attribute is called where a kind of thing is asked for", async () => {
    const cats = { ...catsGraph(), name: "Pets" };
    const chat = startChat(cats, true, { dictionaries });
    await chat.say("Style all dogs red");
    expect(offeredIn(chat)).toEqual(["Style all cats red", "Style all humans red"]);
  });

  it("mean what they were taught to mean", async () => {
    const taught = [{ word: "whippersnapper", means: "patient" }];
    const chat = startChat({ ...clinic, taught }, true, { dictionaries });
    const { answer } = await chat.say("how many whippersnappers are there?");
    expect(answer).toMatch(/\b4\b/u);
  });

  it("stay unknown where no dictionary can be had, and the graph's own words are told", async () => {
    const failing = () => Promise.reject(new Error("offline"));
    const chat = startChat(clinic, true, { dictionaries: failing });
    const { answer, calls } = await chat.say("color everybody by metropolis");
    expect(calls.some(({ name }) => name === "styleByAttribute")).toBe(false);
    expect(answer).toContain("city");
  });
});
