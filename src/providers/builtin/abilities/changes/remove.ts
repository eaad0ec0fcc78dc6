import type { JsonObject } from "@/lib/json";
import { pushAll } from "@/lib/lists/whole-lists";
import { chip, plainText } from "../../answer/words";
import type { Offer } from "../../dialogue/offered-choices";
import { selectorText } from "../../meaning/subject-parts";
import { failureText, noneText } from "../../plan/failures";
import { call, numberIn, type Outcome, recordsIn, type Step, textIn } from "../../plan/outcome";
import type { PlanRun, Subject } from "../../plan/plan-run";
import { resolveRef } from "../../plan/resolve/resolve-ref";
import type { Speech } from "../../say/speech";
import { normalise } from "../../text/tokens";
import { ability, type Reply, type Said, unchanged } from "../ability";
import { edgeText } from "../find/find";

export const remove = ability("remove", function* ({ what }, run) {
  const { say } = run;
  if (what.mended.length > 0) {
    const meant = say.didYouMean(say.list(what.mended.map((word) => say.quote(plainText(word)))));
    return unchanged(meant, "deleted", say.writeItOut);
  }
  if (what.isAll) return unchanged(say.sayWhichToDelete, "deleted");
  const resolved = yield* resolveRef(what, run);
  if (!resolved.success) return unchanged(resolved.text, "deleted");
  const { subject } = resolved;
  const isFirst = (what.rank?.limit === 1 || what.tied?.order !== undefined) && subject.count !== 1;
  const doubt = subject.count === undefined || isFirst ? yield* removalDoubt(subject, isFirst, run) : null;
  if (doubt !== null) return doubt;
  const outcome = yield* call("removeElements", { selector: selectorText(subject), target: subject.target });
  if (outcome.status !== "done") return failureText(outcome, run.say.unchanged.deleted, run.say);
  return removedText(outcome, run.say);
});

/** Why nothing is deleted yet: nothing fits, or more than the one that was spoken of. */
function* removalDoubt(subject: Subject, isFirst: boolean, run: PlanRun): Step<Said | null> {
  const isOne = isFirst || isOneMeant(subject, run);
  const command = subject.target === "nodes" ? "findNodes" : "findEdges";
  const found = yield* call(command, { selector: selectorText(subject), limit: isOne ? 20 : 1 });
  const count = found.status === "done" ? numberIn(found.data, "count") : null;
  if (count === 0) return unchanged(noneText(subject, run.say), "deleted");
  return isOne && count !== null && count > 1 ? whichText(subject, { found, count }, run) : null;
}

function removedText({ data }: Outcome, say: Speech): string {
  const [nodes, edges] = [numberIn(data, "removedNodes") ?? 0, numberIn(data, "removedEdges") ?? 0];
  return nodes + edges === 0 ? say.nothingToDelete : say.deleted(nodes, edges);
}

export const clearGraph = ability("clearGraph", function* (_, run) {
  const outcome = yield* call("clearGraph", {});
  if (outcome.status !== "done") return failureText(outcome, run.say.unchanged.deleted, run.say);
  return removedText(outcome, run.say);
});

/** "the contract case", "that server": the words mean one, however many fit. */
function isOneMeant({ one, many }: Subject, { request }: PlanRun): boolean {
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

const mostNamed = 4;

/** Those that fit, each to choose, and all of them together. */
function whichText(
  subject: Subject,
  { found, count }: { readonly found: Outcome; readonly count: number },
  run: PlanRun,
): Reply {
  const records = recordsIn(found.data, subject.target).slice(0, mostNamed);
  if (subject.target === "nodes") pushAll(run.offers, nodesToDelete(records));
  run.offers.push({ message: { id: "removeAll", with: { count: String(count), what: subject.many } } });
  const names = records.map((record) => (subject.target === "nodes" ? chip(record) : edgeText(record, run.say)));
  const { say } = run;
  return unchanged(say.fit(count, say.thing(subject), say.upTo(names, mostNamed, count)), "deleted", say.whichOne);
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
