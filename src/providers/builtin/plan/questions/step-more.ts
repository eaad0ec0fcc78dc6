import { hasDirections } from "@/graph/document/graph-types";
import { printSelector } from "@/graph/selector/print-selector";
import type { Selector } from "@/graph/selector/selector-types";
import { chip, chipOf } from "../../answer/words";
import { harmWords, needStems } from "../../lexicon/outage-words";
import type { Act, Ref } from "../../meaning/acts";
import { selectorText } from "../../meaning/subject-parts";
import { typeAttribute } from "../../schema/schema";
import { verbStem } from "../../text/inflect";
import { tokenise, wordsOfName } from "../../text/tokens";
import type { Desk } from "../desk";
import { failureText } from "../failures";
import { asNodes, lookUp, refusalFor } from "../look-up";
import { call, numberIn, type Outcome, recordsIn, type Step, textIn } from "../outcome";
import { resolveRef } from "../resolve/resolve-ref";

/** Which there are more of, with both numbers. */
export function* moreOfStep(act: Act & { readonly do: "moreOf" }, desk: Desk): Step<string> {
  const first = yield* countOf(act.sides[0], desk);
  if (typeof first === "string") return first;
  const second = yield* countOf(act.sides[1], desk);
  if (typeof second === "string") return second;
  const lead = act.isMore ? first.count - second.count : second.count - first.count;
  const both = desk.say.end(`${first.text}, ${second.text}`);
  if (act.asks === "yes") return desk.say.answered(lead > 0, both);
  if (lead === 0) return desk.say.asMany(both);
  return desk.say.moreOf(act.isMore, desk.say.thing(lead > 0 ? act.sides[0] : act.sides[1]), both);
}

interface Counted {
  readonly count: number;
  readonly text: string;
}

function* countOf(side: Ref, desk: Desk): Step<Counted | string> {
  const resolved = yield* resolveRef(side, desk);
  if (!resolved.success) return resolved.text;
  const { subject } = resolved;
  const name = subject.target === "nodes" ? "findNodes" : "findEdges";
  const outcome = yield* call(name, { selector: selectorText(subject), limit: 1 });
  const count = numberIn(outcome.data, "count");
  if (outcome.status !== "done" || count === null) return failureText(outcome, desk.say.undone.counted, desk.say);
  return { count, text: desk.say.counted(count, desk.say.thing(subject)) };
}

/** What would no longer hang together with the rest, were this node gone. */
export function* cutOffStep(name: string, desk: Desk): Step<string> {
  const looked = yield* asNodes(yield* lookUp([name], desk));
  const [node] = looked;
  const wrong = refusalFor(name, node, desk);
  if (node?.kind !== "node" || wrong !== null) return wrong ?? "";
  const needs = needing(desk);
  if (needs !== null) return yield* neededStep(node.id, needs, desk);
  const within = `not @id == ${JSON.stringify(node.id)}`;
  const before = yield* parts({ whole: true });
  const after = yield* parts({ whole: true, within });
  if (before.status !== "done" || after.status !== "done")
    return failureText(after, desk.say.undone.workedOut, desk.say);
  const [kept, apart] = [textIn(before.data, "set"), textIn(after.data, "set")];
  const who = chipOf(node.id);
  const unharmed = desk.say.end(desk.say.kept.changed);
  const none = `${desk.say.notCutOff(who)} ${unharmed}`;
  if (apart === "") return none;
  const selector = kept === "" ? apart : `${apart} && not ${kept}`;
  const outcome = yield* call("findNodes", { selector });
  const count = numberIn(outcome.data, "count") ?? 0;
  if (count === 0) return none;
  const names = desk.say.upTo(recordsIn(outcome.data, "nodes").map(chip), 20, count);
  return `${desk.say.cutOff(who, count, names)} ${unharmed}`;
}

/** "What would break if it fails?", where edges say what needs what. */
function needing({ request, schema }: Desk): Selector | null {
  const said = tokenise(request.history.at(-1)?.user ?? "");
  const type = typeAttribute(schema, "edges");
  if (!hasDirections(request.context.profile) || !said.some(({ norm }) => harmWords.has(norm))) return null;
  const kinds = (type?.values ?? []).filter(({ value }) =>
    wordsOfName(String(value))
      .split(" ")
      .some((word) => needStems.has(verbStem(word))),
  );
  if (type === undefined || kinds.length === 0) return null;
  return { op: "in", field: { name: type.name, of: "bare" }, values: kinds.map(({ value }) => value) };
}

/** All that needs a node, over others too: as far as neighbours are read, five steps. */
function* neededStep(id: string, via: Selector, desk: Desk): Step<string> {
  const input = { ids: [id], via: printSelector(via), direction: "in", depth: 5 };
  const outcome = yield* call("getNeighbors", input);
  if (outcome.status !== "done") return failureText(outcome, desk.say.undone.neighboursRead, desk.say);
  const nodes = recordsIn(outcome.data, "nodes");
  const count = numberIn(outcome.data, "count") ?? nodes.length;
  if (count === 0) return desk.say.notNeeded(chipOf(id));
  return desk.say.needed(chipOf(id), count, desk.say.upTo(nodes.map(chip), 20, count));
}

function* parts(options: Readonly<Record<string, string | boolean>>): Step<Outcome> {
  return yield* call("runAlgorithm", { algorithm: "components", options });
}
