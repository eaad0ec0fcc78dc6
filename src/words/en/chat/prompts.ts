import { plural } from "@/lib/plural";

/** A kind of nodes, by the attribute that tells it. */
interface KindOf {
  readonly attribute: string;
  readonly value: string;
}

/** What the nodes of a graph are called together. */
const nouns = {
  nodes: "nodes",
  airports: "airports",
  stations: "stations",
  servers: "servers",
  hosts: "hosts",
  papers: "papers",
  classes: "classes",
  packages: "packages",
  modules: "modules",
  people: "people",
  characters: "characters",
  students: "students",
  employees: "employees",
};

/** Requests that are suggested. In braces stand names of the graph. The built-in assistant carries out every one in every language. */
export const prompts = {
  nouns,
  nodesOf: ({ value }: KindOf) => plural(value),
  kinds: plural,
  /** A colour for each kind: two would look alike otherwise. */
  colours: ["blue", "orange", "green", "pink"],
  oneKind: (colour: string) => `Find all {kinds} and make them ${colour}`,
  oneValue: (colour: string) => `Find the nodes with {attribute} {value} and make them ${colour}`,
  colourBy: (things: string) => `Colour the ${things} by {attribute}`,
  sizeBy: (things: string) => `Size the ${things} by {attribute}`,
  path: "Highlight the shortest path from {from} to {to}",
  betweenness: (things: string) => `Size the ${things} by {betweenness}`,
  pageRank: (things: string) => `Size the ${things} by {PageRank}`,
  layers: "Lay it out in {layers}",
  community: (things: string) => `Colour the ${things} by {community}`,
  highlightNear: "Highlight the neighbours of {node}",
  within2: "Which nodes are within 2 steps of {node}?",
  highest: "Which node has the highest {attribute}?",
  average: "What is the average {attribute} by {group}?",
  values: "What values does the {attribute} property have?",
  add: "Add a node named {node}",
  addConnected: "Add a node named {node} connected to {other}",
  linked: "How is {node} linked to {other}?",
  describe: "Describe {node}",
  showNear: "Show only the neighbours of {node}",
  theseBy: "How many of these are there by {attribute}?",
  theseAverage: "What is the average {attribute} of these?",
  theseMost: "Which of these has the most links?",
  theseOnly: "Show only these",
  outline: "Show me the outline of {course}",
  lesson1: "What does lesson 1 of {course} cover?",
  lessons12: "Compare lessons 1 and 2 of {course}",
  inBoth: "Which topics are in both {course} and {other}?",
  whatIs: "What is {word}?",
};
