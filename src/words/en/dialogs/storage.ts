/** What is kept on this device. */
export const storage = {
  title: "Kept on this device",
  full: "storage is full.",
  off: "storage is switched off.",
  otherFault: (detail: string) => `${detail}.`,
  fullTitle: "Storage is full.",
  fullText:
    "The graph stays open and works, but changes are not saved. Delete graphs you no longer need, or save this one as a file.",
  makeRoom: "Make room",
  notAsLeft: "Not all is as you left it.",
  problems: {
    graph: "The graph could not be read; a copy of what was stored is kept.",
    "lost-graph": "The graph is gone; a copy of what was kept beside it is kept.",
    chats: "The chats could not be read; a copy of what was stored is kept.",
    "part-of-chats": "A part of the chats could not be read and was left out; a copy of all of it is kept.",
    steps: "Older steps can no longer be undone; a copy of them is kept.",
    storage: "This browser keeps nothing here: save your work as a file.",
  },
  plainStep: "Open without the filter",
  plainTitle: "Opened without filter and labels.",
  plainText: "Undo brings the filter back; the chat stands in the list of chats.",
  showLabels: "Show the labels",
  showCopies: "Show the copies",
  elsewhere: "Open in another tab",
  openElsewhere: (name: string) => `${name} is open in another tab.`,
  inOtherTab: "That tab saves it. What you change here is not saved.",
  takenOver: "The other tab saves it now. What you change here is not saved.",
  workOnCopy: "Work on a copy",
  useItHere: "Use it here",
  used: (used: string, all: string) => `${used} of ${all} used`,
  usedUnknown: "This browser does not tell how much it can keep.",
  meter: "Storage used",
  persisted: "This browser keeps your graphs until you delete them.",
  notPersisted:
    "When space runs out this browser may delete what is kept here. In a private window all of it goes with the window.",
  persist: "Ask the browser to keep it",
  persistRefused: "The browser did not agree. It may once you use Parley more often.",
  graphs: "Graphs",
  noGraphs: "No graphs are kept yet. A graph is kept once you change it or talk about it.",
  unreadable: "What is kept cannot be read: storage is switched off.",
  isOpen: "open",
  openGraph: (name: string) => `Open ${name}`,
  deleteGraph: (name: string) => `Delete ${name}`,
  deleteSure: (name: string) => `Delete ${name} with its chats? This cannot be undone.`,
  delete: "Delete",
  keep: "Keep",
  deleted: (name: string) => `${name} is deleted.`,
  notDeleted: (reason: string) => `Nothing was deleted: ${reason}`,
  notFound: (name: string) => `${name} could not be opened.`,
  facts: (nodes: string, edges: string, size: string) => `${nodes} · ${edges} · ${size}`,
  copies: "Copies of what could not be read",
  copiesHint: "Another version of Parley may read them. Download what you may need, then delete.",
  download: "Download",
  when: (date: string) => `Saved ${date}`,
  bytes: (count: number) => bytesIn(count, "en-GB"),
};

function bytesIn(count: number, language: string): string {
  const units = ["bytes", "kB", "MB", "GB"];
  const place = Math.min(units.length - 1, count < 1000 ? 0 : Math.floor(Math.log10(count) / 3));
  const value = count / 1000 ** place;
  const digits = place > 0 && value < 10 ? 1 : 0;
  const text = value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${text} ${units[place]}`;
}
