import { isJsonObject, type JsonObject } from "@/lib/json";
import type { ChatStep } from "@/store/chat-types";
import type { Words } from "@/words/words";

/** One short line: what was done, in the past tense, or what is being done. `title` is the command's own. */
export function stepTitle(step: ChatStep, title: string, { steps }: Words): string {
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
    case "failed":
      return toldTitle(step, steps) ?? firstSentence(step.message);
  }
}

/** Shorter than what the command says, for what is done most. */
function toldTitle(step: ChatStep, words: Words["steps"]): string | null {
  const name = lookedUp(step);
  if (name !== null) return words.lookedUp(name);
  const { input, data, state } = step;
  const count = isJsonObject(data) ? data["styledCount"] : undefined;
  if (state !== "done" || typeof count !== "number") return null;
  const target = step.name === "styleEdges" || input["target"] === "edges" ? "edges" : "nodes";
  return styledTitle(input, words, { count, target });
}

interface Styled {
  readonly count: number;
  readonly target: "nodes" | "edges";
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
function lookedUp({ name, input, state }: ChatStep): string | null {
  const selector = input["selector"];
  if (name !== "findNodes" || state !== "done" || typeof selector !== "string") return null;
  const wanted = /^\(?@id (?:==|startsWith) '((?:[^'\\]|\\.)*)'.*\|\| \(?@label/u.exec(selector)?.[1];
  return wanted === undefined ? null : wanted.replace(/\\(.)/gu, "$1");
}

function firstSentence(message: string): string {
  const end = /[.:] (?=\S)|\.$/u.exec(message)?.index;
  return end === undefined ? message : message.slice(0, end);
}
