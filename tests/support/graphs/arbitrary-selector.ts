import fc from "fast-check";
import type { Field, Selector } from "@/graph/selector/selector-types";
import type { JsonValue } from "@/lib/json";

const oddName = fc.oneof(
  fc.constantFrom("type", "age", "address.city", "data.x", "source.x", "odd name", "and", "not", "in", "null", "all"),
  fc.constantFrom("contains", "data", "source", "größe", "猫", "a'b", 'a"b', "a\\b", "1st", "__proto__", "nodes", "@x"),
  fc.string({ maxLength: 5, unit: "binary" }),
);
const field: fc.Arbitrary<Field> = fc.record(
  {
    name: oddName,
    of: fc.constantFrom("bare" as const, "attribute" as const, "computed" as const),
    end: fc.constantFrom("source" as const, "target" as const),
  },
  { requiredKeys: ["name", "of"] },
);
/** As JSON writes it: no -0. */
const literal: fc.Arbitrary<JsonValue> = fc
  .oneof(
    fc.jsonValue({ maxDepth: 2, stringUnit: "binary" }),
    fc.string({ maxLength: 5 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  )
  .map((value) => JSON.parse(JSON.stringify(value)));

const comparison = fc.constantFrom(
  "==" as const,
  "!=" as const,
  "<" as const,
  "<=" as const,
  ">" as const,
  ">=" as const,
  "contains" as const,
  "startsWith" as const,
  "endsWith" as const,
  "has" as const,
);

/** Any selector a text can stand for: joins have two terms or more. */
export const arbitrarySelector: fc.Arbitrary<Selector> = fc.letrec<{ selector: Selector }>((tie) => ({
  selector: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constant<Selector>({ op: "all" }),
    fc.record({
      op: fc.constant("compare" as const),
      field,
      cmp: comparison,
      value: fc.oneof(
        fc.record({ kind: fc.constant("literal" as const), value: literal }),
        fc.record({ kind: fc.constant("field" as const), field }),
      ),
    }),
    fc.record({ op: fc.constant("in" as const), field, values: fc.array(literal, { maxLength: 3 }) }),
    fc.record({ op: fc.constant("exists" as const), field }),
    fc.record({ op: fc.constant("set" as const), name: oddName }),
    fc.record({
      op: fc.constantFrom("and" as const, "or" as const),
      terms: fc.array(tie("selector"), { minLength: 2, maxLength: 3 }),
    }),
    fc.record({ op: fc.constant("not" as const), term: tie("selector") }),
    fc.record({ op: fc.constant("neighbors" as const), of: tie("selector"), depth: fc.integer({ min: 1, max: 9 }) }),
  ),
})).selector;
