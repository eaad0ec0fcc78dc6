import type { PointInTime } from "../../../lexicon/time-words";
import { all, compare } from "../../../meaning/selectors";
import { isEventHere, timeAttribute } from "../../../schema/time-attributes";
import type { Part, World } from "../../grammar-types";
import { rule } from "../../grammar-types";

/** Points in time. */
export const timeRules = [
  rule("Event", "came_out", ({ schema }) => (isEventHere(schema, "nodes", "released") ? "released" : null)),
  rule("Event", "Attr", (attribute) => (attribute.kind === "string" ? attribute.name : null), 0.1),
  rule("Event", "have Attr", (attribute) => (attribute.kind === "string" ? attribute.name : null), 0.2),
  rule(
    "Pred",
    "Event? in Period",
    (event, period, place) => timePart(event, { from: period.from, until: period.until }, place),
    0.2,
  ),
  rule("Pred", "Event? gt Period", (event, period, place) => timePart(event, { from: period.until }, place), 0.2),
  rule("Pred", "Event? gte Period", (event, period, place) => timePart(event, { from: period.from }, place), 0.2),
  rule(
    "Pred",
    "Event? gte Period or_more",
    (event, period, place) => timePart(event, { from: period.from }, place),
    0.1,
  ),
  rule("Pred", "Event? lt Period", (event, period, place) => timePart(event, { until: period.from }, place), 0.2),
  rule("Pred", "Event? lte Period", (event, period, place) => timePart(event, { until: period.until }, place), 0.2),
  rule(
    "Pred",
    "Event? between Period and Period",
    (event, from, to, place) => timePart(event, { from: from.from, until: to.until }, place),
    0.2,
  ),
  rule(
    "Pred",
    "Event? between Period to Period",
    (event, from, to, place) => timePart(event, { from: from.from, until: to.until }, place),
    0.2,
  ),
  rule(
    "Pred",
    "More than Period",
    (graded, period, place) =>
      graded.group === "age" || graded.group === "time"
        ? timePart(
            undefined,
            (graded.group === "age") === graded.isMore ? { until: period.from } : { from: period.until },
            place,
          )
        : null,
    0.2,
  ),
];

interface Span {
  readonly from?: PointInTime;
  readonly until?: PointInTime;
}

function timePart(
  event: string | undefined,
  { from, until }: Span,
  { schema, text }: World & { readonly text: string },
): Part | null {
  for (const target of ["nodes", "edges"] as const) {
    const attribute = timeAttribute(schema, target, event ?? null);
    if (attribute === null) continue;
    const point = attribute.isText ? dateText : ({ year }: PointInTime): number => year;
    const where = all([
      from === undefined ? undefined : compare(attribute.name, ">=", point(from)),
      until === undefined ? undefined : compare(attribute.name, "<", point(until)),
    ]);
    return { where, said: text, side: target, about: attribute.name };
  }
  return null;
}

/** Texts that start with the year order as time does. */
function dateText({ year, month, day }: PointInTime): string {
  return [
    String(year).padStart(4, "0"),
    ...[month, day].flatMap((part) => (part === undefined ? [] : [String(part).padStart(2, "0")])),
  ].join("-");
}
