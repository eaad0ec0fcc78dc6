import type { PlanWords } from "./en/plan";
import type { Speech } from "./speech";

/** With the words for the steps of a plan: most answers tell none. */
export interface StepSpeech extends Speech, PlanWords {}

export async function withStepWords(say: Speech): Promise<StepSpeech> {
  return { ...say, ...(await wordsIn(say.language)) };
}

async function wordsIn(language: Speech["language"]): Promise<PlanWords> {
  switch (language) {
    case "en":
      return (await import("./en/plan")).plan;
    case "de":
      return (await import("./de/plan")).plan;
    case "es":
      return (await import("./es/plan")).plan;
    case "fr":
      return (await import("./fr/plan")).plan;
    case "zh":
      return (await import("./zh/plan")).plan;
    case "ja":
      return (await import("./ja/plan")).plan;
  }
}
