import { createContext } from "react";

/** What is searched for in the trace; "" where nothing is. */
export const SearchedContext = createContext("");
