import { attributeUnit } from "../schema/attribute-unit";
import { attributesOf, type Schema } from "../schema/schema";
import { spokenWords } from "../schema/spoken-names";
import type { SaidAttribute } from "./grammar-types";

/** The attributes that are counted in this unit. */
export function attributesInUnit(unit: string, schema: Schema): readonly SaidAttribute[] {
  const meant = attributeUnit(`value_${unit}`)?.symbol ?? attributeUnit(`time_${unit}`)?.symbol;
  const isYears = /^(?:years?|yrs?|years old|years of age)$/u.test(unit);
  const all = (["nodes", "edges"] as const).flatMap((target) =>
    attributesOf(schema, target).flatMap((attribute) =>
      attribute.kind === "number" ? [{ name: attribute.name, kind: attribute.kind, target }] : [],
    ),
  );
  return all.filter(({ name }) => {
    const own = attributeUnit(name)?.symbol;
    if (isYears && spokenWords(name).includes("age")) return true;
    return meant !== undefined && (own === meant || own?.startsWith(`${meant}/`) === true);
  });
}
