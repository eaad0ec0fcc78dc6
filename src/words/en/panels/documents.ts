import { counted, figures } from "@/lib/english";

/** The documents panel: courses, lessons and passages to look through, to search and to read. */
export const documents = {
  search: "Search the texts",
  clear: "Clear the search",
  hits: "Passages found",
  found: (count: number) => `${counted(count, "passage")} found`,
  foundInHandbook: (count: number) => `Nothing in this graph. ${counted(count, "passage")} found in the handbook`,
  noHit: (query: string) => `I found nothing about “${query}”.`,
  searched: (titles: readonly string[]) => `Searched: ${some(titles)}, and the handbook.`,
  searchedHandbook: "This graph has no courses. I searched the handbook.",
  inGraph: "In this graph",
  texts: "Nodes with a text",
  count: (count: number) => figures(count),
  nothing: "This graph has no texts.",
  nothingHint: "Add course files or notes (.md, .txt): their lessons and passages become nodes. Or read the handbook.",
  add: "Add documents…",
  handbook: "Handbook",
  readHandbook: "Read the handbook",
  openHandbook: "Open as a graph",
  handbookMissing: "I could not load the handbook.",
  again: "Try again",
  handbookCourse: (title: string) => `Handbook · ${title}`,
  lessonTitle: (number: number, title: string) => `${figures(number)}. ${title}`,
  back: "All documents",
  lessons: "Lessons before and after",
  previous: (title: string) => `Previous lesson: ${title}`,
  next: (title: string) => `Next lesson: ${title}`,
  earlier: "Show earlier text",
  further: "Show more",
  select: "Select",
  show: "Show in graph",
  ask: "Ask about this",
  askLesson: (number: number, course: string) => `What does lesson ${number} of ${course} cover?`,
  askText: (title: string) => `What does the text of ${title} say?`,
  noText: "This lesson has no text.",
  gone: "This text no longer exists",
  goneHint: "It was removed or changed. Pick another from the list.",
  asItWas: "The graph no longer has this text. This is the version the answer used.",
};

/** The first few by name. */
function some(titles: readonly string[]): string {
  const shown = titles.slice(0, 4).join(", ");
  return titles.length > 4 ? `${shown} and ${figures(titles.length - 4)} more` : shown;
}
