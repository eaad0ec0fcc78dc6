import { readdirSync, readFileSync } from "node:fs";
import { createGraphDocument } from "@/graph/document/graph-document";
import { handbookGraph } from "@/knowledge/handbook/handbook-graph";
import { textOfNode } from "@/knowledge/index/graph-texts";
import type { SearchText } from "@/knowledge/index/index-types";
import { type LabelledQuery, placeOf } from "./search-quality";

/** The handbook's passages as they are searched. */
export function handbookTexts(): readonly SearchText[] {
  const folder = "public/handbook";
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, "utf8") }));
  const { tables } = createGraphDocument(handbookGraph(files));
  return Array.from({ length: tables.nodes.count }, (_, row) => textOfNode(tables, row, ["text"])).flatMap(
    (text) => text ?? [],
  );
}

/** Questions of people who know nothing, those who half know the word, and bad typists; each with the lesson that answers it. */
const rows: readonly (readonly [string, string])[] = [
  ["what is a bridge", "graph-basics:5"],
  ["which node would cut the network in two if I removed it", "graph-basics:5"],
  ["how many steps from one node to another", "graph-basics:3"],
  ["shortest path", "graph-basics:3"],
  ["directed edges", "graph-basics:2"],
  ["several edges between the same two nodes", "graph-basics:2"],
  ["density of a graph", "graph-basics:6"],
  ["do my neighbours know each other", "graph-basics:6"],
  ["what is an attribute", "graph-basics:1"],
  ["connected componets", "graph-basics:4"],
  ["what is betweenness", "centrality:3"],
  ["betweeness centrality", "centrality:3"],
  ["closeness", "centrality:3"],
  ["how does pagerank work", "centrality:4"],
  ["page rank", "centrality:4"],
  ["eigenvector", "centrality:4"],
  ["weighted degree strength", "centrality:2"],
  ["which centrality measure should I use", "centrality:5"],
  ["what makes a node important", "centrality:1"],
  ["what is modularity", "communities:2"],
  ["modularty", "communities:2"],
  ["louvain algorithm", "communities:3"],
  ["label propagation", "communities:3"],
  ["k-core", "communities:4"],
  ["everybody is linked with everybody", "communities:4"],
  ["cliques", "communities:4"],
  ["is the grouping stable if I run it again", "communities:5"],
  ["what is a community", "communities:1"],
  ["does the distance on the screen mean anything", "reading-a-picture-of-a-network:1"],
  ["force layout", "reading-a-picture-of-a-network:1"],
  ["which colours should I use for categories", "reading-a-picture-of-a-network:2"],
  ["legend", "reading-a-picture-of-a-network:3"],
  ["hairball too many edges", "reading-a-picture-of-a-network:4"],
  ["how can a picture mislead me", "reading-a-picture-of-a-network:5"],
];

/** Each with its lesson as a place. */
export function handbookQueries(texts: readonly SearchText[]): readonly LabelledQuery[] {
  return rows.map(([query, lesson]) => {
    const text = texts.find(({ id }) => id.startsWith(`passage:${lesson}:`));
    if (text === undefined) throw new Error(`The handbook has no lesson ${lesson}.`);
    return { query, relevant: new Map([[placeOf(text), 1]]) };
  });
}
