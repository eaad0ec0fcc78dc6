import { oneLine } from "@/lib/text/lines";
import { slipsBetween } from "@/lib/text/slips";
import type { Library } from "./reading/reading";

/** What the handbook explains: its words, and the German ones they are asked for with. */
const concepts: readonly (readonly [string, string])[] = [
  ["graph", "graph netzwerk"],
  ["network", "netz"],
  ["node", "knoten"],
  ["edge", "kante kanten"],
  ["attribute", "attribut attribute"],
  ["directed", "gerichtet gerichteter gerichtete"],
  ["weight", "gewicht gewichte kantengewicht"],
  ["weighted", "gewichtet gewichteter gewichtete"],
  ["parallel edges", "mehrfachkanten mehrfachkante"],
  ["self-loop", "schleife schleifen schlinge"],
  ["path", "pfad pfade weg wege"],
  ["shortest path", "kürzester kürzeste kürzesten"],
  ["distance", "abstand entfernung distanz"],
  ["diameter", "durchmesser"],
  ["radius", "radius"],
  ["eccentricity", "exzentrizität"],
  ["reciprocity", "reziprozität"],
  ["connected component", "komponente komponenten zusammenhangskomponente zusammenhangskomponenten"],
  ["community", "gemeinschaft gemeinschaften community communitys"],
  ["bridge", "brücke brücken"],
  ["cut point", "artikulationspunkt schnittknoten gelenkpunkt"],
  ["articulation point", ""],
  ["density", "dichte"],
  ["degree", "grad knotengrad"],
  ["indegree", "eingangsgrad"],
  ["outdegree", "ausgangsgrad"],
  ["clustering", "clustering cluster"],
  ["clustering coefficient", "clusterkoeffizient clusterkoeffizienten clusteringkoeffizient"],
  ["centrality", "zentralität zentralitätsmaß zentralitätsmaße"],
  ["strength", "stärke knotenstärke"],
  ["betweenness", "zwischenzentralität betweenness betweenness-zentralität"],
  ["betweenness centrality", ""],
  ["closeness", "nähezentralität nähe closeness closeness-zentralität"],
  ["pagerank", "pagerank"],
  ["eigenvector", "eigenvektor"],
  ["eigenvector centrality", "eigenvektorzentralität eigenvektor-zentralität"],
  ["hub", ""],
  ["modularity", "modularität"],
  ["louvain", "louvain"],
  ["louvain method", "louvain-methode louvain-verfahren"],
  ["label propagation", ""],
  ["clique", "clique cliquen"],
  ["core", "kern kerne k-kern"],
  ["partition", "partition zerlegung"],
  ["triangle", "dreieck dreiecke"],
  ["tree", "baum"],
  ["layout", "layout layouts anordnung"],
  ["legend", "legende legenden"],
  ["label", "beschriftung beschriftungen"],
  ["filter", ""],
  ["small world", "kleine-welt"],
  ["hairball", "wollknäuel"],
  ["resolution limit", "auflösungsgrenze"],
  ["random walk", ""],
  ["measure", "maß maße"],
  ["assistant", "assistent"],
  ["approval", "zustimmung freigabe"],
  ["api key", "schlüssel"],
  ["privacy", "datenschutz privatsphäre"],
  ["model", "modell modelle sprachmodell"],
];

const english: ReadonlySet<string> = new Set(concepts.map(([word]) => word));
const germanWords = new Map(
  concepts.flatMap(([word, german]) => german.split(" ").map((one): [string, string] => [one, word])),
);

/** Whether the words are one of the handbook's, alone. */
export function isConcept(words: string): boolean {
  const plain = words.toLowerCase().replace(/-/gu, " ").trim();
  const singular = plain.replace(/ies$/u, "y").replace(/(?<=[^su])s$/u, "");
  return (
    [plain, singular, plain.replace(/es$/u, "")].some(
      (form) => english.has(form) || english.has(form.replace(/ /gu, "-")),
    ) || germanWords.has(words.toLowerCase().trim())
  );
}

const measured = oneLine`
  components?|centrality|closeness|betweenness|degree|clustering|coefficient|modularity|communit(?:y|ies)
  |partitions?|paths?|cliques?|cores?|trees?|density|walks?|score|distance
`;
const kindOf = new RegExp(
  oneLine`
    ^(?!(?:average|mean|median|total|overall|max\p{L}*|min\p{L}*|highest|lowest|largest|smallest|biggest) )
    [\p{L}-]{3,}(?: [\p{L}-]{3,})? (?:${measured})$
  `,
  "iu",
);

/** "Harmonic closeness", "a strong component": one kind of what the handbook explains. */
export function isKindOfConcept(words: string): boolean {
  return kindOf.test(words.trim());
}

/** The handbook's word that one was meant for: a slip within a long one, no ending of its own, and no name. */
export function meantConcept(word: string): string | null {
  if (word.length < 6 || isConcept(word) || word !== word.toLowerCase()) return null;
  const forms = [word, word.replace(/ies$/u, "y"), word.replace(/s$/u, "")];
  const isSlip = (one: string, form: string): boolean =>
    one.length > 6 && !form.startsWith(one) && one[0] === form[0] && slipsBetween(one, form) === 1;
  return [...english].find((one) => forms.some((form) => isSlip(one, form))) ?? null;
}

/** The handbook is in English: of its German words the English ones are looked for, in its texts alone. */
export function withEnglish(topic: string, library: Library): string {
  if (library.kind === "courses" && !library.isHandbook) return topic;
  return topic
    .split(" ")
    .map((word) => germanWords.get(word.toLowerCase()) ?? word)
    .join(" ");
}

/** A German title in English, where all its words are known; else as it stands. */
export function toEnglish(title: string): string {
  return germanWords.get(title.toLowerCase()) ?? title;
}
