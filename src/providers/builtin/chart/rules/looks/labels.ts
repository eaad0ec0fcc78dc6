import type { Act, Ref } from "../../../meaning/acts";
import { ownName } from "../../../meaning/own-name-label";
import { exists } from "../../../meaning/selectors";
import { rule, type SaidAttribute, type World } from "../../grammar-types";
import { everything, narrow } from "../../refs";

/** How large labels are written, and labels of several parts: "each guest's age next to their name". */
export const labelRules = [
  rule("Letters", "label", () => everything("nodes")),
  rule("Letters", "lettering", () => everything("nodes")),
  rule("Letters", "lettering of Letters", (what) => what, 0.1),
  rule("Letters", "label of Things", (what) => what),
  rule("Letters", "lettering of Things", (what) => what),
  rule("Letters", "Kind label", (what) => what, 0.1),
  rule("Letters", "Kind lettering", (what) => what, 0.1),
  rule("Letters", "Things possessive label", (what) => what),
  rule("LetterSize", "bigger", () => 18),
  rule("LetterSize", "bit_bigger", () => 15),
  rule("LetterSize", "much_bigger", () => 24),
  rule("LetterSize", "smaller", () => 10),
  rule("LetterSize", "bit_smaller", () => 11),
  rule("LetterSize", "much_smaller", () => 9),
  rule("LetterSize", "Num px", (px) => px),
  rule("Request", "make Letters LetterSize", (what, px) => lettered(what, px)),
  rule("Request", "set Letters into LetterSize", (what, px) => lettered(what, px)),
  rule("Request", "Letters should LetterSize", (what, px) => lettered(what, px)),
  rule("Request", "Letters LetterSize", (what, px) => lettered(what, px), 0.6),
  rule("Request", "LetterSize Letters", (px, what) => lettered(what, px), 0.6),
  rule("Request", "make LetterSize Letters", (px, what) => lettered(what, px), 0.6),
  rule("Request", "enlarge Letters", (what) => lettered(what, 18)),
  rule("Request", "shrink Letters", (what) => lettered(what, 10)),
  // What is wrong with them
  rule("Request", "Letters be? too_small", (what) => lettered(what, 18), 0.3),
  rule("Request", "Letters be? too_big", (what) => lettered(what, 10), 0.3),
  rule("Request", "cant_read Letters", (what) => lettered(what, 18), 0.3),
  rule("Request", "Letters be? too_small comma? and? make it LetterSize", (what, px) => lettered(what, px)),
  rule("Request", "Letters be? too_big comma? and? make it LetterSize", (what, px) => lettered(what, px)),
  rule("Request", "cant_read Letters comma? and? make it LetterSize", (what, px) => lettered(what, px)),
  // The name and a value
  rule("Request", "write Things possessive Attr beside_it label", (what, attribute) => named(what, [attribute]), -0.1),
  rule("Request", "write Group Attr beside_it label", (what, attribute) => named(what, [attribute])),
  rule("Request", "write Attr of Things beside_it label", (attribute, what) => named(what, [attribute]), -0.1),
  rule("Request", "write Attr beside_it label of? Things?", (attribute, what) => named(what, [attribute]), -0.1),
  rule("Request", "write Attr beside_it Things possessive? label", (attribute, what) => named(what, [attribute]), -0.1),
  rule("Request", "write label and Attr round? of? Things?", (attribute, what) => named(what, [attribute]), -0.1),
  rule("Request", "label Things? by? as? label and Attr", (what, attribute) => named(what, [attribute]), -0.1),
  rule("Request", "label Things have label and Attr", (what, attribute) => named(what, [attribute]), -0.1),
  rule("Request", "label Things have Attr and Attr", (what, a, b, place) => twoOf(what, [a, b], place), 0.1),
  rule("Request", "write Attr and Attr round Things", (a, b, what, place) => twoOf(what, [a, b], place), 0.1),
  rule("Request", "label Things? by? as? Attr and Attr", (what, a, b, place) => twoOf(what, [a, b], place), 0.1),
];

function lettered(what: Ref, labelSize: number): readonly Act[] | null {
  return labelSize < 4 || labelSize > 96 ? null : [{ do: "style", what, style: { labelSize } }];
}

function named(what: Ref | undefined, attributes: readonly SaidAttribute[]): readonly Act[] | null {
  return labelled(what, attributes, [ownName]);
}

/** The name is no value here: a label with it begins with it. */
function twoOf(what: Ref | undefined, attributes: readonly SaidAttribute[], { schema }: World): readonly Act[] | null {
  const { labelAttribute } = schema.context.profile;
  return attributes.some(({ name }) => name === labelAttribute) ? null : labelled(what, attributes);
}

/** Only of those that have all of it: a label says nothing of what is not there. */
function labelled(
  of: Ref | undefined,
  attributes: readonly SaidAttribute[],
  before: readonly string[] = [],
): readonly Act[] | null {
  const what = of ?? everything(attributes[0]?.target ?? "nodes");
  if (attributes.some(({ target, isComputed }) => target !== what.target || isComputed === true)) return null;
  const bearing = attributes.reduce<Ref | null>(
    (ref, { name }) => (ref === null ? null : narrow(ref, { where: exists(name) }, "not")),
    what,
  );
  const label = [...before, ...attributes.map(({ name }) => `{${name}}`)].join(", ");
  return bearing === null ? null : [{ do: "style", what: bearing, style: { label } }];
}
