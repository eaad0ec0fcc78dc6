export interface Sample {
  readonly name: string;
  readonly title: string;
  /** One line. */
  readonly description: string;
  readonly nodeCount: number;
  readonly edgeCount: number;
  /** In `samples/`, beside the page. */
  readonly file: string;
  /** Where the data come from. */
  readonly source?: string;
  readonly licence?: string;
}

/** The graphs that come with Parley, in the order they are offered. */
export const sampleList: readonly Sample[] = [
  {
    name: "cats",
    title: "Cats and humans",
    description: "20 cats and people: who lives, plays and talks with whom",
    nodeCount: 20,
    edgeCount: 31,
    file: "cats.json",
  },
  {
    name: "les-miserables",
    title: "Les Misérables",
    description: "Who appears with whom in Victor Hugo's novel",
    nodeCount: 77,
    edgeCount: 254,
    file: "les-miserables.json",
    source: "Donald E. Knuth, The Stanford GraphBase, 1993; by way of vega-datasets (miserables.json)",
    licence: "As the package vega-datasets states it: see its datapackage.json",
  },
  {
    name: "flights",
    title: "US flights",
    description: "Airports of the United States and the routes flown between them in 2008",
    nodeCount: 305,
    edgeCount: 5366,
    file: "flights.json",
  },
  {
    name: "flare",
    title: "Flare classes",
    description: "Classes of the Flare visualization library and what each depends on",
    nodeCount: 220,
    edgeCount: 764,
    file: "flare.json",
  },
  {
    name: "generated-1000",
    title: "Generated network",
    description: "1,000 made-up nodes in clusters with a few well-connected hubs",
    nodeCount: 1000,
    edgeCount: 2988,
    file: "generated-1000.json",
  },
];
