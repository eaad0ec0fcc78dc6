import type { Act, Ref } from "../../../meaning/acts";
import { ownName } from "../../../meaning/own-name-label";
import { exists } from "../../../meaning/selectors";
import { rule, type SaidAttribute, type World } from "../../grammar-types";
import { everything, narrow } from "../../refs";

/** How large labels are written, and labels of several parts: "each guest's age next to their name". */
export const labelRules = [
  rule("Letters", "label", () => everything("nodes")),
  rule("Letters", "lettering", () => everything("nodes")),
  rule("Letters", "label of Things", (what) => what),
  rule("LetterSize", "bigger", () => 18),
  rule("Request", "make Letters LetterSize", (what, px) => lettered(what, px)),
  rule("Request", "LetterSize Letters", (px, what) => lettered(what, px), 0.6),
  rule("Request", "enlarge Letters", (what) => lettered(what, 18)),
  // What is wrong with them
  rule("Request", "Letters be? too_big", (what) => lettered(what, 10), 0.3),
  rule("Request", "cant_read Letters", (what) => lettered(what, 18), 0.3),
  rule("Request", "Letters be? too_small comma? and? make it LetterSize", (what, px) => lettered(what, px)),
  // The name and a value
  rule("Request", "write Things possessive Attr beside_it label", (what, attribute) => named(what, [attribute]), -0.1),
  rule("Request", "write Group Attr beside_it label", (what, attribute) => named(what, [attribute])),
  rule("Request", "write Attr of Things beside_it label", (attribute, what) => named(what, [attribute]), -0.1),
  rule("Request", "write Attr beside_it label of? Things?", (attribute, what) => named(what, [attribute]), -0.1),
  rule("Request", "label Things? by? as? label and Attr", (what, attribute) => named(what, [attribute]), -0.1),
  rule("Request", "write Attr and Attr round Things", (a, b, what, place) => twoOf(what, [a, b], place), 0.1),
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
