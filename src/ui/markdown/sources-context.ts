import { createContext } from "react";

/** Where the numbers of an answer come from. */
export interface Sources {
  /** What a figure is from, beside these words; null where it stands in no result. */
  find(figure: string, line: string): { readonly title: string; readonly show: () => void } | null;
}

export const SourcesContext = createContext<Sources | null>(null);

/** The text of the paragraph, item or row around. */
export const LineContext = createContext("");
