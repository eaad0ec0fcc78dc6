/** The dialog of links that hold a graph. */
export const sharing = {
  title: "Share",
  lead: "The graph itself is in the link: nothing is sent to a server. Whoever has the link has the graph. Keys and chats are never in it.",
  what: "What the link holds",
  graph: "Graph, styles, sets and filter",
  withView: "Where you look, and what is selected",
  withPanels: "Which panels are open",
  link: "Link",
  size: (characters: string) => `${characters} characters`,
  making: "Making the link…",
  tooLong: (characters: string, most: string) =>
    `This graph makes a link of ${characters} characters; more than ${most} are cut by some programs. Share it as a file instead.`,
  unsupported: "This browser cannot make links: it has no compression. Share the graph as a file instead.",
  copy: "Copy the link",
  copied: "The link is copied",
  notCopied: "The browser did not allow copying. Select the link and copy it by hand.",
  asFile: "Save as a file",
  send: "Send…",
};
