/** Pieces of text that begin like a call and never end one: repeated, each has a reader hold more and more. */
export const hostilePieces: readonly string[] = [
  "<tool_call>",
  "<tool_call>{",
  "```\n{",
  "[TOOL_CALLS]",
  '{"name":"findNodes",',
  "> `",
  "word ",
  "</think>",
  "~~~\n",
];

/** Texts in Graphviz' form, so long, that begin what they never end. */
export function hostileDots(length: number): Readonly<Record<string, string>> {
  return {
    "a quote of backslashes": `digraph { a [label="${"\\".repeat(length)}`,
    "comments in a comment": `digraph { ${"/* ".repeat(length / 2)}`,
    "markup that is not closed": `digraph { ${"<".repeat(length)}`,
    blanks: `digraph ${" ".repeat(length)}x`,
    "lines of comments": `${"# x\n".repeat(length / 4)}digraph {`,
  };
}
