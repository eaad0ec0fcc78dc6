import { useStore } from "zustand";
import { type TraceWords, traceWords } from "@/words/trace-words";
import { useServices } from "../services";

export function useTraceWords(): TraceWords {
  return traceWords[useStore(useServices().words, ({ language }) => language)];
}
