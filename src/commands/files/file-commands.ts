/** What makes a file to keep: it leaves the graph as it is, and still is done for what comes of it. */
export const fileCommands: readonly string[] = ["exportGraph", "exportImage"];
