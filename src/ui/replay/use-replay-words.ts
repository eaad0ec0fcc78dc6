import { useStore } from "zustand";
import { type ReplayWords, replayWords } from "@/words/replay-words";
import { useServices } from "../services";

export function useReplayWords(): ReplayWords {
  return replayWords[useStore(useServices().words, ({ language }) => language)];
}
