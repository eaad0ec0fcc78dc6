import type { JsonObject } from "@/lib/json";
import { pushAll } from "@/lib/lists/whole-lists";
import { chip, counted } from "../../answer/words";
import type { Offer } from "../../dialogue/offered-choices";
import { normalise } from "../../text/tokens";
import type { Desk, Subject } from "../desk";
import { type Outcome, recordsIn, textIn } from "../outcome";
import { edgeText } from "../questions/step-facts";

/** "the contract case", "that server": the words mean one, however many fit. */
export function isOneMeant({ one, many }: Subject, { request }: Desk): boolean {
  const text = normalise(request.history.at(-1)?.user ?? "");
  const [single, several] = [lastWord(one), lastWord(many)];
  if (single === "" || single === several) return false;
  const has = (word: string): boolean => ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ")} `.includes(` ${word} `);
  return (
    has(single) &&
    !has(several) &&
    /\b(?:the|that|this)\b/u.test(text) &&
    !/\b(?:all|every|each|any|both)\b/u.test(text)
  );
}

const mostTold = 4;

/** Those that fit, each to choose, and all of them together. */
export function whichText(
  subject: Subject,
  { found, count }: { readonly found: Outcome; readonly count: number },
  desk: Desk,
): string {
  const records = recordsIn(found.data, subject.target).slice(0, mostTold);
  if (subject.target === "nodes") pushAll(desk.offers, nodesToDelete(records));
  desk.offers.push({ message: `Delete all ${counted(count, subject.one, subject.many)}` });
  const names = records.map((record) => (subject.target === "nodes" ? chip(record) : edgeText(record, desk.say)));
  const { say } = desk;
  return `${say.fit(count, say.thing(subject), say.upTo(names, mostTold, count))} ${say.end(say.kept.deleted)} ${say.whichOne}`;
}

/** Nodes of one name by their ids. */
function nodesToDelete(nodes: readonly JsonObject[]): readonly Offer[] {
  const labels = nodes.map((node) => normalise(textIn(node, "label")));
  return nodes.map((node, at) => {
    const isAlone = labels.every((label, place) => place === at || label !== labels[at]);
    return { message: `Delete ${textIn(node, isAlone ? "label" : "id")}` };
  });
}

function lastWord(phrase: string): string {
  return (
    normalise(phrase)
      .split(/[^\p{L}\p{N}]+/u)
      .at(-1) ?? ""
  );
}
