import type { ReadFailure, ReadNote } from "@parley/formats/read";
import type { TablePlan } from "@parley/formats/table-plan";
import type { TableImport } from "@/store/view/table-import";
import type { Notice, ViewState } from "@/store/view/view-store";
import type { AllWords } from "@/words/words";
import type { OpenedFiles } from "../files/open-files";

interface ImportOutcome {
  readonly name: string;
  readonly how: TableImport["how"];
  readonly words: AllWords;
  /** Reads it again, its rows that are not like the others taken otherwise. */
  readonly again?: (plan: Partial<TablePlan>) => void;
  /** Opens the dialog of columns. */
  readonly choose?: () => void;
}

/** Why nothing was opened, and what can be done about it. */
export function refusalNotice({ why, hint }: ReadFailure, { name, how, words, again, choose }: ImportOutcome): Notice {
  const { files } = words;
  const text = `${files.sayRead(why)} ${files.sayRead(hint)}`.trim();
  const title = how === "open" ? files.notOpened(name) : files.notAdded(name);
  const actions = [
    ...(again ? [{ title: files.skipIt, run: () => again({ longRows: "skip" }) }] : []),
    ...(choose ? [{ title: files.chooseColumns, run: choose }] : []),
  ];
  return { tone: "danger", title, text, actions };
}

/** Asks before a file that was opened is read again in place of what was done to its graph. */
export function againNotice(name: string, { files }: AllWords, run: () => void): Notice {
  const actions = [{ title: files.openAgain, run }];
  return { tone: "warn", title: files.hasWork(name), text: files.hasWorkText, actions };
}

/** What one press changes of the rows that are not like the others: of a total first. */
function otherRows(notes: readonly ReadNote[]) {
  const count = (...ids: readonly ReadNote["id"][]) => notes.filter(({ id }) => ids.includes(id)).length;
  const [skipped, added] = [count("sumSkipped"), count("sumAdded")];
  if (skipped > 0) return { press: skipped > 1 ? "addAll" : "addIt", plan: { sumRows: "node" } } as const;
  if (added > 0) return { press: added > 1 ? "skipAll" : "skipIt", plan: { sumRows: "skip" } } as const;
  const short = count("rowOneColumn", "rowOneName");
  return short > 0 ? ({ press: short > 1 ? "skipAll" : "skipIt", plan: { shortRows: "skip" } } as const) : null;
}

/** What to say once it is open: a toast, or a notice where something was read otherwise than it stands there. */
export function openedNews(
  { graph, notes }: Extract<OpenedFiles, { kind: "graph" }>,
  { name, words, again, choose }: ImportOutcome,
): Pick<ViewState, "toast"> | Pick<ViewState, "notice"> {
  const { files, frame } = words;
  const change = choose && { title: files.changeColumns, run: choose };
  if (notes.length === 0) {
    const text = files.opened(name, frame.nodes(graph.nodes.length), frame.edges(graph.edges.length));
    return { toast: { text, ...(change ? { action: change } : {}) } };
  }
  const rows = otherRows(notes);
  const actions = [
    ...(again && rows ? [{ title: files[rows.press], run: () => again(rows.plan) }] : []),
    ...(change ? [change] : []),
  ];
  return {
    notice: { tone: "plain", title: files.openedTitle(name), text: notes.map(files.sayRead).join(" "), actions },
  };
}
