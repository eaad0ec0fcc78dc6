import { hasDirections } from "@/graph/document/graph-types";
import { printSelector } from "@/graph/selector/print-selector";
import type { Selector } from "@/graph/selector/selector-types";
import { chip, chipOf } from "../../answer/words";
import { harmWords, needStems } from "../../lexicon/outage-words";
import { failureText } from "../../plan/failures";
import { asNodes, lookUp, refusalFor } from "../../plan/look-up";
import { call, numberIn, type Outcome, recordsIn, type Step, textIn } from "../../plan/outcome";
import type { PlanRun } from "../../plan/plan-run";
import { typeAttribute } from "../../schema/schema";
import { verbStem } from "../../text/inflect";
import { tokenise, wordsOfName } from "../../text/tokens";
import { ability, unchanged } from "../ability";

/** What would no longer hang together with the rest, were this node gone. */
export const cutOff = ability("cutOff", function* ({ name }, run) {
  const looked = yield* asNodes(yield* lookUp([name], run));
  const [node] = looked;
  const wrong = refusalFor(name, node, run);
  if (node?.kind !== "node" || wrong !== null) return wrong ?? "";
  const needs = needing(run);
  if (needs !== null) return yield* needed(node.id, needs, run);
  const within = `not @id == ${JSON.stringify(node.id)}`;
  const before = yield* parts({ whole: true });
  const after = yield* parts({ whole: true, within });
  if (before.status !== "done" || after.status !== "done") return failureText(after, run.say.undone.workedOut, run.say);
  const [whole, apart] = [textIn(before.data, "set"), textIn(after.data, "set")];
  const who = chipOf(node.id);
  const none = unchanged(run.say.notCutOff(who), "changed");
  if (apart === "") return none;
  const selector = whole === "" ? apart : `${apart} && not ${whole}`;
  const outcome = yield* call("findNodes", { selector });
  const count = numberIn(outcome.data, "count") ?? 0;
  if (count === 0) return none;
  const names = run.say.upTo(recordsIn(outcome.data, "nodes").map(chip), 20, count);
  return unchanged(run.say.cutOff(who, count, names), "changed");
});

/** "What would break if it fails?", where edges say what needs what. */
function needing({ request, schema }: PlanRun): Selector | null {
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
function* needed(id: string, via: Selector, run: PlanRun): Step<string> {
  const input = { ids: [id], via: printSelector(via), direction: "in", depth: 5 };
  const outcome = yield* call("getNeighbors", input);
  if (outcome.status !== "done") return failureText(outcome, run.say.undone.neighboursRead, run.say);
  const nodes = recordsIn(outcome.data, "nodes");
  const count = numberIn(outcome.data, "count") ?? nodes.length;
  if (count === 0) return run.say.notNeeded(chipOf(id));
  return run.say.needed(chipOf(id), count, run.say.upTo(nodes.map(chip), 20, count));
}

function* parts(options: Readonly<Record<string, string | boolean>>): Step<Outcome> {
  return yield* call("runAlgorithm", { algorithm: "components", options });
}
