import type { AttributeProfile, GraphProfile } from "@/graph/profile/profile-types";
import { oneLine } from "@/lib/text/lines";
import type { Words } from "@/words/words";

/** What the requests for a graph can be about; each has its icon. */
export type PromptSubject =
  | "type"
  | "colour"
  | "size"
  | "path"
  | "around"
  | "groups"
  | "middle"
  | "rank"
  | "layers"
  | "figures";

/** What nodes are called where they are all of one sort. */
type Noun = keyof Words["prompts"]["nouns"];

export interface GraphKind {
  readonly name: "pets" | "family" | "people" | "routes" | "servers" | "papers" | "supply" | "code" | "other";
  readonly noun: Noun;
  /** What is asked first of such a graph. */
  readonly order: readonly PromptSubject[];
}

interface KindRow extends Omit<GraphKind, "noun"> {
  /** Words of such graphs: types, attributes, the title. Two of them at the least. */
  readonly signs: RegExp;
  /** What a node is, by a word of the title or the name of an attribute. */
  readonly nouns: Readonly<Record<string, Noun>>;
}

const kinds: readonly KindRow[] = [
  {
    name: "pets",
    signs: /^(?:cat|dog|pet|breed|owns|vaccinated|parrot|rabbit|plays with)$/u,
    nouns: {},
    order: ["type", "size", "path", "colour", "around"],
  },
  {
    name: "family",
    signs:
      /^(?:family|parent_of|parent of|child_of|married_to|married to|married|sibling|spouse|birthplace|born|died)$/u,
    nouns: {},
    order: ["around", "colour", "size", "figures"],
  },
  {
    name: "routes",
    signs: new RegExp(
      oneLine`
        ^(?:airports?|flights?|departures|routes?|stations?|stops?|lines?|metro|rail|ports?|ferries|ferry|minutes
        |iata|region|zone|distance_km)$
      `,
      "u",
    ),
    nouns: { airport: "airports", flights: "airports", iata: "airports", station: "stations", metro: "stations" },
    order: ["size", "around", "colour", "path", "middle"],
  },
  {
    name: "servers",
    signs:
      /^(?:servers?|services?|hosts?|databases?|gateway|router|cache|queue|latency_ms|cpu|uptime|replicates_to|calls)$/u,
    nouns: { server: "servers", servers: "servers", hosts: "hosts" },
    order: ["around", "middle", "type", "colour", "size"],
  },
  {
    name: "papers",
    signs: /^(?:papers?|articles?|citations?|citationcount|cites|venue|journal|authors|topic|doi)$/u,
    nouns: { papers: "papers", citationcount: "papers", doi: "papers" },
    order: ["rank", "colour", "size", "around", "figures"],
  },
  {
    name: "supply",
    signs: /^(?:suppliers?|supplies|parts?|part_of|products?|warehouse|factory|lead_time_days|stock)$/u,
    nouns: {},
    order: ["layers", "type", "around", "colour", "middle"],
  },
  {
    name: "code",
    signs: /^(?:class|classes|modules?|packages?|imports|dependencies|depends on|version|license|weekly_downloads)$/u,
    nouns: { classes: "classes", package: "packages", packages: "packages", modules: "modules" },
    order: ["rank", "size", "colour", "around", "layers"],
  },
  {
    name: "people",
    signs: new RegExp(
      oneLine`
        ^(?:person|people|human|employees?|departments?|friends?|knows|characters?|reports_to|students?|actors?
        |salary_eur|company|project|event)$
      `,
      "u",
    ),
    nouns: { people: "people", characters: "characters", students: "students", employees: "employees" },
    order: ["type", "around", "groups", "size", "path"],
  },
];

const other: GraphKind = {
  name: "other",
  noun: "nodes",
  order: ["groups", "path", "middle", "around", "type", "colour", "size"],
};

/** What sort of graph it is, by the words it is made of; the noun only where its title or attributes say what a node is. */
export function kindOfGraph(profile: GraphProfile): GraphKind {
  const words = [...new Set([...namesOf(profile), ...valuesOf(profile)])];
  const scored = kinds.map((kind) => ({ kind, score: words.filter((word) => kind.signs.test(word)).length }));
  const best = scored.reduce((top, one) => (one.score > top.score ? one : top));
  if (best.score < 2) return other;
  const { name, order, nouns } = best.kind;
  return { name, order, noun: nounOf(profile, nouns) };
}

function nounOf(profile: GraphProfile, nouns: KindRow["nouns"]): Noun {
  if (profile.nodeAttributes.some(isSort)) return other.noun;
  const names = namesOf(profile);
  const known = Object.entries(nouns).find(([word]) => names.includes(word));
  return known?.[1] ?? other.noun;
}

/** Nodes of several sorts have no noun in common. */
export function isSort({ name }: Pick<AttributeProfile, "name">): boolean {
  return /^(?:node_?)?(?:type|kind|category|class|species)$/iu.test(name);
}

/** Words of the title, and what the attributes are called. */
function namesOf({ name, nodeAttributes, edgeAttributes }: GraphProfile): readonly string[] {
  const title = name.split(/[^\p{L}]+/u).filter((word) => word !== "");
  return [...title, ...[...nodeAttributes, ...edgeAttributes].map((attribute) => attribute.name)].map(lower);
}

function valuesOf({ nodeAttributes, edgeAttributes }: GraphProfile): readonly string[] {
  return [...nodeAttributes, ...edgeAttributes].flatMap(({ values = [] }) =>
    values.flatMap(({ value }) => (typeof value === "string" ? [lower(value)] : [])),
  );
}

function lower(text: string): string {
  return text.toLowerCase();
}
