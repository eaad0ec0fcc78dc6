import * as z from "zod/mini";
import { algorithmCatalog } from "@/analysis/catalog/algorithm-catalog";
import { algorithmNames } from "@/analysis/catalog/algorithm-names";
import { createRanker } from "@/knowledge/index/ranker";
import { greatest } from "@/lib/lists/whole-lists";
import { speaker } from "@/lib/text/speaker";
import { listOf, partTexts } from "../elements/parts";
import type { CommandContext } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { commandWords } from "./command-words";

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
