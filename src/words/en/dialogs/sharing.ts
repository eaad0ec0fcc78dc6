/** The dialog of links that hold a graph. */
export const sharing = {
  title: "Share",
  lead:
    "The link contains the graph itself; nothing is sent to a server. Anyone with the link can see the graph. " +
    "Keys and chats are never included.",
  what: "Included in the link",
  graph: "Graph, styles, sets and filter",
  withView: "View and selection",
  withPanels: "Open panels",
  link: "Link",
  size: (characters: string) => `${characters} characters`,
  making: "Making the link…",
  tooLong: (characters: string, most: string) =>
    `The link would have ${characters} characters; some programs cut off after ${most}. Share the graph as a file instead.`,
  unsupported: "This browser cannot create links. Share the graph as a file instead.",
  copy: "Copy link",
  copied: "Link copied",
  notCopied: "The browser blocked copying. Select the link and copy it by hand.",
  asFile: "Save as a file",
  send: "Send…",
};
