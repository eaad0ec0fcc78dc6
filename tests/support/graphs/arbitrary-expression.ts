import fc from "fast-check";
import type { Expression, Kind, Path, Plain, PlainGraph, Sign } from "./naive-selector";

const NAMES = [
  "type",
  "age",
  "odd word",
  "and",
  "größe",
  "address",
  "address.city",
  "address.b.c",
  "a.b",
  "a",
  "label",
];
const MORE = ["degree", "indegree", "source", "target", "id", "name", "__proto__", "it's", 'say "hi"', "null", "名"];
const TEXTS = [
  "cat",
  "Cat",
  "5",
  " 5 ",
  "-2.5e0",
  "it's",
  'say "hi"',
  "a\\b\n",
  "😀",
  "\uFFFD",
  "\uE000x",
  "",
  "ß",
  "n1",
];
const NUMBERS = [-2.5, -1, 0, 1, 2, 5, 5.5, 40, 1e21];

const text = fc.constantFrom(...TEXTS);
const number = fc.constantFrom(...NUMBERS);
const list: fc.Arbitrary<Plain> = fc.array(fc.oneof(text, number, fc.boolean(), fc.constant(null)), { maxLength: 3 });
const record: fc.Arbitrary<Plain> = fc.oneof(
  fc.constantFrom<Plain>({ city: "cat", b: { c: 5 } }, { city: null }, { "b.c": 1, b: { c: 2 } }, { b: 5 }, {}),
  fc.record({ city: text, b: number }),
);
const anything: fc.Arbitrary<Plain> = fc.oneof(text, number, fc.boolean(), fc.constant(null), list, record);
const attributeName = fc.constantFrom(...NAMES, ...MORE.filter((name) => name !== "id"));

/** A few attributes of one kind of value each, with gaps. */
function records(count: number): fc.Arbitrary<{ [key: string]: Plain }[]> {
  const columnKind: fc.Arbitrary<fc.Arbitrary<Plain>> = fc.constantFrom(
    text,
    number,
    fc.boolean(),
    list,
    record,
    anything,
  );
  const column = columnKind.chain((value) =>
    fc.array(
      fc.option(fc.oneof({ weight: 9, arbitrary: value }, { weight: 1, arbitrary: fc.constant(null) }), {
        nil: undefined,
        freq: 5,
      }),
      {
        minLength: count,
        maxLength: count,
      },
    ),
  );
  return fc.uniqueArray(fc.tuple(attributeName, column), { maxLength: 5, selector: ([name]) => name }).map((columns) =>
    Array.from({ length: count }, (_, row) => {
      const cells = columns
        .map(([name, values]) => [name, values[row]] as const)
        .filter(([, value]) => value !== undefined);
      return Object.fromEntries(cells) as { [key: string]: Plain };
    }),
  );
}

const arbitraryGraph: fc.Arbitrary<PlainGraph> = fc
  .record({ nodeCount: fc.integer({ min: 0, max: 7 }), edgeCount: fc.integer({ min: 0, max: 9 }) })
  .chain(({ nodeCount, edgeCount }) => {
    const count = nodeCount === 0 ? 0 : edgeCount;
    const place = fc.integer({ min: 0, max: Math.max(0, nodeCount - 1) });
    const end = fc.tuple(place, place, fc.option(fc.boolean(), { nil: undefined, freq: 3 }));
    return fc.record({
      directed: fc.boolean(),
      nodes: records(nodeCount),
      edges: records(count),
      ends: fc.array(end, { minLength: count, maxLength: count }),
    });
  })
  .map(({ directed, nodes, edges, ends }) => ({
    directed,
    nodes: nodes.map((attributes, row) => ({ id: `n${row}`, attributes })),
    edges: edges.map((attributes, row) => {
      const [source, target, directedAs] = ends[row] ?? [0, 0, undefined];
      const ownDirection = directedAs === undefined ? {} : { directed: directedAs };
      return { id: `e${row}`, source: `n${source}`, target: `n${target}`, ...ownDirection, attributes };
    }),
  }));

/** A graph and an expression that mostly asks for what the graph has. */
export function arbitraryPair(kind: Kind): fc.Arbitrary<{ graph: PlainGraph; expression: Expression }> {
  return arbitraryGraph.chain((graph) =>
    fc.record({ graph: fc.constant(graph), expression: arbitraryExpression(kind, graph) }),
  );
}

function arbitraryExpression(kind: Kind, graph: PlainGraph): fc.Arbitrary<Expression> {
  const namesOf = (elements: { attributes: object }[]): string[] => [
    ...new Set(elements.flatMap(({ attributes }) => Object.keys(attributes))),
  ];
  const valuesOf = (elements: { attributes: { [key: string]: Plain } }[]): Plain[] =>
    elements.flatMap(({ attributes }) => Object.values(attributes));
  const items = (whole: Plain): Plain[] => (Array.isArray(whole) ? whole : Object.values(Object(whole)));
  const known = [...valuesOf(graph.nodes), ...valuesOf(graph[kind])];
  const values = [...known, ...known.filter((one) => typeof one === "object" && one !== null).flatMap(items)];
  const value = fc.oneof(anything, values.length > 0 ? fc.constantFrom(...values) : anything);
  const pathTo = (end: Path["end"]): fc.Arbitrary<Path> => {
    const names = namesOf(end ? graph.nodes : graph[kind]);
    const some = fc.constantFrom(...NAMES, ...MORE);
    const name =
      names.length > 0
        ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: some })
        : some;
    return fc.record({ data: fc.boolean(), end: fc.constant(end), name });
  };
  return fc.letrec<{ any: Expression }>((tie) => {
    const own = pathTo(undefined);
    const path = kind === "nodes" ? own : fc.oneof(own, pathTo("source"), pathTo("target"));
    const sign = fc.constantFrom<Sign>("==", "==", "<", "<=", ">", ">=", "contains", "startsWith", "endsWith", "has");
    const to = fc.oneof({ weight: 3, arbitrary: fc.record({ value }) }, { weight: 1, arbitrary: fc.record({ path }) });
    return {
      any: fc.oneof(
        { maxDepth: 3, depthSize: "medium" },
        fc.record({ is: fc.constant("compared" as const), path, sign, negated: fc.boolean(), to }),
        fc.record({
          is: fc.constant("member" as const),
          path,
          of: fc.array(value, { maxLength: 3 }),
          negated: fc.boolean(),
        }),
        fc.record({ is: fc.constant("present" as const), path }),
        fc.record({ is: fc.constant("flag" as const), path }),
        fc.constant<Expression>({ is: "everything" }),
        fc.record({
          is: fc.constantFrom("both" as const, "either" as const),
          parts: fc.array(tie("any"), { minLength: 2, maxLength: 3 }),
        }),
        fc.record({ is: fc.constant("opposite" as const), part: tie("any") }),
        ...(kind === "nodes"
          ? [fc.record({ is: fc.constant("near" as const), part: tie("any"), steps: fc.integer({ min: 1, max: 3 }) })]
          : []),
      ),
    };
  }).any;
}

/** The expression as somebody would write it; `choice` picks among spellings of the same thing. */
export function writeExpression(expression: Expression, choice: () => number): string {
  const pick = (...spellings: string[]): string => spellings[choice() % spellings.length] ?? "";
  const inner = (part: Expression): string => `(${writeExpression(part, choice)})`;
  switch (expression.is) {
    case "everything":
      return pick("*", "all", "true");
    case "compared": {
      const left = writePath(expression.path, choice);
      const right =
        "value" in expression.to
          ? writeValue(expression.to.value, choice)
          : `@.${writePath(expression.to.path, () => 1)}`;
      const { sign, negated } = expression;
      if (sign === "==" && negated) return `${left} ${pick("!=", "<>", "!==")} ${right}`;
      const signs = sign === "==" ? pick("==", "=", "===") : sign;
      return `${negated ? pick("not ", "!", "NOT ") : ""}${left} ${signs} ${right}`;
    }
    case "member": {
      const values = expression.of.map((value) => writeValue(value, choice)).join(pick(", ", ","));
      return `${writePath(expression.path, choice)} ${expression.negated ? "not in" : pick("in", "IN")} [${values}]`;
    }
    case "present":
      return `exists(${writePath(expression.path, choice)})`;
    case "flag":
      return writePath(expression.path, choice);
    case "both":
      return expression.parts.map(inner).join(pick(" && ", " and ", " AND ", "&&"));
    case "either": {
      // "and" binds tighter, so that it may be in "or" without parentheses.
      const part = (one: Expression): string => (one.is === "both" ? writeExpression(one, choice) : inner(one));
      return expression.parts.map(part).join(pick(" || ", " or ", " OR ", "||"));
    }
    case "opposite":
      return `${pick("not ", "!")}${inner(expression.part)}`;
    case "near":
      return `${pick("neighbors", "neighbours")}(${writeExpression(expression.part, choice)}, ${expression.steps})`;
  }
}

/** The path's prefix of the element itself (`@.`) is the caller's: here only the name. */
function writePath(path: Path, choice: () => number): string {
  const plain = [
    "type",
    "age",
    "größe",
    "address",
    "address.city",
    "address.b.c",
    "a.b",
    "a",
    "label",
    "degree",
    "indegree",
  ];
  const bare = [...plain, "id", "name", "名"].includes(path.name) && choice() % 3 > 0;
  const bracketed =
    choice() % 2 === 0 && !path.name.includes("'") ? `['${path.name}']` : `[${JSON.stringify(path.name)}]`;
  const prefix = `${path.end ? `${path.end}.` : ""}${path.data ? "data" : ""}`;
  if (bare) return `${prefix}${path.data ? "." : ""}${path.name}`;
  return `${prefix.endsWith(".") ? prefix.slice(0, -1) : prefix}${bracketed}`;
}

function writeValue(value: Plain, choice: () => number): string {
  if (typeof value === "string" && choice() % 2 === 0)
    return `'${value.replace(/[\\']/g, "\\$&").replaceAll("\n", "\\n")}'`;
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return `\`${JSON.stringify(value)}\``;
  if (Array.isArray(value) && choice() % 2 === 0)
    return `[${value.map((item) => writeValue(item, choice)).join(", ")}]`;
  return typeof value !== "string" && choice() % 3 === 0 ? `\`${JSON.stringify(value)}\`` : JSON.stringify(value);
}
