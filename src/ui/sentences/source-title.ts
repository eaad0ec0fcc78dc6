import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { plural } from "@/lib/plural";
import type { ChatStep } from "@/store/chat/chat-types";
import type { Words } from "@/words/words";

export type SourceCall = Pick<ChatStep, "name" | "input" | "data">;

/** Where only the words of the first load are at hand: a title for what is done most, else what the command is called. */
export function sourceTitle(step: SourceCall, title: string, words: Words): string {
  return shortTitle(step, words) ?? words.steps.title(step.name, title);
}

export function shortTitle({ name, input, data }: SourceCall, { steps }: Words): string | null {
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

/** The call as it was meant: a reference to what an earlier step found reads as what that step asked for. */
export function meantCall<C extends SourceCall>(call: C, steps: readonly SourceCall[]): C {
  const selector = call.input["selector"];
  const meant = steps.find(
    ({ data }) => isJsonObject(data) && typeof selector === "string" && data["set"] === selector,
  );
  const asked = meant?.input["selector"];
  return asked === undefined ? call : { ...call, input: { ...call.input, selector: asked } };
}

/** `type == 'cat'` asks for cats; any other condition names no kind. */
export function askedKind(selector: JsonValue | undefined): string {
  const asked = /^\s*(?:type|kind|species|typ|art)\s*==\s*(['"])([\p{L}\p{M} -]+)\1\s*$/iu.exec(
    typeof selector === "string" ? selector : "",
  );
  return asked?.[2] ?? "";
}
