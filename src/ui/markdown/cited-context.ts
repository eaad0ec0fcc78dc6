import { createContext } from "react";

/** A text that an answer names: its number among them, what it is called, and how it is opened. */
export interface CitedText {
  readonly number: number;
  readonly title: string;
  readonly open: () => void;
}

/** The texts of the answer around, by id; other ids are nodes. */
export const CitedContext = createContext<ReadonlyMap<string, CitedText>>(new Map());
