/** What actions are called in menus, the palette and the help sheet, and why one cannot run. */
export const actions = {
  fit: "Fit the graph",
  toggleDock: "Show or hide the chat",
  panel: (name: string) => `${name}: open or close the panel`,
  toggleTable: "Show the table, make it taller, close it",
  resetPanels: "Reset the panels",
  writeMessage: "Write a message",
  stopAnswer: "Stop the answer",
  newChat: "New chat",
  chatList: "Chats of this graph",
  copyChat: "Copy the chat as Markdown",
  retry: "Send the last message again",
  nothingAsked: "Nothing has been asked yet.",
  stillRuns: "A message is still running.",
  nothingToUndo: "There is nothing to undo.",
  nothingToRedo: "There is nothing to redo.",
  nothingRuns: "No message is running.",
};
