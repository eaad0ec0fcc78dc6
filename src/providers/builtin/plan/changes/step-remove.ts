import { plainText } from "../../answer/words";
import type { Ref } from "../../meaning/acts";
import { selectorText } from "../../meaning/subject-parts";
import type { Speech } from "../../say/speech";
import type { Desk, Subject } from "../desk";
import { failureText } from "../failures";
import { call, numberIn, type Outcome, type Step } from "../outcome";
import { resolveRef } from "../resolve/resolve-ref";
import { noneText } from "../subject-text";
import { isOneMeant, whichText } from "./which-one";

export function* removeStep(what: Ref, desk: Desk): Step<string> {
  const { say } = desk;
  const unharmed = say.end(say.kept.deleted);
  if (what.mended.length > 0) {
    const meant = say.didYouMean(say.list(what.mended.map((word) => say.quote(plainText(word)))));
    return `${meant} ${unharmed} ${say.writeItOut}`;
  }
  if (what.isAll) return `${say.sayWhichToDelete} ${unharmed}`;
  const resolved = yield* resolveRef(what, desk);
  if (!resolved.success) return `${resolved.text} ${desk.say.end(desk.say.kept.deleted)}`;
  const { subject } = resolved;
  const isFirst = (what.rank?.limit === 1 || what.tied?.order !== undefined) && subject.count !== 1;
  const doubt = subject.count === undefined || isFirst ? yield* removalDoubt(subject, isFirst, desk) : null;
  if (doubt !== null) return doubt;
  const outcome = yield* call("removeElements", { selector: selectorText(subject), target: subject.target });
  if (outcome.status !== "done") return failureText(outcome, desk.say.kept.deleted, desk.say);
  return removedText(outcome, desk.say);
}

/** Why nothing is deleted yet: nothing fits, or more than the one that was spoken of. */
function* removalDoubt(subject: Subject, isFirst: boolean, desk: Desk): Step<string | null> {
  const isOne = isFirst || isOneMeant(subject, desk);
  const command = subject.target === "nodes" ? "findNodes" : "findEdges";
  const found = yield* call(command, { selector: selectorText(subject), limit: isOne ? 20 : 1 });
  const count = found.status === "done" ? numberIn(found.data, "count") : null;
  if (count === 0) return `${noneText(subject, desk.say)} ${desk.say.end(desk.say.kept.deleted)}`;
  return isOne && count !== null && count > 1 ? whichText(subject, { found, count }, desk) : null;
}

function removedText({ data }: Outcome, say: Speech): string {
  const [nodes, edges] = [numberIn(data, "removedNodes") ?? 0, numberIn(data, "removedEdges") ?? 0];
  return nodes + edges === 0 ? say.nothingToDelete : say.deleted(nodes, edges);
}

export function* clearGraphStep(desk: Desk): Step<string> {
  const outcome = yield* call("clearGraph", {});
  if (outcome.status !== "done") return failureText(outcome, desk.say.kept.deleted, desk.say);
  return removedText(outcome, desk.say);
}
