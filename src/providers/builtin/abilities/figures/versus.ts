import type { JsonObject, JsonValue } from "@/lib/json";
import { chipOf, figure, measureName, plainText, sayMeasure, sayPair } from "../../answer/words";
import { failureText } from "../../plan/failures";
import { call, numberIn, type Outcome, recordIn, recordsIn } from "../../plan/outcome";
import { bothEnds } from "../../plan/resolve/resolve-names";
import type { Speech } from "../../say/speech";
import { attributeUnit } from "../../schema/attribute-unit";
import { type ActOf, ability, type Reply, type Said, yesNo } from "../ability";

/** Two nodes by one number: the answer first, then both values. */
export const versus = ability("versus", function* (act, run) {
  const found = yield* bothEnds(act.ends, run);
  if (!found.success) return found.text;
  const [first, second] = found.ends;
  const outcomes = yield [first, second].map(({ id }) => ({ name: "getNode", input: { id } }));
  const names = [chipOf(first.id), chipOf(second.id)] as const;
  if (act.asks === "same") {
    const values = [sidesOf(outcomes[0])[act.property], sidesOf(outcomes[1])[act.property]] as const;
    return sameText(act.property, { values, names }, run.say);
  }
  const ways = [{ property: act.property, isMore: act.isMore }, ...(act.others ?? [])];
  const compared = ways.map((way) => ({ ...way, values: outcomes.map(({ data }) => measureIn(data, way.property)) }));
  const best = compared.find(({ values }) => values.every((value) => value !== null)) ?? compared[0];
  return best === undefined
    ? ""
    : verdict({ ...act, ...best }, { ends: [first.id, second.id], values: best.values }, run.say);
});

/** Numbers, and dates as they are written. */
function measureIn(data: JsonObject, property: string): number | string | null {
  if (property === "degree") return numberIn(data, "degree");
  const value = recordIn(data, "data")[property];
  return typeof value === "number" || typeof value === "string" ? value : null;
}

interface Compared {
  readonly ends: readonly [string, string];
  readonly values: readonly (number | string | null)[];
}

function verdict(act: ActOf<"versus">, { ends: [a, b], values }: Compared, say: Speech): Said {
  const [one = null, other = null] = values;
  const name = plainText(act.property);
  const missing = [a, b].filter((_, at) => (values[at] ?? null) === null).map(chipOf);
  if (one === null || other === null) return say.notCompared(missing, name);
  const both = say.eachHas([chipOf(a), sayPair(act.property, one)], [chipOf(b), sayMeasure(act.property, other)]);
  const order = ordered(one, other);
  const lead = act.isMore ? order : -order;
  if (act.asks === "yes") return yesNo(say.answered(lead > 0, both));
  if (act.asks === "difference" && typeof one === "number" && typeof other === "number")
    return `${difference(act.property, Math.abs(one - other))}: ${both}`;
  return `${lead === 0 ? say.neither : chipOf(lead > 0 ? a : b)}: ${both}`;
}

function ordered(one: number | string, other: number | string): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  const [a, b] = [String(one), String(other)];
  if (a === b) return 0;
  return a > b ? 1 : -1;
}

function difference(property: string, value: number): string {
  return attributeUnit(property) ? sayMeasure(property, value) : figure(value);
}

/** Two nodes side by side: each attribute that either has, and the number of links. */
export const sideBySide = ability("sideBySide", function* (act, run) {
  const found = yield* bothEnds(act.ends, run);
  if (!found.success) return found.text;
  const [first, second] = found.ends;
  const outcomes = yield [first, second].map(({ id }) => ({ name: "getNode", input: { id } }));
  const [a, b] = [sidesOf(outcomes[0]), sidesOf(outcomes[1])];
  const label = run.schema.context.profile.labelAttribute;
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => name !== label).slice(0, 20);
  const rows = names.map(
    (name) => `| ${measureName(name)} | ${sayMeasure(name, a[name])} | ${sayMeasure(name, b[name])} |`,
  );
  const same = names.filter((name) => isSame(a[name], b[name])).map(measureName);
  const alike = same.length === 0 ? run.say.noneAlike : run.say.alike(run.say.list(same));
  return [alike, `| | ${chipOf(first.id)} | ${chipOf(second.id)} |\n| --- | --- | --- |\n${rows.join("\n")}`].join(
    "\n\n",
  );
});

/** "Are they of the same city?": yes or no, with what each has. */
function sameText(property: string, { values: [a, b], names: [one, other] }: SameAsked, say: Speech): Reply {
  const pair = (value: JsonValue | undefined): string =>
    value === undefined ? say.noSuch(plainText(property)) : sayPair(property, value);
  if (a !== undefined && isSame(a, b)) return yesNo(say.answered(true, say.bothHave([one, other], pair(a))));
  return yesNo(say.answered(false, say.eachHas([one, pair(a)], [other, pair(b)])));
}

interface SameAsked {
  readonly values: readonly [JsonValue | undefined, JsonValue | undefined];
  readonly names: readonly [string, string];
}

function sidesOf(outcome: Outcome | undefined): JsonObject {
  return outcome === undefined
    ? {}
    : { ...recordIn(outcome.data, "data"), links: numberIn(outcome.data, "degree") ?? 0 };
}

function isSame(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The value of the edge between two nodes. */
export const edgeValue = ability("edgeValue", function* (act, run) {
  const found = yield* bothEnds(act.ends, run);
  if (!found.success) return found.text;
  const [from, to] = found.ends;
  const [a, b] = [JSON.stringify(from.id), JSON.stringify(to.id)];
  const outcome = yield* call("findEdges", {
    selector: `@source == ${a} && @target == ${b} || @source == ${b} && @target == ${a}`,
    limit: 10,
  });
  if (outcome.status !== "done") return failureText(outcome, run.say.undone.lookedUp, run.say);
  const edges = recordsIn(outcome.data, "edges");
  const both = [chipOf(from.id), chipOf(to.id)];
  if (edges.length === 0) return run.say.noEdgeNoValue(both, plainText(act.property));
  const ahead = edges.filter((edge) => edge["source"] === from.id);
  const values = (ahead.length > 0 ? ahead : edges)
    .map((edge) => recordIn(edge, "data")[act.property])
    .filter((value) => value !== undefined && value !== null);
  if (values.length === 0) return run.say.edgeWithout(both, plainText(act.property));
  const said = run.say.each(values.map((value) => sayMeasure(act.property, value)));
  return run.say.edgeValue(said, measureName(act.property), both);
});
