import { isJsonObject, type JsonObject } from "@/lib/json";
import { figure, plainText, sayValue } from "../../answer/words";
import { everything } from "../../chart/refs";
import type { Ref, StyleWish } from "../../meaning/acts";
import { ownName } from "../../meaning/own-name-label";
import { mendedText, selectorText, targetOf } from "../../meaning/subject-parts";
import { failureText, isSingular, noneText, subjectText } from "../../plan/failures";
import { type CallSpec, call, numberIn, type Outcome, recordsIn, type Step, unavailable } from "../../plan/outcome";
import type { PlanRun, Subject } from "../../plan/plan-run";
import { resolveRef } from "../../plan/resolve/resolve-ref";
import type { Speech } from "../../say/speech";
import { attributesOf } from "../../schema/schema";
import { type ActOf, ability, unchanged } from "../ability";
import { onThings } from "../on-things";

/** Gives elements a fixed look. */
export const styleThings = onThings("style", "changed", function* ({ what, style }, subject, run) {
  if (subject.isPath === true) return yield* stylePath(subject, style, run);
  const isEdges = subject.target === "edges";
  const wish = isEdges ? forEdges(style) : forNodes(style);
  const outcome = yield* call(isEdges ? "styleEdges" : "styleNodes", { selector: selectorText(subject), ...wish });
  if (outcome.status !== "done") return failureText(outcome, run.say.notChanged(run.say.thing(subject)), run.say);
  const count = numberIn(outcome.data, "styledCount");
  if (count === 0) return unchanged(noneText(subject, run.say), "changed");
  run.found = { ...subject, ...(count === null ? {} : { count }) };
  const who = { who: subjectText(subject, count, run.say), isOne: isSingular(subject, count) };
  return `${run.say.styled(who, lookOf(wish, run.say))}${mendedText(what, run.say)}`;
});

/** A path is its nodes and its edges. */
function* stylePath(subject: Subject, style: StyleWish, run: PlanRun): Step<string> {
  const selector = selectorText(subject);
  const [nodeWish, edgeWish] = [forNodes(style), forEdges(style)];
  const outcomes = yield [
    { name: "styleNodes", input: { selector, ...nodeWish } },
    ...(Object.keys(edgeWish).length === 0 ? [] : [{ name: "styleEdges", input: { selector, ...edgeWish } }]),
  ];
  run.found = subject;
  const failed = outcomes.find((outcome) => outcome.status !== "done");
  if (failed !== undefined) return failureText(failed, run.say.undone.pathStyled, run.say);
  const [nodes, edges] = outcomes.map((outcome) => numberIn(outcome.data, "styledCount") ?? 0);
  const { say } = run;
  const links = edges === undefined ? [] : [say.counted(edges, say.edge)];
  return say.pathStyled(lookOf(nodeWish, say), [say.counted(nodes ?? 0, say.node), ...links]);
}

function forNodes({ width, lineStyle, labelSize, ...style }: StyleWish): JsonObject {
  return { ...style, ...(width === undefined ? {} : { size: width }), ...lettersOf(labelSize) };
}

function forEdges({ size, shape, borderColor, borderWidth, labelSize, ...style }: StyleWish): JsonObject {
  const width = size === undefined || style.width !== undefined ? {} : { width: size };
  return { ...style, ...width, ...lettersOf(labelSize) };
}

function lettersOf(labelSize: number | undefined): JsonObject {
  return labelSize === undefined ? {} : { options: { labelSize } };
}

/** "dark red" for "darkred". */
function sayColour(name: string): string {
  return name.replace(/^(light|dark|sky|hot|deep|royal|forest)(?=\p{Ll})/u, "$1 ");
}

function lookOf(style: JsonObject, { look, word }: Speech): readonly string[] {
  const parts = [
    text(style["color"], (value) => look.colour(word(sayColour(value)))),
    sizeText(style["size"], [look.larger, look.smaller, look.size]),
    sizeText(style["width"], [look.thicker, look.thinner, look.width]),
    text(style["shape"], (value) => look.shape(word(value.replaceAll("-", " ")))),
    opacityText(style["opacity"], [look.opaque, look.fainter]),
    text(style["lineStyle"], (value) => look.line(word(value))),
    text(style["borderColor"], (value) => look.outlinedIn(word(value))),
    text(style["label"], (value) => labelLook(value, look)),
    letterText(style["options"], look),
    style["borderColor"] === undefined && style["borderWidth"] !== undefined ? look.outlined : "",
  ];
  return parts.filter((part) => part !== "");
}

function labelLook(label: string, look: Speech["look"]): string {
  if (label === "") return look.noLabel;
  if (label === ownName) return look.labelled;
  return look.labelledAs(plainText(label.replaceAll(ownName, "name").replace(/\{([^{}]+)\}/gu, "$1")));
}

function letterText(options: JsonObject[string] | undefined, look: Speech["look"]): string {
  const size = isJsonObject(options ?? null) ? (options as JsonObject)["labelSize"] : undefined;
  return typeof size === "number" ? look.lettered(figure(size)) : "";
}

function text(value: JsonObject[string] | undefined, say: (value: string) => string): string {
  return typeof value === "string" ? say(value) : "";
}

function opacityText(value: JsonObject[string] | undefined, [full, faint]: readonly [string, string]): string {
  if (typeof value !== "number") return "";
  return value >= 1 ? full : faint;
}

type SizeWords = readonly [up: string, down: string, exact: (value: string) => string];

function sizeText(value: JsonObject[string] | undefined, [up, down, exact]: SizeWords): string {
  if (typeof value === "number") return exact(figure(value));
  const scale = typeof value === "object" && value !== null && "scale" in value ? value["scale"] : null;
  if (typeof scale !== "number") return "";
  return scale >= 1 ? up : down;
}

/** "Colour them by type" as the first thing said speaks of all; "label edges by breed" of nodes where only they have one. */
function mappedRef(what: Ref, { request, found, spoken }: PlanRun): Ref {
  const isOther = what.isAll && what.many === (what.target === "nodes" ? "edges" : "nodes");
  if (isOther) return everything(what.target);
  const isBack = what.base === "previous" && what.where === undefined && what.near === undefined;
  const isSelected = request.context.selection.nodeCount > 0;
  if (!isBack || found !== null || isSelected || spoken.last() !== null) return what;
  return everything(what.target);
}

type Mapped = ActOf<"styleBy">;

/** Lets an attribute decide the look. */
export const styleBy = ability("styleBy", function* (act, run) {
  const resolved = yield* resolveRef(mappedRef(act.what, run), run);
  if (!resolved.success) return unchanged(resolved.text, "changed");
  const { subject } = resolved;
  const { property } = act;
  const mapping = mappingCall(act, subject);
  // In one round: the mapping reads what was worked out just before it.
  const outcomes = yield isThere(property, run) ? [mapping] : [measuring(property), mapping];
  const [first = unavailable, outcome = first] = outcomes;
  if (outcome !== first && first.status !== "done") return failureText(first, run.say.notWorkedOut(property), run.say);
  if (outcome.status !== "done") return failureText(outcome, run.say.notChanged(run.say.thing(subject)), run.say);
  const count = numberIn(outcome.data, "styledCount");
  if (count === 0) {
    const isNone = numberIn(outcome.data, "matchedCount") === null;
    const { say } = run;
    return unchanged(isNone ? noneText(subject, say) : say.noValue(say.thing(subject), plainText(property)), "changed");
  }
  run.found = subject;
  const left = leftOut(outcome, { subject, count }, run);
  const who =
    left > 0
      ? run.say.someOf(count ?? 0, (count ?? 0) + left, run.say.thing(subject))
      : subjectText(subject, count, run.say);
  const by = { channel: act.channel, name: plainText(act.property) };
  const legend = legendText(outcome, act.channel, run.say);
  return `${run.say.styledBy({ who, isOne: isSingular(subject, count) }, by, legend)}${withoutText(outcome, { ...act, left }, run)}`;
});

const measures = new Set(["betweenness", "pagerank", "closeness", "eigenvector"]);

function mappingCall({ what, property, channel, isTurned, colors }: Mapped, subject: Subject): CallSpec {
  const asked = {
    ...(isTurned === true ? { reverse: true } : {}),
    ...(colors === undefined ? {} : { colors: [...colors] }),
  };
  const turned = Object.keys(asked).length === 0 ? {} : { options: asked };
  return {
    name: "styleByAttribute",
    input: { target: what.target, property, channel, ...turned, ...targetOf(subject) },
  };
}

/** Works a measure out and keeps it as an attribute. */
function measuring(name: string): CallSpec {
  return { name: "runAlgorithm", input: { algorithm: name, saveAs: name } };
}

/** What is drawn by is there already. An attribute the plan itself wrote does not count: each request runs the plan from its beginning. */
function isThere(name: string, { schema, request }: PlanRun): boolean {
  if (!measures.has(name)) return true;
  const calls = request.history.at(-1)?.rounds.flatMap((round) => round.calls) ?? [];
  const isOurs = calls.some((made) => made.name === "runAlgorithm" && made.input["saveAs"] === name);
  return !isOurs && attributesOf(schema, "nodes").some((attribute) => attribute.name === name);
}

function legendText(outcome: Outcome, channel: string, say: Speech): string {
  const rows = recordsIn(outcome.data, "legend").filter((row) => row["value"] !== undefined && row["value"] !== null);
  if (rows.length === 0 || rows.length > 8 || channel === "label") return "";
  return say.list(
    rows.map((row) =>
      `${sayValue(row["value"])} ${typeof row["count"] === "number" ? `(${figure(row["count"])})` : ""}`.trim(),
    ),
  );
}

/** How many got no look of their own: for want of a value or of a colour, or, of the whole graph, of the attribute. */
function leftOut(
  outcome: Outcome,
  { subject, count }: { readonly subject: Subject; readonly count: number | null },
  { request }: PlanRun,
): number {
  const { missing, rare } = greyIn(outcome);
  if (missing + rare > 0 || !subject.isAll || count === null) return missing + rare;
  const { nodeCount, edgeCount } = request.context.profile;
  return Math.max(0, (subject.target === "nodes" ? nodeCount : edgeCount) - count);
}

interface MappedText {
  readonly property: string;
  readonly channel: string;
  readonly left: number;
}

/** " 8 have no breed and are grey.": elements without a value of their own, or with one too rare for a look of its own. */
function withoutText(outcome: Outcome, { property, channel, left }: MappedText, { say }: PlanRun): string {
  const name = plainText(property);
  const { missing, rare } = greyIn(outcome);
  if (rare > 0) return say.otherValues(rare + missing);
  if (missing > 0) return say.without(missing, name, channel === "color");
  return left > 0 ? say.othersWithout(left, name) : "";
}

function greyIn({ data }: Outcome): { readonly missing: number; readonly rare: number } {
  const rows = recordsIn(data, "legend");
  const countOf = (row: (typeof rows)[number] | undefined) => numberIn(row ?? {}, "count") ?? 0;
  return {
    missing: countOf(rows.find((row) => row["value"] === null)),
    rare: countOf(rows.find((row) => !("value" in row) && !("from" in row))),
  };
}
