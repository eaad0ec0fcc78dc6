/** While a graph is opened or work on it takes a while. */
export const opening = {
  open: "Open",
  add: "Add",
  reading: (name: string) => `Reading ${name}`,
  arranging: "Arranging the nodes",
  stopped: (what: string) => `${what}: cancelled. Nothing changed.`,
  graphNotOpened: "The graph was not opened.",
  sampleNotOpened: "The sample was not opened.",
  readerMissing: "I could not load the file reader. Check the connection and open the file again.",
  pasted: "Pasted text",
};
