import * as z from "zod/mini";
import type { Undoable, UndoPlan, UndoScope } from "@/graph/document/document-types";
import { counted, figures } from "@/lib/english";
import type { JsonObject } from "@/lib/json";
import { type Said, type SaidOf, say } from "@/lib/text/said";
import { speaker } from "@/lib/text/speaker";
import { listOf, partTexts } from "../elements/parts";
import { listed } from "../elements/wording";
import type { CommandContext, CommandResult } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";
import { affectedElements } from "./affected-elements";

export const texts = {
  ...partTexts,
  nothingToUndo: "Nothing to undo.",
  unchangedGraph: "Nothing to undo. {name} is unchanged.",
  nothingToRedo: "Nothing to redo.",
  undid: "Undid{counts} {what}.",
  redid: "Redid{counts} {what}.",
  changes: [" {count} change:", " {count} changes:"],
  quoted: "“{what}”",
} as const;
const tell = speaker(texts);

const steps = z._default(z.int().check(z.minimum(1), z.maximum(100)), 1);

export const undo = defineWork({
  description: "Undoes the newest change; steps: so many, all, or step: the one of that number. redo: redoes.",
  input: z.strictObject({
    steps,
    all: z.optional(z.boolean()),
    step: z.optional(z.int()),
    redo: z.optional(z.boolean()),
  }),
  compact: { takes: [] },
  run: async ({ steps: count, step, ...input }, context): Promise<CommandResult<JsonObject>> => {
    const { all = false, redo: isRedo = false } = input;
    if (isRedo) return redone(all ? Number.POSITIVE_INFINITY : count, context);
    if (step !== undefined) return undoneStep(step, context);
    const { state, chosen = all ? Number.POSITIVE_INFINITY : count } = context;
    const plan = state.planUndo(chosen, scopeOf(context));
    if (plan.success) {
      const ask = handworkQuestion(plan, context);
      return { ...takeBack(plan, "undid"), ...(ask !== null && { ask }), data: { undone: plan.titles } };
    }
    if (!plan.isNothing) return refusePlan(plan);
    return { success: true, ...tell(nothingToUndo(context)), data: { undone: [] } };
  },
});

/** One change, whatever came after it. */
function undoneStep(number: number, context: CommandContext): CommandResult<JsonObject> {
  const { state, actor } = context;
  const wanted = state.undoable(Number.POSITIVE_INFINITY).find((one) => one.number === number);
  if (wanted === undefined) {
    const newest = state.undoable(5).map((one) => `${one.number} “${summaryOf(one)}”`);
    const hint = newest.length === 0 ? say(texts, nothingToUndo(context)) : `The newest: ${listed(newest)}.`;
    return refuse(`There is no change ${number} to undo.`, hint, { why: "unknown-step" });
  }
  const plan = state.planUndo(wanted.what);
  if (!plan.success) return refusePlan(plan);
  const isHandwork = actor === "assistant" && wanted.actor === "user";
  const ask = isHandwork ? { ask: `Undo “${summaryOf(wanted)}”, which was done by hand?` } : {};
  return { ...takeBack(plan, "undid"), ...ask, data: { undone: plan.titles } };
}

export const redo = defineWork({
  description: "Redoes what undo undid.",
  input: z.strictObject({ steps }),
  run: async ({ steps: count }, context) => redone(count, context),
});

function redone(count: number, context: CommandContext) {
  const plan = context.state.planRedo(context.chosen ?? count, scopeOf(context));
  if (plan.success) return { ...takeBack(plan, "redid"), data: { redone: plan.titles } };
  if (!plan.isNothing) return refusePlan(plan);
  return { success: true as const, ...tell({ id: "nothingToRedo" }), data: { redone: [] } };
}

/** In a message, its own calls come first. It never closes the graph. */
function scopeOf({ step }: CommandContext): UndoScope {
  return { ...(step === undefined ? {} : { within: step }), sinceOpening: true };
}

/** One step back is what was asked for; where an assistant goes on, what its user did by hand is asked for. */
function handworkQuestion({ undoes }: Extract<UndoPlan, { success: true }>, { state, step, actor }: CommandContext) {
  if (actor !== "assistant") return null;
  const all = state.steps();
  const goesOn = undoes.steps.length > 1 || all.some(({ id, kind }) => id === step && kind === "undo");
  const byHand = all.filter(
    ({ id, actor: by, kind }) => by === "user" && kind === "change" && undoes.steps.includes(id),
  );
  if (!goesOn || byHand.length === 0) return null;
  const titles = listed(byHand.toReversed().map(({ title }) => `'${title}'`));
  return `Undo ${counted(undoes.steps.length, "change")}, ${figures(byHand.length)} of them made by hand: ${titles}?`;
}

function nothingToUndo({ state }: CommandContext): SaidOf<typeof texts> {
  if (!state.planUndo(1).success) return { id: "nothingToUndo" };
  return { id: "unchangedGraph", with: { name: state.meta.name } };
}

/** What a step did, else what it is called. */
function summaryOf({ did, title }: Pick<Undoable, "did" | "title">): string {
  const summary = did.map(({ message }) => message).join(" ") || title;
  return summary.replace(/\.$/u, "");
}

/** The same as data, where all of it is. */
function saidOf(one: Pick<Undoable, "did" | "title">): string | Said {
  const all = one.did.flatMap(({ said = [] }) => said);
  const isWhole = all.length > 0 && one.did.every(({ said }) => said);
  return isWhole ? { id: "quoted", with: { what: all } } : `“${summaryOf(one)}”`;
}

function refusePlan({ message, reason }: Extract<UndoPlan, { success: false }>) {
  return refuse(message, "undo starts with the newest change.", reason);
}

function takeBack({ changes, undoes, titles, did }: Extract<UndoPlan, { success: true }>, id: "undid" | "redid") {
  const { nodes, edges } = affectedElements(changes);
  const counts = titles.length > 1 ? ({ id: "changes", with: { count: titles.length } } as const) : "";
  const named = titles.map((title, at) => ({ title, did: did[at] ?? [] }));
  const { message } = tell({ id, with: { counts, what: listOf(named.map((one) => `“${summaryOf(one)}”`)) } });
  const said: readonly Said[] = [{ id, with: { counts, what: listOf<string>(named.map(saidOf)) } }];
  return { success: true as const, message, said, changes, undoes, affectedNodes: nodes, affectedEdges: edges };
}
