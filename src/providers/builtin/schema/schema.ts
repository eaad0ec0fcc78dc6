import type { ElementTarget } from "@/graph/document/graph-types";
import type { AttributeProfile, GraphProfile } from "@/graph/profile/profile-types";
import type { JsonValue } from "@/lib/json";
import { oneLine } from "@/lib/text/lines";
import { genderNouns } from "../lexicon/gender-words";
import { lexicon } from "../lexicon/lexicon";
import { createSteps, type Steps } from "../parse/step-limit";
import { plural, verbOfNoun, verbStem } from "../text/inflect";
import { tokenise, wordsOfName } from "../text/tokens";
import { attributePhrases } from "./attribute-phrases";
import { onceForGraph, type ReadContext } from "./known-words";
import { yesAndNo } from "./yes-and-no";

/** What a word of the message may mean in this graph. */
export type SchemaSense =
  | { readonly kind: "attribute"; readonly target: ElementTarget; readonly attribute: AttributeProfile }
  | {
      readonly kind: "value";
      readonly target: ElementTarget;
      readonly attribute: AttributeProfile;
      readonly value: JsonValue;
    }
  /** `isGuess`: written a little otherwise, or only a part of the name. */
  | { readonly kind: "label"; readonly label: string; readonly isGuess?: boolean };

/** What a call returned for the words of the message: names and values that the profile does not list. */
export interface Mentions {
  readonly names: readonly {
    readonly words: string;
    readonly match: "whole" | "near" | "part";
    readonly labels: readonly string[];
  }[];
  readonly values: readonly {
    readonly words: string;
    readonly target: ElementTarget;
    readonly attribute: string;
    readonly value: JsonValue;
  }[];
}

export const noMentions: Mentions = { names: [], values: [] };

/** The words of the open graph, ready for look-up. */
export interface Schema {
  readonly context: ReadContext;
  /** Senses by phrase (see `phraseKey`). */
  readonly senses: ReadonlyMap<string, readonly SchemaSense[]>;
  /** Numeric attributes by the stem of a word of their name: "started" means "start year". */
  readonly stems: ReadonlyMap<string, readonly SchemaSense[]>;
  /** Stems of words that edges bear as values: "teach" is a form of "teaches", not a misspelt "each". */
  readonly verbs: ReadonlySet<string>;
  /** Phrases of one word, for mending typing errors. */
  readonly words: readonly string[];
  /** What reading by this schema may cost: a schema is made for each reading. */
  readonly steps: Steps;
}

/** Of names and values of graphs: each change of a graph makes a schema anew, most of whose phrases are those of the one before. */
const knownKeys = new Map<string, string>();
const mostKeys = 5000;
/** A longer text is a value that nobody names by all its words. */
const longestKey = 200;

/** How a phrase is looked up: its tokens, joined by single spaces. */
export function phraseKey(text: string): string {
  const known = knownKeys.get(text);
  if (known !== undefined) return known;
  const key = toPhraseKey(text);
  if (text.length > longestKey) return key;
  if (knownKeys.size >= mostKeys) knownKeys.clear();
  knownKeys.set(text, key);
  return key;
}

function toPhraseKey(text: string): string {
  return tokenise(text)
    .map((token) => token.norm)
    .join(" ");
}

/** What is made of a graph's words: all of a schema that says nothing of one reading. */
type GraphWords = Omit<Schema, "context" | "steps">;

const graphWords = onceForGraph(makeWords);

export function buildSchema(context: ReadContext, mentions: Mentions = noMentions): Schema {
  const { senses, stems, verbs, words } = graphWords(context, mentions);
  return { context, senses, stems, verbs, words, steps: createSteps() };
}

function makeWords(context: ReadContext, mentions: Mentions): GraphWords {
  const senses = new Map<string, SchemaSense[]>();
  const put = (text: string, sense: SchemaSense): void => {
    const key = phraseKey(text);
    if (key === "") return;
    const known = senses.get(key) ?? [];
    if (!known.some((other) => sameSense(other, sense))) senses.set(key, [...known, sense]);
  };
  const { profile } = context;
  addAttributes(
    "nodes",
    profile.nodeAttributes.filter((attribute) => !isName(attribute, profile.labelAttribute)),
    put,
  );
  addNames(
    profile.nodeAttributes.filter((attribute) => isName(attribute, profile.labelAttribute)),
    put,
  );
  addAttributes("edges", profile.edgeAttributes, put);
  for (const node of namedNodes(context)) put(node.label, { kind: "label", label: node.label });
  addShortNames(profile, senses, put);
  addMentions(mentions, profile, put);
  return {
    senses,
    stems: stemsOf(profile),
    verbs: verbsOf(profile),
    words: [...senses.keys()].filter((key) => /^\p{L}{4,}$/u.test(key)),
  };
}

/** Other ways to say an attribute stand back where the graph uses the words itself. */
function addShortNames(
  profile: GraphProfile,
  taken: ReadonlyMap<string, readonly SchemaSense[]>,
  put: (text: string, sense: SchemaSense) => void,
): void {
  for (const [target, attributes] of [
    ["nodes", profile.nodeAttributes],
    ["edges", profile.edgeAttributes],
  ] as const) {
    const names = attributes.map(({ name }) => name);
    for (const attribute of attributes.filter(({ name }) => name !== profile.labelAttribute)) {
      for (const phrase of attributePhrases(attribute.name, names)) {
        if (!isTaken(taken.get(phraseKey(phrase)), target)) put(phrase, { kind: "attribute", target, attribute });
      }
    }
  }
}

/** Another attribute of the same side, a value or a name has the word already. */
function isTaken(senses: readonly SchemaSense[] | undefined, target: ElementTarget): boolean {
  return senses?.some((sense) => sense.kind !== "attribute" || sense.target === target) ?? false;
}

function addMentions(
  { names, values }: Mentions,
  profile: GraphProfile,
  put: (text: string, sense: SchemaSense) => void,
): void {
  for (const { words, match, labels } of names.filter((name) => !isWord(name))) {
    const guess = match === "whole" ? {} : { isGuess: true };
    for (const label of labels.length === 1 ? labels : [words]) put(words, { kind: "label", label, ...guess });
  }
  addValues(mentioned(values, names), profile, put);
}

/** Words that are a whole name are no value. */
function mentioned(values: Mentions["values"], names: Mentions["names"]): Mentions["values"] {
  const named = new Set(names.flatMap(({ words, match }) => (match === "whole" ? [words] : [])));
  return values.filter(({ words }) => !named.has(words));
}

function addValues(
  values: Mentions["values"],
  profile: GraphProfile,
  put: (text: string, sense: SchemaSense) => void,
): void {
  for (const value of values) {
    const sense = valueSense(value, profile);
    if (sense !== null) put(value.words, sense);
    const owner = ownerIn(value, profile);
    if (owner !== null) put(owner, { kind: "label", label: owner });
  }
}

/** "emma finchs parents": the name without its "s" is known as well. */
function ownerIn({ words, attribute, value }: Mentions["values"][number], profile: GraphProfile): string | null {
  const name = String(value);
  return attribute === profile.labelAttribute && phraseKey(words) === `${phraseKey(name)}s` ? name : null;
}

function valueSense(
  { target, attribute: name, value }: Mentions["values"][number],
  profile: GraphProfile,
): SchemaSense | null {
  const attributes = target === "nodes" ? profile.nodeAttributes : profile.edgeAttributes;
  const attribute = attributes.find((one) => one.name === name);
  return attribute === undefined ? null : { kind: "value", target, attribute, value };
}

/** A part of a name that is a word of the language: "Time" of "Time Machine". */
function isWord({ match, words }: Mentions["names"][number]): boolean {
  return match === "part" && (lexicon.has(phraseKey(words)) || /^(?:nothing|nobody|none|no one)$/iu.test(words));
}

function stemsOf(profile: GraphProfile): ReadonlyMap<string, readonly SchemaSense[]> {
  const stems = new Map<string, readonly SchemaSense[]>();
  const add = (target: ElementTarget, attribute: AttributeProfile): void => {
    for (const word of wordsOfName(attribute.name).split(" ")) {
      for (const stem of word.length > 3 ? new Set([verbStem(word), verbOfNoun(word)]) : [])
        stems.set(stem, [...(stems.get(stem) ?? []), { kind: "attribute", target, attribute }]);
    }
  };
  for (const attribute of profile.nodeAttributes) if (attribute.kind === "number") add("nodes", attribute);
  for (const attribute of profile.edgeAttributes) if (attribute.kind === "number") add("edges", attribute);
  return stems;
}

function verbsOf({ edgeAttributes }: GraphProfile): ReadonlySet<string> {
  const values = edgeAttributes.flatMap(
    ({ values: counted, examples }) => counted?.map(({ value }) => value) ?? examples ?? [],
  );
  const texts = values.filter((value): value is string => typeof value === "string" && value.length < 40);
  return new Set(texts.flatMap((text) => wordsOfName(text).split(" ").map(verbStem)));
}

/** The attribute that sorts nodes (or edges) into types, if there is one. */
export function typeAttribute(schema: Schema, target: ElementTarget): AttributeProfile | undefined {
  const { profile } = schema.context;
  const name = target === "nodes" ? profile.nodeTypeAttribute : profile.edgeTypeAttribute;
  return attributesOf(schema, target).find(
    (attribute) => attribute.name === name && !isGrade(attribute) && yesAndNo(attribute) === null,
  );
}

const kindWord = new RegExp(
  oneLine`
    (?:^|[^\p{L}])(?:types?|kind|class|category|species|genre|level|role|job|profession|occupation|typ|art|label)
    (?:$|[^\p{L}])
  `,
  "iu",
);

/** Whether a value of it is a noun for what has it: "servers" of a type, but "Oslo nodes" of a city. */
export function saysKind(attribute: string): boolean {
  return kindWord.test(wordsOfName(attribute));
}

/** "A", "B2", "3": such values say no kind of thing. */
function isGrade({ values = [] }: AttributeProfile): boolean {
  return values.length > 0 && values.every(({ value }) => /^(?:\p{Lu}\d?|\d+)$/u.test(String(value)));
}

export function attributesOf(schema: Schema, target: ElementTarget): readonly AttributeProfile[] {
  return target === "nodes" ? schema.context.profile.nodeAttributes : schema.context.profile.edgeAttributes;
}

function addAttributes(
  target: ElementTarget,
  attributes: readonly AttributeProfile[],
  put: (text: string, sense: SchemaSense) => void,
): void {
  for (const attribute of attributes) {
    const phrase = wordsOfName(attribute.name);
    for (const text of [attribute.name, phrase, plural(phrase)]) put(text, { kind: "attribute", target, attribute });
    // A call looks the words of a list up: "red" among tags says nothing of "make them red".
    const isList = attribute.kind === "list";
    const values = isList ? [] : (attribute.values?.map((entry) => entry.value) ?? attribute.examples ?? []);
    for (const value of values) {
      const putValue = (text: string): void => put(text, { kind: "value", target, attribute, value });
      addValue(value, putValue);
      if (typeof value === "string") genderNouns(attribute, value).forEach(putValue);
    }
  }
}

/** Whether the values of the attribute are names: of one node each, but for some that two share. */
function isName(attribute: AttributeProfile, labelAttribute: string | undefined): boolean {
  return attribute.name === labelAttribute && attribute.kind === "string" && 2 * attribute.distinct > attribute.present;
}

/** Values of the label attribute are names: which node has one is for a call to tell. */
function addNames(attributes: readonly AttributeProfile[], put: (text: string, sense: SchemaSense) => void): void {
  for (const attribute of attributes) {
    addAttributes("nodes", [{ ...attribute, values: [], examples: [] }], put);
    for (const value of attribute.values?.map((entry) => entry.value) ?? attribute.examples ?? []) {
      if (typeof value === "string") put(value, { kind: "label", label: value });
    }
  }
}

function addValue(value: JsonValue, put: (text: string) => void): void {
  if (typeof value !== "string" || value.length > 80) return;
  const phrase = wordsOfName(value);
  for (const text of [value, phrase, plural(phrase)]) put(text);
}

function namedNodes(context: ReadContext): readonly { readonly id: string; readonly label: string }[] {
  const { profile, selection } = context;
  const pair = profile.farPair;
  const ends =
    pair === undefined
      ? []
      : [
          { id: pair.source, label: pair.sourceLabel },
          { id: pair.target, label: pair.targetLabel },
        ];
  const best = profile.highestDegree === undefined ? [] : [profile.highestDegree];
  return [...profile.exampleNodes, ...best, ...ends, ...selection.nodes].map(({ id, label }) => ({ id, label }));
}

function sameSense(a: SchemaSense, b: SchemaSense): boolean {
  if (a.kind === "label" || b.kind === "label") return a.kind === "label" && b.kind === "label" && a.label === b.label;
  if (a.target !== b.target || a.attribute.name !== b.attribute.name || a.kind !== b.kind) return false;
  return a.kind === "attribute" || (b.kind === "value" && a.value === b.value);
}
