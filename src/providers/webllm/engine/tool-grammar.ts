import { replyTool } from "@/ai/small-prompt/reply-form";
import type { ToolDefinition } from "@/commands/registry/command-types";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";

/**
 * The form of a reply as the engine's EBNF: one of the tools with arguments as its schema has them, or the answer. The name comes
 * first, so that the arguments that may follow are decided by it; no spaces, with which a weak model fills its whole length.
 */
export function toToolGrammar(tools: readonly ToolDefinition[]): string {
  const rules = createRules();
  const forms = tools.map(({ name, parameters }) => callOf(name, rules.of(parameters)));
  const root = [...forms, callOf(replyTool, `"{\\"text\\":" answer "}"`)].map((form, index) => {
    rules.add(`call${index}`, form);
    return `call${index}`;
  });
  return [`root ::= "{\\"tool\\":" (${root.join(" | ")}) "}"`, ...rules.all(), ...commonRules].join("\n");
}

/** Text is bounded, since a model at a loss repeats itself to the end of its length; an answer is bound by its tokens alone. */
const commonRules: readonly string[] = [
  'answer ::= "\\"" character* "\\""',
  'text ::= "\\"" character{0,240} "\\""',
  'character ::= [^"\\\\\\x00-\\x1f] | "\\\\" ["\\\\/bfnrt]',
  'integer ::= "-"? ("0" | [1-9] [0-9]{0,8})',
  'number ::= integer ("." [0-9]{1,6})?',
  'value ::= text | number | "true" | "false" | "null" | list | record',
  'list ::= "[" (value ("," value)*)? "]"',
  'record ::= "{" (text ":" value ("," text ":" value)*)? "}"',
];

interface Rules {
  /** The name of the rule for a schema, or an expression that stands for it. */
  of(schema: JsonValue): string;
  add(name: string, body: string): void;
  all(): readonly string[];
}

function createRules(): Rules {
  const written: string[] = [];
  let count = 0;
  const rules: Rules = {
    of: (schema) => expressionOf(isJsonObject(schema) ? schema : {}, rules, () => `part${count++}`),
    add: (name, body) => void written.push(`${name} ::= ${body}`),
    all: () => written,
  };
  return rules;
}

type NewName = () => string;

function expressionOf(schema: JsonObject, rules: Rules, newName: NewName): string {
  const { const: constant, enum: values, anyOf, oneOf, type } = schema;
  if (constant !== undefined) return literal(constant);
  if (Array.isArray(values)) return group(values.map(literal));
  const options = anyOf ?? oneOf;
  if (Array.isArray(options)) return group(options.map((option: JsonValue) => rules.of(option)));
  if (Array.isArray(type)) return group(type.map((one: JsonValue) => rules.of({ ...schema, type: one })));
  return ofType(type, { schema, rules, newName });
}

interface Typed {
  readonly schema: JsonObject;
  readonly rules: Rules;
  readonly newName: NewName;
}

function ofType(type: JsonValue | undefined, { schema, rules, newName }: Typed): string {
  switch (type) {
    case "string":
      return "text";
    case "integer":
      return "integer";
    case "number":
      return "number";
    case "boolean":
      return '("true" | "false")';
    case "null":
      return '"null"';
    case "array":
      return listOf(rules.of(schema["items"] ?? {}));
    case "object":
      return objectOf(schema, rules, newName);
    default:
      return "value";
  }
}

function listOf(item: string): string {
  return `("[" (${item} ("," ${item})*)? "]")`;
}

/** Its properties in their order; what is not required may be left out, and nothing else may come. */
function objectOf({ properties, required }: JsonObject, rules: Rules, newName: NewName): string {
  if (!isJsonObject(properties)) return "record";
  const needed = Array.isArray(required) ? required : [];
  const name = newName();
  const entries = Object.entries(properties);
  for (const [index, [key, schema]] of entries.entries()) {
    const pair = `${quoted(`${JSON.stringify(key)}:`)} ${rules.of(schema)}`;
    const next = index + 1;
    const isNeeded = needed.includes(key);
    // "first": nothing has been written yet; "more": a comma comes before the next.
    rules.add(`${name}first${index}`, `${pair} ${name}more${next}${isNeeded ? "" : ` | ${name}first${next}`}`);
    rules.add(`${name}more${index}`, `"," ${pair} ${name}more${next}${isNeeded ? "" : ` | ${name}more${next}`}`);
  }
  rules.add(`${name}first${entries.length}`, '""');
  rules.add(`${name}more${entries.length}`, '""');
  rules.add(name, `"{" ${name}first0 "}"`);
  return name;
}

function callOf(name: string, args: string): string {
  return `${quoted(`${JSON.stringify(name)},"args":`)} ${args}`;
}

function literal(value: JsonValue): string {
  return quoted(JSON.stringify(value));
}

/** A text of the grammar: JSON's own marks escaped once more. */
function quoted(text: string): string {
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

function group(options: readonly string[]): string {
  return options.length === 0 ? "value" : `(${options.join(" | ")})`;
}
