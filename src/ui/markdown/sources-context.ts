import { createContext } from "react";

/** Where the numbers of an answer come from. */
export interface Sources {
  /** What a figure is from, beside these words; null where it is in no result. */
  find(figure: string, line: string): { readonly title: string; readonly show: () => void } | null;
  /** A model wrote it, and neither a result nor the message has it. */
  isUnchecked(figure: string, line: string): boolean;
}

export const SourcesContext = createContext<Sources | null>(null);

/** The text of the paragraph, item or row around. */
export const LineContext = createContext("");
