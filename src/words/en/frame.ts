/** Words of the frame: bar, rail, dock, table drawer, status bar. */
export const frame = {
  canvas: "Canvas",
  skip: "Shortcuts on this page",
  skipToMessage: "Skip to the message box",
  skipToGraph: "Skip to the graph",
  untitled: "Untitled graph",
  rename: "Rename",
  graphName: "Name of the graph",
  undo: "Undo",
  redo: "Redo",
  history: {
    undo: { done: (titles: string) => `Undone: ${titles}`, nothing: "Nothing was undone." },
    redo: { done: (titles: string) => `Done again: ${titles}`, nothing: "Nothing was redone." },
  },
  menu: "Menu",
  close: "Close",
  saveJson: "Save JSON",
  switchTheme: "Switch theme",
  settings: "Settings",
  help: "Keys and help",
  panels: "Panels",
  panelTitles: { data: "Data", style: "Style", layout: "Layout", filter: "Filter", analyse: "Analyse" },
  closePanel: "Close the panel",
  dock: "Chat and inspector",
  dockTabs: "Dock",
  chatTab: "Chat",
  inspectTab: "Inspect",
  selectedBadge: "selected",
  openDock: "Open the chat",
  closeDock: "Close the chat",
  dockWidth: "Width of the chat",
  flyoutWidth: "Width of the panel",
  tableHeight: "Height of the table",
  saving: "Saving…",
  saved: "Saved",
  notSaved: (reason: string) => `Not saved: ${reason}`,
  savedHere: "Saved on this device",
  dropFile: "Drop the file to open it",
  graphFile: "Graph file",
  nodes: (count: number) => counted(count, "node"),
  edges: (count: number) => counted(count, "edge"),
  selected: (count: number) => `${figures(count)} selected`,
  filtered: (shown: number, all: number) => `filtered ${figures(shown)}/${figures(all)}`,
  filterOn: "a filter is on",
  stylesOn: "styles are on",
  layout: (name: string) => `Layout: ${name}`,
  builtinReady: "Built-in ready",
  modelChosen: (model: string) => `${model} chosen`,
  sheetState: { low: "low", half: "half open", full: "fully open" },
  sheetGrip: (now: string, next: string) => `The sheet is ${now}. Press to make it ${next}`,
  open: "Open",
  openHint: "Open a file or a sample",
  openFile: "Open a file…",
  startBlank: "Start blank",
};

function figures(count: number): string {
  return count.toLocaleString("en-GB");
}

function counted(count: number, noun: string): string {
  return `${figures(count)} ${noun}${count === 1 ? "" : "s"}`;
}
