import type { Exchange } from "@/ai/history/messages";
import { shownBefore } from "../../dialogue/shown-before";
import type { Act, Ref } from "../../meaning/acts";
import { anchored } from "../../meaning/anchored";
import { recordedActs } from "../../meaning/recorded-acts";
import { all } from "../../meaning/selectors";
import type { Schema } from "../../schema/schema";
import { tokenise } from "../../text/tokens";
import type { Turn } from "../grammar-types";
import { readAs, toReader } from "../read";
import { isSure, withNews } from "../read-acts";
import { named, spoken } from "../refs";
import { resolvedActs } from "../rest";
import { rules } from "../rules/rules";
import { isDone } from "./again";
import { backRules } from "./back-rules";
import { type Before, isOn } from "./before";
import { applyTurn } from "./lay";
import { placesIn } from "./places";
import { turnRules } from "./turn-rules";

const reader = toReader([...rules, ...backRules, ...turnRules]);

/** What a message means beside the one before it: laid over that one's act, or whole by itself. Null: neither. */
export function readTurn(message: string, schema: Schema, earlier: readonly Exchange[]): readonly Act[] | null {
  const before = beforeOf(message, schema, earlier);
  if (before === null) return null;
  const readings = readAs(reader, "Turn", { message, schema, also: (tokens) => placesIn(tokens, before) });
  const single = singleBefore(message, before) ?? thereBefore(message, before) ?? hiddenBefore(before);
  const [best, second] = readings.flatMap(({ mean, cost, mended }) => {
    const acts = isTurn(mean) ? actsOf(mean, message, before) : null;
    return acts === null ? [] : [{ acts: pointed(acts, single), cost, mended }];
  });
  if (best === undefined || !isSure(best, second, schema)) return null;
  const wrong = best.acts.find((act) => isMiscounted(act, before));
  if (wrong !== undefined && isOn(wrong))
    return [{ do: "held", why: "unsure", act: wrong, words: `those ${wrong.what.count}` }];
  return resolvedActs(onWay(best.acts, message, earlier));
}

/** "hide the route" after a way was found is about what is on that way, not about all edges. */
function onWay(acts: readonly Act[], message: string, earlier: readonly Exchange[]): readonly Act[] {
  const words = tokenise(message).map(({ norm }) => norm);
  if (!isOfWay(earlier)) return acts;
  return acts.map((act) => {
    const isWay = isOn(act) && act.what.target === "edges" && act.what.isAll && words.includes(act.what.one);
    return isWay ? ({ ...act, what: spoken("previous", "nodes") } as Act) : act;
  });
}

/** A way was spoken of; what was done to it since is about it too. */
function isOfWay(earlier: readonly Exchange[]): boolean {
  for (const exchange of earlier.toReversed()) {
    const acts = recordedActs(exchange) ?? [];
    if (acts.some((act) => act.do === "path" || act.do === "along" || act.do === "stops")) return true;
    if (acts.length === 0 || !acts.every((act) => "what" in act && act.what.base === "previous")) return false;
  }
  return false;
}

function actsOf(turn: Turn, message: string, before: Before): readonly Act[] | null {
  if (turn.said.kind !== "whole") return applyTurn(turn, before);
  const acts = withNews(turn.said.acts, message);
  return acts !== null && isOfNew(acts, before) ? acts.map((act) => (act.do === "held" ? act.act : act)) : acts;
}

/** "those two" where three were told. */
function isMiscounted(act: Act, { listed }: Before): boolean {
  if (!isOn(act) || act.what.base !== "previous" || act.what.rank !== undefined) return false;
  return act.what.count !== undefined && listed.length > 0 && listed.length !== act.what.count;
}

/** What is told of the node that was just made goes on making it. */
function isOfNew(acts: readonly Act[], { last, exchange }: Before): boolean {
  return (
    last.do === "addNode" &&
    isDone(exchange) &&
    acts.every((act) => act.do === "held" && act.why === "told" && isOfPrevious(act.act))
  );
}

function isOfPrevious(act: Act): boolean {
  if (act.do === "addEdge") return act.from === "" || act.to === "";
  return act.do === "set" && act.what.base === "previous";
}

function beforeOf(message: string, schema: Schema, earlier: readonly Exchange[]): Before | null {
  const exchange = earlier.at(-1);
  const recorded = exchange === undefined ? null : recordedActs(exchange);
  if (exchange === undefined || recorded === null) return null;
  const acts = recorded.flatMap((act) =>
    act.do === "lost" || act.do === "basis" ? [] : [act.do === "partly" ? act.act : act],
  );
  const said = acts.map((act) => anchored(act, { history: earlier, context: schema.context }));
  const last = said.at(-1);
  if (last === undefined) return null;
  const isAsked = /[?？]\s*$/u.test(message);
  return { exchange, earlier, acts: said, last, listed: shownBefore(exchange), schema, isAsked };
}

/** Border: the chart gives what the rule for a turn makes. */
function isTurn(mean: unknown): mean is Turn {
  return typeof mean === "object" && mean !== null && "said" in mean;
}

/** "it", "he", "her" after several were found: the one that was asked about. Null: what was found is meant. */
function singleBefore(message: string, { last, listed }: Before): Ref | null {
  if (listed.length < 2 || !isOn(last) || !tokenise(message).some(({ norm }) => singular.has(norm))) return null;
  const { near, names, base } = last.what;
  const own = base === "names" ? (names ?? []) : [];
  const [name, second] = near !== undefined && near.names.length > 0 ? near.names : own;
  return name === undefined || second !== undefined ? null : named([name]);
}

const singular = new Set("it|he|she|him|her|his|its|hers".split("|"));

/** "there" after two were connected: where the edge leads. */
function thereBefore(message: string, { last }: Before): Ref | null {
  const isThere = last.do === "addEdge" && last.to !== "" && /\bthere\b/iu.test(message);
  return isThere && last.do === "addEdge" ? named([last.to]) : null;
}

/** What was hidden is spoken of, though the call that hid it tells what is left. */
function hiddenBefore({ last }: Before): Ref | null {
  if (last.do !== "hide") return null;
  const { near, tied, rank, against, base } = last.what;
  const isPlain = [near, tied, rank, against].every((part) => part === undefined);
  return isPlain && (base === "all" || base === "names") ? last.what : null;
}

/** What points back, as what it points at. */
function pointed(acts: readonly Act[], at: Ref | null): readonly Act[] {
  if (at === null) return acts;
  return acts.map((act) => (isOn(act) ? { ...act, what: pointedRef(act.what, at) } : act));
}

function pointedRef(ref: Ref, at: Ref): Ref {
  const own = ref.base === "previous" ? { ...at, ...ref, base: at.base, ...whereOf(ref, at) } : ref;
  const { near } = own;
  if (near === undefined || near.names.length > 0) return own;
  if (near.of !== undefined) return { ...own, near: { ...near, of: pointedRef(near.of, at) } };
  return { ...own, near: at.names === undefined ? { ...near, of: at } : { ...near, names: at.names } };
}

function whereOf({ where }: Ref, at: Ref): Pick<Ref, "where"> {
  return where === undefined && at.where === undefined ? {} : { where: all([at.where, where]) };
}
