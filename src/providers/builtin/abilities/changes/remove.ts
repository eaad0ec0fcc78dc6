import type { JsonObject } from "@/lib/json";
import { pushAll } from "@/lib/lists/whole-lists";
import { chip, plainText } from "../../answer/words";
import type { Offer } from "../../dialogue/offered-choices";
import { selectorText } from "../../meaning/subject-parts";
import type { Desk, Subject } from "../../plan/desk";
import { failureText, noneText } from "../../plan/failures";
import { call, numberIn, type Outcome, recordsIn, type Step, textIn } from "../../plan/outcome";
import { resolveRef } from "../../plan/resolve/resolve-ref";
import type { Speech } from "../../say/speech";
import { normalise } from "../../text/tokens";
import { ability, kept, type Said, type Told } from "../ability";
import { edgeText } from "../find/find";

export const remove = ability("remove", function* ({ what }, desk) {
  const { say } = desk;
  if (what.mended.length > 0) {
    const meant = say.didYouMean(say.list(what.mended.map((word) => say.quote(plainText(word)))));
    return kept(meant, "deleted", say.writeItOut);
  }
  if (what.isAll) return kept(say.sayWhichToDelete, "deleted");
  const resolved = yield* resolveRef(what, desk);
  if (!resolved.success) return kept(resolved.text, "deleted");
  const { subject } = resolved;
  const isFirst = (what.rank?.limit === 1 || what.tied?.order !== undefined) && subject.count !== 1;
  const doubt = subject.count === undefined || isFirst ? yield* removalDoubt(subject, isFirst, desk) : null;
  if (doubt !== null) return doubt;
  const outcome = yield* call("removeElements", { selector: selectorText(subject), target: subject.target });
  if (outcome.status !== "done") return failureText(outcome, desk.say.kept.deleted, desk.say);
  return removedText(outcome, desk.say);
});

/** Why nothing is deleted yet: nothing fits, or more than the one that was spoken of. */
function* removalDoubt(subject: Subject, isFirst: boolean, desk: Desk): Step<Said | null> {
  const isOne = isFirst || isOneMeant(subject, desk);
  const command = subject.target === "nodes" ? "findNodes" : "findEdges";
  const found = yield* call(command, { selector: selectorText(subject), limit: isOne ? 20 : 1 });
  const count = found.status === "done" ? numberIn(found.data, "count") : null;
  if (count === 0) return kept(noneText(subject, desk.say), "deleted");
  return isOne && count !== null && count > 1 ? whichText(subject, { found, count }, desk) : null;
}

function removedText({ data }: Outcome, say: Speech): string {
  const [nodes, edges] = [numberIn(data, "removedNodes") ?? 0, numberIn(data, "removedEdges") ?? 0];
  return nodes + edges === 0 ? say.nothingToDelete : say.deleted(nodes, edges);
}

export const clearGraph = ability("clearGraph", function* (_, desk) {
  const outcome = yield* call("clearGraph", {});
  if (outcome.status !== "done") return failureText(outcome, desk.say.kept.deleted, desk.say);
  return removedText(outcome, desk.say);
});

/** "the contract case", "that server": the words mean one, however many fit. */
function isOneMeant({ one, many }: Subject, { request }: Desk): boolean {
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
function whichText(
  subject: Subject,
  { found, count }: { readonly found: Outcome; readonly count: number },
  desk: Desk,
): Told {
  const records = recordsIn(found.data, subject.target).slice(0, mostTold);
  if (subject.target === "nodes") pushAll(desk.offers, nodesToDelete(records));
  desk.offers.push({ message: { id: "removeAll", with: { count: String(count), what: subject.many } } });
  const names = records.map((record) => (subject.target === "nodes" ? chip(record) : edgeText(record, desk.say)));
  const { say } = desk;
  return kept(say.fit(count, say.thing(subject), say.upTo(names, mostTold, count)), "deleted", say.whichOne);
}

/** Nodes of one name by their ids. */
function nodesToDelete(nodes: readonly JsonObject[]): readonly Offer[] {
  const labels = nodes.map((node) => normalise(textIn(node, "label")));
  return nodes.map((node, at) => {
    const isAlone = labels.every((label, place) => place === at || label !== labels[at]);
    return { message: { id: "remove", with: { what: textIn(node, isAlone ? "label" : "id") } } };
  });
}

function lastWord(phrase: string): string {
  return (
    normalise(phrase)
      .split(/[^\p{L}\p{N}]+/u)
      .at(-1) ?? ""
  );
}
