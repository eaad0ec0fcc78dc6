import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readGraph, sayRead } from "@parley/formats/read";
import { expect } from "vitest";
import { type Chat, startChat } from "../support/chat";
import { untouched } from "../support/document-checks";

/** A chat over one of the catalogues of the suites. */
export async function open(name: string): Promise<Chat> {
  const file = `${name}.json`;
  const read = await readGraph(readFileSync(join("packages/bench/graphs/courses", file), "utf8"), file);
  if (!read.success) throw new Error(sayRead(read.why));
  return startChat(read.graph);
}

export type Case = readonly [graph: string, message: string, wanted: readonly string[]];

export async function expectWords([graph, message, wanted]: Case): Promise<void> {
  const chat = await open(graph);
  const { answer } = await chat.say(message);
  for (const words of wanted) expect(answer).toContain(words);
  expect(untouched(chat)).toBe(true);
}
