import * as z from "zod/mini";
import { algorithmCatalog } from "@/analysis/catalog/algorithm-catalog";
import { algorithmNames } from "@/analysis/catalog/algorithm-names";
import { createRanker } from "@/knowledge/index/ranker";
import { greatest } from "@/lib/lists/whole-lists";
import { speaker } from "@/lib/text/speaker";
import { listOf, partTexts } from "../elements/parts";
import type { CommandContext } from "../registry/command-types";
import { defineWork } from "../registry/define-command";

/** Other words people ask for a command or an algorithm by, where its name and its description do not have them. */
const commandWords: Readonly<Record<string, string>> = {
  queryGraph: "how many nodes edges count overview summary statistics",
  getSchema: "columns fields properties which attributes there are",
  sampleData: "examples rows records look at data",
  findMentions: "which people or places does this text mention, entities",
  rankNodes: "centrality important top most connected influential score",
  aggregate: "total average group pivot statistics",
  explainStyle: "explain the style, why is a node red or big, reason of a look",
  styleNodes: "colour paint highlight size icon label",
  styleByAttribute: "heat map scale gradient legend colour by",
  updateLayer: "reorder or rename or hide a style layer",
  clearStyles: "reset look, remove colours",
  foldGroups: "collapse fold group by attribute into one node, unfold",
  setLayout: "arrange positions tree hierarchy circle grid map",
  moveNodes: "move shift drag nodes to a position",
  changeShown: "show more or fewer nodes of a database, take away, keep",
  pinNodes: "pin fix lock freeze a node in place, unpin",
  duplicateNodes: "copy clone nodes",
  groupNodes: "put nodes in a box cluster container parent",
  ungroupNodes: "dissolve take out of a group",
  mergeNodes: "deduplicate duplicates combine unify same name",
  setValues: "write a value of each node, list of values",
  renameAttribute: "rename attribute column field property",
  deleteAttribute: "delete drop remove an attribute column field property",
  saveSet: "save remember keep a selection or set under a name, bookmark",
  changeSet: "rename or delete a saved set",
  redo: "redo do again what was undone",
  showAll: "show everything again, remove the filter",
  clearGraph: "delete everything, empty the graph, start anew",
  loadSample: "open load an example sample demo graph",
  generateGraph: "generate create a random network, model, lattice, tree",
  importData: "import paste read a csv table file, add rows, merge another graph",
  exportGraph: "save export download file csv json graphml excel",
  exportImage: "save export a picture image png svg screenshot",
  articulationPoints: "cut off, falls apart without, single point of failure, critical bottleneck",
  bridges: "cut edges whose removal disconnects, critical links",
  components: "cut off, islands, separate connected parts, disconnected",
  modularity: "which attribute explains or separates the communities, fits the groups",
  louvain: "communities clusters clustering community detection",
  betweenness: "centrality broker between",
  closeness: "centrality near to all",
  eigenvector: "centrality influence",
  pagerank: "centrality importance influence",
  maxFlow: "minimum cut capacity bottleneck",
  cycle: "loop circular find a cycle",
  topologicalOrder: "order of tasks dependencies topological sort",
};

export const texts = {
  ...partTexts,
  commandsFor: ["{count} command for “{want}”: {names}.", "{count} commands for “{want}”: {names}."],
  algorithmsAre: "runAlgorithm takes: {names}.",
  hadAlready: "You have {names} already.",
  noCommand: "No command is for “{want}”.",
  nearestAre: "None does just this. Nearest: {names}.",
} as const;
const tell = speaker(texts);

const mostFound = 3;
/** How much of what was asked has to be in what is told of a command, by the rarity of its words. */
const enough = 0.5;
/** … and how much beside the best. */
const nearBest = 0.75;

export const findCommands = defineWork({
  description: "Finds more commands and algorithms by what you want; they can be called next.",
  input: z.strictObject({ want: z.string().check(z.minLength(1)) }),
  async run({ want }, context) {
    const { fits, near } = await search(want, context);
    const { offered = [] } = context;
    const commands = fits.filter(({ kind, name }) => kind === "command" && !offered.includes(name)).slice(0, mostFound);
    const algorithms = fits.filter(({ kind }) => kind === "algorithm").slice(0, mostFound);
    const had = fits.filter(({ kind, name }) => kind === "command" && offered.includes(name)).slice(0, mostFound);
    const count = commands.length;
    const spoken = tell(
      count > 0 ? { id: "commandsFor", with: { count, want, names: namesOf(commands) } } : null,
      algorithms.length > 0 ? { id: "algorithmsAre", with: { names: namesOf(algorithms) } } : null,
      had.length > 0 ? { id: "hadAlready", with: { names: namesOf(had) } } : null,
      fits.length > 0 ? null : noneSaid(want, near),
    );
    const data = { count: count + algorithms.length, commands: commands.map(toData) };
    return {
      success: true,
      ...spoken,
      data: { ...data, ...(algorithms.length > 0 && { algorithms: algorithms.map(toData) }) },
    };
  },
});

function noneSaid(want: string, near: readonly Entry[]) {
  if (near.length === 0) return { id: "noCommand", with: { want } } as const;
  return { id: "nearestAre", with: { names: namesOf(near.slice(0, mostFound)) } } as const;
}

interface Entry {
  readonly kind: "command" | "algorithm";
  readonly name: string;
  readonly description: string;
}

function namesOf(entries: readonly Entry[]) {
  return listOf(entries.map(({ name }) => name));
}

function toData({ name, description }: Entry) {
  return { name, description };
}

interface Found {
  /** Best first. */
  readonly fits: readonly Entry[];
  /** Those that have a part of it. */
  readonly near: readonly Entry[];
}

async function search(want: string, { definitions }: CommandContext): Promise<Found> {
  const entries: readonly Entry[] = [
    ...(await definitions())
      .filter(({ name }) => name !== "findCommands")
      .map(({ name, description }) => ({ kind: "command" as const, name, description })),
    ...algorithmNames.map((name) => ({
      kind: "algorithm" as const,
      name,
      description: `${algorithmCatalog[name].title}: ${algorithmCatalog[name].description}`,
    })),
  ];
  const ranker = createRanker();
  ranker.put(
    entries.map((entry, at) => ({
      id: String(at),
      course: "",
      lesson: spacedName(entry.name),
      text: commandText(entry),
    })),
  );
  const hits = ranker.search({ query: want, limit: 20 });
  const least = Math.max(
    enough,
    nearBest *
      greatest(
        hits.map(({ share }) => share),
        0,
      ),
  );
  const entryOf = ({ id }: { readonly id: string }) => entries[Number(id)] ?? [];
  return {
    fits: hits.filter(({ share }) => share >= least).flatMap(entryOf),
    near: hits.filter(({ share }) => share > 0).flatMap(entryOf),
  };
}

function commandText({ name, description }: Entry): string {
  return `${name}. ${description} ${commandWords[name] ?? ""}`;
}

/** "mergeNodes" is "merge nodes". */
function spacedName(name: string): string {
  return name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").toLowerCase();
}
