import type { Graded, Mood, Said, Turn } from "../grammar-types";
import { type Rule, rule } from "../grammar-types";
import { isPlain } from "../refs";

/** How a message begins or ends that leans on the one before it. */
const moodRules: readonly Rule[] = [
  rule("Mood", "and_turn", () => "and", -0.1),
  rule("Mood", "same_for", () => "same", -0.2),
  rule("Mood", "also_turn", () => "also", -0.2),
  rule("Mood", "only_turn", () => "only", -0.3),
  rule("Mood", "only_shown", () => "shown", -0.3),
  rule("Mood", "correct_turn", () => "correct", -0.1),
  rule("Mood", "it? less_turn", () => "less"),
  rule("Mood", "Mood Mood", (one, other) => stronger(one, other)),
];

/** "no, only the cats", "and also the dogs": the word that says more. */
function stronger(one: Mood, other: Mood): Mood | null {
  if (one === "less" || one === "instead") return null;
  if (one === "shown") return other === "only" ? one : null;
  return one === "and" || one === "plain" || sayingMore.has(other) ? other : one;
}

const sayingMore = new Set<Mood>(["less", "only", "shown", "also", "same"]);

/** What is said: one phrase, by its type. */
const saidRules: readonly Rule[] = [
  rule("Said", "of_turn? Things", (what) => (isPlain(what) ? null : { kind: "things", what })),
  rule("Said", "Things as? Look", (what, look) => (isPlain(what) ? null : { kind: "things", what, look }), 0.1),
  rule("Said", "Pred", (part) => ({ kind: "condition", part }), 0.15),
  rule("Said", "how_many do? Pred", (part) => ({ kind: "condition", part, isCount: true }), -0.6),
  rule("Said", "someone that? Pred", (part) => ({ kind: "condition", part }), 0.1),
  rule("Said", "it that? Pred", (part) => ({ kind: "condition", part }), 0.1),
  rule("Said", "Look", (look) => ({ kind: "look", look }), 0.1),
  rule("Said", "make? it? Look", (look) => ({ kind: "look", look }), 0.2),
  rule("Said", "colour", () => ({ kind: "channel", channel: "color" })),
  rule("Said", "by? size", () => ({ kind: "channel", channel: "size" }), 0.1),
  rule("Said", "as? label", () => ({ kind: "channel", channel: "label" }), 0.1),
  rule("Said", "as? shape", () => ({ kind: "channel", channel: "shape" }), 0.2),
  rule("Said", "by? colour", () => ({ kind: "channel", channel: "color" }), 0.1),
  rule("Said", "q? Attr", (attribute) => ({ kind: "attribute", attribute, isBy: false })),
  rule("Said", "q? Attr of it", (attribute) => ({ kind: "attribute", attribute, isBy: false, isOwn: true })),
  rule("Said", "of_turn Attr", (attribute) => ({ kind: "attribute", attribute, isBy: false }), 0.3),
  rule("Said", "q? its Attr", (attribute) => ({ kind: "attribute", attribute, isBy: false, isOwn: true }), -0.1),
  rule("Said", "by Attr", (attribute) => ({ kind: "attribute", attribute, isBy: true })),
  rule("Said", "arrange? it? by Attr", (attribute) => ({ kind: "attribute", attribute, isBy: true }), 0.2),
  rule("Said", "rank_by it? by Attr", (attribute) => ({ kind: "attribute", attribute, isBy: true })),
  rule("Said", "q? who? have? down_most", () => ({ kind: "order", order: "asc" }), 0.1),
  rule("Said", "q? who? have? up_most", () => ({ kind: "order", order: "desc" }), 0.1),
  rule("Said", "q? someone have down_most", () => ({ kind: "order", order: "asc" }), 0.1),
  rule("Said", "q? someone have up_most", () => ({ kind: "order", order: "desc" }), 0.1),
  rule("Said", "Most", (graded) => most(graded, 1)),
  rule("Said", "Num Most someone?", (limit, graded) => most(graded, limit)),
  rule("Said", "Most Num someone?", (graded, limit) => most(graded, limit)),
  rule("Said", "Most someone", (graded) => most(graded, 1)),
  rule("Said", "which? someone? be Most someone?", (graded) => most(graded, 1), 0.1),
  rule("Said", "who be Most", (graded) => most(graded, 1), 0.1),
  rule("Said", "q? Most them", (graded) => most(graded, 1), -0.1),
  rule("Said", "More", (graded) => ({ kind: "more", graded })),
  rule("Said", "More someone", (graded) => ({ kind: "more", graded })),
  rule("Said", "someone that? be? More", (graded) => ({ kind: "more", graded }), 0.1),
  rule("Said", "Measure", (measure) => ({ kind: "measure", measure })),
  rule("Said", "as Measure", (measure) => ({ kind: "measure", measure })),
  rule("Said", "top_turn Num someone?", (count) => first(count, "top")),
  rule("Said", "Num top_turn someone?", (count) => first(count, "top")),
  rule("Said", "bottom_turn Num someone?", (count) => first(count, "bottom")),
  rule("Said", "next_turn Num someone?", (count) => first(count, "next"), -0.1),
  rule("Said", "next_turn someone", () => first(1, "next"), -0.1),
  rule("Said", "Num", (count) => first(count, "top", false), 0.2),
  rule("Said", "Amount", (amount) => ({ kind: "amount", amount }), 0.4),
  rule("Said", "someone that? be? Amount", (amount) => ({ kind: "amount", amount }), 0.5),
  rule("Said", "Period", (period) => ({ kind: "period", period })),
  rule("Said", "in Period", (period) => ({ kind: "period", period })),
  rule("Said", "Num unit", (value) => ({ kind: "value", value })),
  rule("Said", "Value", ({ value, attribute }) => ({ kind: "value", value, attribute: attribute.name }), 0.1),
  rule("Said", "Quoted", (value) => ({ kind: "value", value })),
  rule("Said", "Rel it?", (found) => ({ kind: "relation", found }), 0.2),
  rule("Said", "restore_turn", () => ({ kind: "ask", asks: "unhide" }), -1.2),
  rule("Said", "ask? list_turn", () => ({ kind: "ask", asks: "list" }), -1.1),
  rule("Said", "show it again", () => ({ kind: "ask", asks: "unhide" }), -1.8),
  rule("Said", "unhide it?", () => ({ kind: "ask", asks: "unhide" }), -0.4),
  rule("Said", "how_many do? be? not", () => ({ kind: "ask", asks: "not" })),
  rule("Said", "how_many someone? that? do? be? not", () => ({ kind: "ask", asks: "not" })),
  rule("Said", "which do? be? not", () => ({ kind: "ask", asks: "not" })),
  rule("Said", "who do? be? not", () => ({ kind: "ask", asks: "not" })),
  rule("Said", "ask? someone that? do? be? not", () => ({ kind: "ask", asks: "not" })),
  rule("Said", "count_turn", () => ({ kind: "ask", asks: "count" })),
  rule("Said", "why_turn", () => ({ kind: "ask", asks: "why" })),
  rule("Said", "again_turn", () => ({ kind: "ask", asks: "again" })),
  rule("Said", "turned_turn", () => ({ kind: "ask", asks: "turned" })),
  rule("Said", "table_turn", () => ({ kind: "ask", asks: "table" })),
  rule("Said", "compare_turn", () => ({ kind: "ask", asks: "compare" })),
  rule("Said", "swap_turn", () => ({ kind: "ask", asks: "swap" }), 0.05),
];

function most(graded: Graded, limit: number): Said | null {
  return Number.isInteger(limit) && limit > 0 ? { kind: "most", graded, limit } : null;
}

function first(count: number, from: "top" | "bottom" | "next", isPlaced = true): Said | null {
  return Number.isFinite(count) && (!isPlaced || (Number.isInteger(count) && count > 0))
    ? { kind: "first", count, from, isPlaced }
    : null;
}

/** A message beside the one before it. One that is whole stands for itself. */
export const turnRules: readonly Rule[] = [
  ...moodRules,
  ...saidRules,
  rule("Turn", "Message", (acts) => ({ mood: "plain", said: { kind: "whole", acts } })),
  rule(
    "Turn",
    "Mood comma? Message",
    (mood, acts) =>
      mood === "less" || mood === "only" || mood === "shown" ? null : { mood: "plain", said: { kind: "whole", acts } },
    0.1,
  ),
  rule("Turn", "Said", (said) => ({ mood: "plain", said }), 0.6),
  rule("Turn", "Mood Said", (mood, said) => ({ mood, said }), -0.2),
  rule("Turn", "none Kind", (what) => ({ mood: "none", said: { kind: "things", what } }), -0.5),
  rule("Turn", "Mood comma Said", (mood, said) => ({ mood, said }), -0.2),
  rule("Turn", "Mood? make_turn Said", (mood, said) => made(mood, said), 0.1),
  rule("Turn", "Mood? make_turn Said instead_tail", (_mood, said) => ({ mood: "instead", said }), -0.2),
  rule("Turn", "Said too_tail", (said) => ({ mood: "also", said })),
  rule(
    "Turn",
    "Mood Said too_tail",
    (mood, said) => (mood === "and" || mood === "also" ? { mood: "also", said } : null),
    -0.3,
  ),
  rule("Turn", "Mood Said only", (mood, said) => (mood === "same" ? { mood, said } : null), -0.2),
  rule("Turn", "Said instead_tail", (said) => ({ mood: "instead", said })),
  rule(
    "Turn",
    "Mood Said instead_tail",
    (mood, said) => (mood === "only" || mood === "shown" || mood === "less" ? null : { mood: "instead", said }),
    -0.3,
  ),
  rule(
    "Turn",
    "Mood? ask Things instead_tail",
    (_mood, what) => ({ mood: "instead", said: { kind: "things", what } }),
    -0.3,
  ),
  rule(
    "Turn",
    "Mood? show Things instead_tail",
    (_mood, what) => ({ mood: "instead", said: { kind: "things", what } }),
    -0.3,
  ),
  rule("Turn", "Mood? Said not_turn Said", (_mood, said, other) => corrected(said, other), 0.2),
  rule("Turn", "Mood? not_turn Said but Said", (_mood, other, said) => corrected(said, other), 0.2),
  rule("Turn", "Mood? not_turn Said comma? correct_turn? Said", (_mood, other, said) => corrected(said, other), 0.2),
];

/** "make it 41" puts right what was set; "make it bigger" goes on with the look. */
function made(mood: Mood | undefined, said: Said): Turn | null {
  if (said.kind === "look") return { mood: mood ?? "and", said };
  return said.kind === "ask" || said.kind === "order" || said.kind === "most" ? null : { mood: "correct", said };
}

/** "5, not 3", "not size, colour": both of a type. */
function corrected(said: Said, other: Said): Turn | null {
  const isSameType = said.kind === other.kind || (said.kind === "condition" && other.kind === "things");
  return isSameType && said.kind !== "ask" ? { mood: "correct", said } : null;
}
