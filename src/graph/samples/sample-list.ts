export interface Sample {
  readonly name: string;
  readonly title: string;
  /** One line. */
  readonly description: string;
  readonly nodeCount: number;
  readonly edgeCount: number;
  /** In `samples/`, beside the page. Absent: it is made from a seed when it is opened (`make-large-sample.ts`). */
  readonly file?: string;
}

/**
 * The graphs that come with Parley, in the order they are offered; `scripts/build-samples.mjs` makes their files.
 * Where the data of some come from is in `sample-credits.ts`.
 */
export const sampleList: readonly Sample[] = [
  {
    name: "cats",
    title: "Cats and humans",
    description: "Who lives, plays and is acquainted with whom",
    nodeCount: 20,
    edgeCount: 30,
    file: "cats.json",
  },
  {
    name: "les-miserables",
    title: "Les Misérables",
    description: "Who appears with whom in the chapters of Victor Hugo's novel",
    nodeCount: 77,
    edgeCount: 254,
    file: "les-miserables.json",
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
    description: "Classes of the Flare visualization toolkit and what each of them imports",
    nodeCount: 220,
    edgeCount: 764,
    file: "flare.json",
  },
  {
    name: "generated-1000",
    title: "Generated",
    description: "1,000 made-up nodes in clusters, with a few well-connected hubs",
    nodeCount: 1000,
    edgeCount: 2959,
    file: "generated-1000.json",
  },
  {
    name: "generated-10000",
    title: "Large",
    description: "10,000 made-up nodes in 40 clusters, for the large-graph view",
    nodeCount: 10_000,
    edgeCount: 20_280,
    file: "generated-10000.json",
  },
  {
    name: "generated-100000",
    title: "Very large",
    description: "100,000 made-up nodes in 400 clusters, made when it is opened",
    nodeCount: 100_000,
    edgeCount: 300_000,
  },
  {
    name: "courses",
    title: "Handbook",
    description: "Parley's handbook as six courses of lessons: to read, search and ask",
    nodeCount: 202,
    edgeCount: 355,
    file: "courses.json",
  },
];
