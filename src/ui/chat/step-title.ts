import { isJsonObject, type JsonObject } from "@/lib/json";
import { plural } from "@/lib/plural";
import type { ChatStep } from "@/store/chat-types";
import type { AllWords, Words } from "@/words/words";
import { askedKind, stepFacts, type ToldCall } from "./step-facts";

/** One short line: what was done, in the past tense, or what is being done. `title` is the command's own. */
export function stepTitle(step: ChatStep, title: string, words: AllWords): string {
  const { steps } = words;
  const doing = steps.doing[step.name] ?? title;
  switch (step.state) {
    case "running":
      return doing;
    case "waiting":
      return steps.waitingForYou(doing);
    case "stopped":
      return steps.stopped(doing);
    case "denied":
      return steps.denied(doing);
    case "done":
      return doneTitle(step, words) ?? words.titles.unknownDone;
    case "failed":
      return words.titles.told[step.name]?.failed ?? words.titles.unknownFailed;
  }
}

/** What a command did, for people; null where there is none of this name. */
export function doneTitle(call: ToldCall, words: AllWords): string | null {
  return shortTitle(call, words) ?? words.titles.told[call.name]?.done(stepFacts(call, words)) ?? null;
}

/** Where only the words of the first load are at hand: a title for what is done most, else what the command is called. */
export function sourceTitle(step: ChatStep, title: string, words: Words): string {
  return shortTitle(step, words) ?? words.steps.title(step.name, title);
}

function shortTitle({ name, input, data }: ToldCall, { steps }: Words): string | null {
  const found = lookedUp(name, input);
  if (found !== null) return steps.lookedUp(found);
  const count = isJsonObject(data) ? data["styledCount"] : undefined;
  if (typeof count !== "number") return null;
  const target = name === "styleEdges" || input["target"] === "edges" ? "edges" : nodesOf(askedKind(input["selector"]));
  return styledTitle(input, steps, { count, target });
}
interface Styled {
  readonly count: number;
  readonly target: Parameters<Words["steps"]["coloured"]>[1];
}

function nodesOf(kind: string): Styled["target"] {
  return kind === "" ? "nodes" : { one: kind, many: plural(kind) };
}

/** Null where more than one thing was set. */
function styledTitle(input: JsonObject, words: Words["steps"], { count, target }: Styled): string | null {
  const { color, property, channel } = input;
  if (typeof property === "string") {
    if (channel === "color") return words.colouredBy(count, target, property);
    return channel === "size" || channel === "width" ? words.sizedBy(count, target, property) : null;
  }
  const others = Object.keys(input).filter(
    (name) => !["selector", "nodeIds", "edgeIds", "layer", "color"].includes(name),
  );
  return typeof color === "string" && others.length === 0 ? words.coloured(count, target, color) : null;
}

/** A search for a name's id is long to read and of little interest. */
function lookedUp(name: string, input: JsonObject): string | null {
  const selector = input["selector"];
  if (name !== "findNodes" || typeof selector !== "string") return null;
  const wanted = /^\(?@id (?:==|startsWith) '((?:[^'\\]|\\.)*)'.*\|\| \(?@label/u.exec(selector)?.[1];
  return wanted === undefined ? null : wanted.replace(/\\(.)/gu, "$1");
}
