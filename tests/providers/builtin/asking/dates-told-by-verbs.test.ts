import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { aufgaben, aufgabenIso, tasksIso } from "../graphs/tasks";
import { startChat } from "../support/chat";

async function named(message: string, graph: GraphData): Promise<readonly string[]> {
  const { answer } = await startChat(graph).say(message);
  return [...answer.matchAll(/\[\[([^\]]+)\]\]/gu)].map(([, id = ""]) => id).toSorted();
}

const english: readonly (readonly [string, readonly string[]])[] = [
  ["which tasks end after 2026-02-18?", ["T4", "T5", "T6"]],
  ["which nodes end after 1 March 2026?", ["T5", "T6"]],
  ["tasks that end before February 18, 2026", ["T1", "T2"]],
  ["which tasks finish after March 2026?", ["T6"]],
  ["which tasks start before 1 February 2026?", ["T1", "T2"]],
  ["which tasks begin after 2026-02-16?", ["T5", "T6"]],
  ["tasks that start on or after the 1st of February 2026", ["T3", "T4", "T5", "T6"]],
  ["what begins before the 20th of January 2026?", ["T1"]],
];

describe("dates by what ends or begins, in English", () => {
  it.each(english)("attributes in English: %s", async (message, ids) => {
    expect(await named(message, tasksIso)).toEqual(ids);
  });

  it.each(english)("attributes in German: %s", async (message, ids) => {
    expect(await named(message, aufgabenIso)).toEqual(ids);
  });
});

const german: readonly (readonly [string, readonly string[]])[] = [
  ["Welche Aufgaben enden nach dem 18.02.2026?", ["T4", "T5", "T6"]],
  ["Welche Aufgaben enden nach dem 01.03.2026?", ["T5", "T6"]],
  ["Welche Aufgaben enden vor dem 18. Februar 2026?", ["T1", "T2"]],
  ["Welche Aufgaben beginnen vor dem 1. Februar 2026?", ["T1", "T2"]],
  ["Welche Aufgaben beginnen nach dem 16.2.2026?", ["T5", "T6"]],
  ["Was endet nach dem 1. März 2026?", ["T5", "T6"]],
  ["Welche Aufgaben beginnen zwischen dem 1. Februar 2026 und dem 2. März 2026?", ["T3", "T4"]],
  ["Welche Aufgaben starten vor dem 20.01.2026?", ["T1"]],
  ["Zeige alle Aufgaben, die nach dem 01.03.2026 enden", ["T5", "T6"]],
  ["Knoten mit Ende nach dem 01.03.2026", ["T5", "T6"]],
];

describe("dates by what ends or begins, in German", () => {
  it.each(german)("days first: %s", async (message, ids) => {
    expect(await named(message, aufgaben)).toEqual(ids);
  });

  it.each(german)("years first: %s", async (message, ids) => {
    expect(await named(message, aufgabenIso)).toEqual(ids);
  });

  it.each(["Welche Aufgaben enden nach 2026-03-01?", "Welche Aufgaben enden nach dem 2026-03-01?"])(
    "said year first: %s",
    async (message) => {
      expect(await named(message, aufgaben)).toEqual(["T5", "T6"]);
      expect(await named(message, aufgabenIso)).toEqual(["T5", "T6"]);
    },
  );
});
