import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { main } from "@/app/headless";
import type { JsonObject } from "@/lib/json";

const root = join(import.meta.dirname, "..", "..");
const folder = mkdtempSync(join(tmpdir(), "parley-handbook-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is in the handbook, how it is found out, and what of the answer it hangs on. */
interface Claim {
  readonly course: string;
  readonly says: string;
  readonly sample: "cats" | "les-miserables" | "flights";
  /** Messages as a reader would type them, or one command. */
  readonly ask: readonly string[] | { readonly command: string; readonly input: JsonObject };
  readonly gives: readonly string[];
}

const run = (algorithm: string, options: JsonObject = {}) => ({
  command: "runAlgorithm",
  input: { algorithm, options },
});

const claims: readonly Claim[] = [
  {
    course: "graph-basics",
    says: "It has 20 nodes and 30 edges.",
    sample: "cats",
    ask: ["What is in this graph?"],
    gives: ["20 nodes", "30 edges", "cat (12)", "human (8)", "lives with (13)", "plays with (10)", "knows (7)"],
  },
  {
    course: "graph-basics",
    says: '"Find all cats older than 5", which finds 6',
    sample: "cats",
    ask: ["Find all cats older than 5"],
    gives: ["6 cats"],
  },
  {
    course: "graph-basics",
    says: "which is 6.17",
    sample: "cats",
    ask: ["Average age of the cats"],
    gives: ["6.17"],
  },
  {
    course: "graph-basics",
    says: "Of the 5,366 routes in US flights 5,064 are answered",
    sample: "flights",
    ask: run("reciprocity"),
    gives: ["5,064 of 5,366", "0.944"],
  },
  {
    course: "graph-basics",
    says: "four strong ones: 302 airports",
    sample: "flights",
    ask: ["Find strongly connected components"],
    gives: ["4 ", "302"],
  },
  {
    course: "graph-basics",
    says: "Of the ordered pairs of airports 910 have no path.",
    sample: "flights",
    ask: run("averageDistance"),
    gives: ["910 ordered pairs"],
  },
  {
    course: "graph-basics",
    says: "Misty, Oreo, Pepper, Whiskers",
    sample: "cats",
    ask: ["Shortest path from Misty to Whiskers"],
    gives: ["3 steps", "Oreo", "Pepper"],
  },
  {
    course: "graph-basics",
    says: "the average distance is 2.64",
    sample: "les-miserables",
    ask: ["Average distance"],
    gives: ["2.64"],
  },
  {
    course: "graph-basics",
    says: "Les Misérables has 18 bridges.",
    sample: "les-miserables",
    ask: ["Find bridges"],
    gives: ["18 bridges"],
  },
  {
    course: "graph-basics",
    says: "There are 8 cut points: Myriel, Valjean, Thenardier, Fauchelevent, Mme. Burgon, Gavroche, Mlle. Gillenormand and Mabeuf.",
    sample: "les-miserables",
    ask: ["Find cut points"],
    gives: ["Myriel, Valjean, Thenardier, Fauchelevent, Mme. Burgon, Gavroche, Mlle. Gillenormand and Mabeuf"],
  },
  {
    course: "graph-basics",
    says: "The average over all nodes is 0.353.",
    sample: "cats",
    ask: run("clustering"),
    gives: ["0.353", "6 triangles", "0.261"],
  },
  {
    course: "centrality",
    says: "Valjean 0.57, Myriel 0.177, Gavroche 0.165, Marius 0.132, Fantine 0.130",
    sample: "les-miserables",
    ask: { command: "rankNodes", input: { by: "betweenness", limit: 5 } },
    gives: ["Valjean (0.57)", "Myriel (0.177)", "Gavroche (0.165)", "Marius (0.132)", "Fantine (0.13)"],
  },
  {
    course: "centrality",
    says: "Emma has 36.5 before the division",
    sample: "cats",
    ask: run("betweenness", { normalized: false }),
    gives: ["Emma (36.5)"],
  },
  {
    course: "centrality",
    says: "14 / 25 · 14 / 19 = 0.413",
    sample: "cats",
    ask: run("closeness"),
    gives: ["Emma (0.413)"],
  },
  {
    course: "centrality",
    says: "(5 + 7/2 + 2/3) / 19 = 0.482",
    sample: "cats",
    ask: run("harmonic"),
    gives: ["Emma (0.482)"],
  },
  {
    course: "centrality",
    says: "Valjean 158, Marius 104, Enjolras 91",
    sample: "les-miserables",
    ask: run("strength", { weight: "weight" }),
    gives: ["Valjean (158)", "Marius (104)", "Enjolras (91)"],
  },
  {
    course: "centrality",
    says: "Gavroche leads with 0.318, before Valjean with 0.268 and Enjolras with 0.267",
    sample: "les-miserables",
    ask: run("eigenvector"),
    gives: ["Gavroche (0.318)", "Valjean (0.268)", "Enjolras (0.267)"],
  },
  {
    course: "centrality",
    says: "Myriel comes second with 0.043",
    sample: "les-miserables",
    ask: ["Top 5 by PageRank"],
    gives: ["Valjean | 0.075", "Myriel | 0.043"],
  },
  {
    course: "communities",
    says: "0.933 − 0.362 = 0.571",
    sample: "cats",
    ask: run("louvain"),
    gives: ["8, 7 and 5", "0.571"],
  },
  {
    course: "communities",
    says: "the attribute type gives 0.098",
    sample: "cats",
    ask: run("modularity", { attribute: "type" }),
    gives: ["0.0978"],
  },
  {
    course: "communities",
    says: "gives 0.538, and the best partition found by Louvain 0.556",
    sample: "les-miserables",
    ask: run("modularity", { attribute: "group" }),
    gives: ["0.538"],
  },
  {
    course: "communities",
    says: "seed 3 gives 7 groups with 0.552",
    sample: "les-miserables",
    ask: run("louvain", { seed: 3 }),
    gives: ["7 communities", "0.552"],
  },
  {
    course: "communities",
    says: "the regions give 0.184 and the communities that were found 0.252",
    sample: "flights",
    ask: run("louvain"),
    gives: ["81, 80, 71, 54 and 19", "0.252"],
  },
  {
    course: "communities",
    says: "the innermost core is the 9-core, with 12 characters",
    sample: "les-miserables",
    ask: ["Compute k-core"],
    gives: ["9-core", "12 nodes"],
  },
  {
    course: "reading-a-picture",
    says: "leaves 21 airports and 405 edges",
    sample: "flights",
    ask: { command: "filterGraph", input: { selector: "departures > 100000" } },
    gives: ["21 nodes", "4,961 edges"],
  },
  {
    course: "reading-a-picture",
    says: "leaves 197 edges",
    sample: "flights",
    ask: ["Show only edges with flights > 5000"],
    gives: ["197 edges"],
  },
  {
    course: "reading-a-picture",
    says: "Marius leads by betweenness and not Valjean",
    sample: "les-miserables",
    ask: ["Show only nodes with degree > 10", "Rank by betweenness"],
    gives: ["Marius | 0.15"],
  },
  {
    course: "working-with-the-assistant",
    says: "8 nodes and 20 edges would be deleted",
    sample: "cats",
    ask: ["Make all cats blue and delete all humans"],
    gives: ["8 nodes and 20 edges"],
  },
  {
    course: "working-with-the-assistant",
    says: '"How many airports are in TX" gives 24',
    sample: "flights",
    ask: ["How many airports are in TX"],
    gives: ["24"],
  },
];

const stepsOf = ({ ask }: Claim) => ("command" in ask ? [ask] : ask.map((prompt) => ({ prompt })));

/** The last answer of each claim's own conversation on its own graph, by one call of the door. */
async function answers(): Promise<readonly string[]> {
  const tasks = claims.map((claim, at) => ({
    id: `claim-${at + 1}`,
    sample: claim.sample,
    approve: "always",
    steps: stepsOf(claim),
  }));
  writeFileSync(join(folder, "tasks.jsonl"), tasks.map((task) => JSON.stringify(task)).join("\n"));
  let stdout = "";
  await main({
    args: ["--batch", "tasks.jsonl", "--json"],
    workingFolder: folder,
    samplesFolder: join(root, "public", "samples"),
    environment: {},
    stdout: (text) => {
      stdout += text;
    },
    stderr: () => undefined,
  });
  const lines = stdout.trim().split("\n");
  return lines.map((line) => String(JSON.parse(line).steps?.at(-1)?.message ?? line));
}

describe("what the handbook tells of the samples", () => {
  it("stands in the handbook and is what the app finds", { timeout: 60_000 }, async () => {
    const found = await answers();
    const wrong = claims.flatMap(({ course, says, gives }, at) => {
      const isWritten = readFileSync(join(root, "public", "handbook", `${course}.md`), "utf8").includes(says);
      const missing = gives.filter((part) => !(found[at] ?? "").includes(part));
      return [
        ...(isWritten ? [] : [`${course} does not say: ${says}`]),
        ...(missing.length === 0 ? [] : [`${says}: no ${missing.join(", ")} in: ${found[at]}`]),
      ];
    });
    expect(wrong).toEqual([]);
  });
});
