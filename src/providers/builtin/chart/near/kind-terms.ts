import type { Selector } from "@/graph/selector/selector-types";
import type { Ref } from "../../meaning/acts";
import { all } from "../../meaning/selectors";
import type { Schema } from "../../schema/schema";
import { wordsOfName } from "../../text/tokens";
import { formsOf, kindRef } from "../refs";
import { isKind } from "./plain-form";

/** What kind of thing it is, and what else is said of it: "lines" and "electric" of "electric lines". */
export function partedByKind(
  { target, where }: Ref,
  schema: Schema,
): { readonly kind: Ref | null; readonly own: readonly Selector[] } {
  const whole = where === undefined ? [] : [where];
  const terms = where?.op === "and" ? where.terms : whole;
  const [said, ...others] = terms.filter((term) => isKind(term, target, schema));
  const own = terms.filter((term) => term !== said);
  if (said?.op !== "compare" || said.value.kind !== "literal" || others.length > 0) return { kind: null, own };
  return { kind: kindRef(target, { ...formsOf(wordsOfName(String(said.value.value))), where: all([said]) }), own };
}
