/** The sheet of keys. */
export const help = {
  lead: "Say what you want to know or change, in the chat. Drag moves a node, Shift and drag selects a box, a click on the canvas lets go.",
  readHandbook: "Read the handbook",
  groups: {
    edit: "Edit",
    select: "Select",
    view: "View",
    panels: "Panels",
    file: "File",
    chat: "Chat",
  },
  message: "In the message",
  messageKeys: keyRows([
    ["Enter", "Send"],
    ["Shift Enter", "New line"],
    ["↑", "Bring back the last message (empty box)"],
  ]),
  canvas: "On the canvas",
  canvasKeys: keyRows([
    ["Arrow keys", "To the nearest node that way"],
    ["Tab, Shift Tab", "To the node's next or previous neighbour"],
    ["Home", "To the best connected node"],
    ["[  ]", "Back and forward through the nodes you were on"],
    ["1 … 9", "Look at that many steps around the node; Esc: the whole graph"],
    ["Ctrl C, X, V", "Copy, cut, paste the selection, also into another graph"],
    ["Ctrl and arrow", "A new node, connected in that direction"],
    ["Alt and arrow", "Move the node or the selection; with Shift further"],
    ["Shift F10", "What can be done here"],
    ["Enter", "Select; again: inspect"],
    ["Space", "Add to or take off the selection"],
    ["Esc", "Leave the node, then clear the selection"],
    ["+  −  0", "Zoom in, out, to 100 %"],
    ["Shift F", "Fit the selection"],
  ]),
  version: (version: string) => `Parley ${version}`,
  files: "Files that open",
  opens: (formats: string) =>
    `${formats}; adjacency matrices, nodes with their neighbours, and lines such as Ann -> Bob or Ann knows ` +
    "Bob. What may be meant in several ways is asked about; PDFs and others are named, with what to do.",
  samples: "Where the samples are from",
  licences: "What Parley is made of",
  licencesLink: "All packages and their licences",
};

/** Key and what it does. */
function keyRows(rows: readonly (readonly [key: string, what: string])[]) {
  return rows;
}
