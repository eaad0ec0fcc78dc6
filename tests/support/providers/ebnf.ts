/** Says whether a text is written by a grammar in the EBNF our engine takes: literals, classes, groups, `|`, `?`, `*`, `{m,n}`. */
export function createEbnfMatcher(grammar: string): (text: string) => boolean {
  const rules = new Map<string, Node>();
  for (const line of grammar.split("\n")) {
    const [, name = "", body = ""] = /^(\w+) ::= (.*)$/u.exec(line) ?? [];
    if (name === "") throw new Error(`No rule: ${line}`);
    rules.set(name, parse(body));
  }
  for (const node of rules.values()) checkNames(node, rules);
  return (text) => ends({ rules, text }, { type: "name", name: "root" }, 0).has(text.length);
}

type Node =
  | { readonly type: "literal"; readonly text: string }
  | { readonly type: "class"; readonly test: RegExp }
  | { readonly type: "name"; readonly name: string }
  | { readonly type: "all" | "any"; readonly nodes: readonly Node[] }
  | { readonly type: "repeat"; readonly node: Node; readonly least: number; readonly most: number };

function checkNames(node: Node, rules: ReadonlyMap<string, Node>): void {
  if (node.type === "name" && !rules.has(node.name)) throw new Error(`There is no rule ${node.name}.`);
  if (node.type === "repeat") checkNames(node.node, rules);
  if (node.type === "all" || node.type === "any") for (const child of node.nodes) checkNames(child, rules);
}

const token = /\s*(?:("(?:[^"\\]|\\.)*")|(\[(?:[^\]\\]|\\.)*\])|(\w+)|(\{\d+,\d+\}|[()|?*]))/uy;

function parse(body: string): Node {
  const tokens: string[] = [];
  token.lastIndex = 0;
  for (let match = token.exec(body); match !== null; match = token.exec(body)) tokens.push(match[0].trim());
  let place = 0;
  const peek = () => tokens[place];
  function any(): Node {
    const nodes = [all()];
    while (peek() === "|") {
      place += 1;
      nodes.push(all());
    }
    return nodes.length === 1 && nodes[0] ? nodes[0] : { type: "any", nodes };
  }
  function all(): Node {
    const nodes: Node[] = [];
    for (let next = peek(); next !== undefined && next !== "|" && next !== ")"; next = peek()) nodes.push(repeated());
    return { type: "all", nodes };
  }
  function repeated(): Node {
    const node = single();
    const next = peek() ?? "";
    const [, least, most] = /^\{(\d+),(\d+)\}$/u.exec(next) ?? [];
    if (next !== "?" && next !== "*" && least === undefined) return node;
    place += 1;
    if (next === "?") return { type: "repeat", node, least: 0, most: 1 };
    return { type: "repeat", node, least: Number(least ?? 0), most: Number(most ?? 100_000) };
  }
  function single(): Node {
    const text = tokens[place] ?? "";
    place += 1;
    if (text === "(") {
      const node = any();
      place += 1;
      return node;
    }
    if (text.startsWith('"')) return { type: "literal", text: text.slice(1, -1).replace(/\\(.)/gu, "$1") };
    if (text.startsWith("[")) return { type: "class", test: new RegExp(`^${text}`, "u") };
    return { type: "name", name: text };
  }
  return any();
}

interface Matching {
  readonly rules: ReadonlyMap<string, Node>;
  readonly text: string;
}

/** Every place where the node may end when it begins at `at`. */
function ends(matching: Matching, node: Node, at: number): ReadonlySet<number> {
  const { rules, text } = matching;
  switch (node.type) {
    case "literal":
      return new Set(text.startsWith(node.text, at) ? [at + node.text.length] : []);
    case "class": {
      const [found] = node.test.exec(text.slice(at, at + 2)) ?? [];
      return new Set(found === undefined ? [] : [at + found.length]);
    }
    case "name": {
      const rule = rules.get(node.name);
      return rule ? ends(matching, rule, at) : new Set();
    }
    case "any":
      return new Set(node.nodes.flatMap((child) => [...ends(matching, child, at)]));
    case "all": {
      let from: ReadonlySet<number> = new Set([at]);
      for (const child of node.nodes) from = new Set([...from].flatMap((place) => [...ends(matching, child, place)]));
      return from;
    }
    case "repeat":
      return repeats(matching, node, at);
  }
}

function repeats(matching: Matching, node: Extract<Node, { type: "repeat" }>, at: number): ReadonlySet<number> {
  const found = new Set<number>(node.least === 0 ? [at] : []);
  let from: readonly number[] = [at];
  for (let count = 1; count <= node.most && from.length > 0; count += 1) {
    const next = new Set(from.flatMap((place) => [...ends(matching, node.node, place)]));
    from = [...next].filter((end) => !found.has(end));
    if (count >= node.least) for (const end of from) found.add(end);
  }
  return found;
}
