interface SampleText {
  readonly title: string;
  readonly description: string;
}

/** Names and lines of samples in another language than that of the list itself. */
const sampleTexts: Readonly<Record<string, SampleText>> = {};

/** The card with which a first visit begins. */
export const start = {
  title: "Start with a graph",
  stays: "Files are read here and stay on this device",
  close: "Close and use the open graph",
  drop: "Drop a file here, or",
  choose: "choose one",
  /** The best known ones; the help names them all. */
  formats: (titles: readonly string[]) => `${titles.slice(0, 5).join(", ")} and ${titles.length - 5} more`,
  paste: "Paste edges, a table or JSON",
  pasteHint: "Ann, Bob\nBob, Cleo\nCleo, Dev",
  pasteEmpty: "Paste data to preview it",
  unsure: "I can read this in several ways. Open asks you which.",
  prose: "This is running text, not a graph",
  asDocument: { open: "Open as a document", add: "Add as a document" },
  course: (courses: number, lessons: number) =>
    `${courses === 1 ? "A course" : `${courses} courses`} with ${lessons === 1 ? "one lesson" : `${lessons} lessons`}`,
  reading: "Reading…",
  makes: (nodes: string, edges: string) => `${nodes}, ${edges}`,
  direction: { directed: "directed", mixed: "partly directed" },
  open: "Open",
  opening: "Opening…",
  sampleTexts,
  samples: "Or try a sample",
  samplesHead: "nodes · edges",
  recent: "Or continue with",
  blank: "Start blank",
  blankHint: "Double-click to add a node",
  describe: "Describe it",
  describeNeeds: "Needs a language model",
  describeHint: "“The planets and their moons”",
  database: "Connect a database",
  databaseHint: "Neo4j, ArcadeDB and more",
  blankTitle: "Start a blank graph",
  welcomeBack: (name: string) => `Welcome back. ${name} is open again.`,
  startFresh: "Start fresh",
};
