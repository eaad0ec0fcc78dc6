import type { Language } from "@/words/words";

/** The word to go on with a plan, in the language that its message was written in, else in the page's. */
export async function goOnIn(message: string, page: Language): Promise<string> {
  const { detectLanguage } = await import("@/providers/builtin/languages/detect-language");
  return words[detectLanguage(message, page === "en" ? null : page) ?? "en"];
}

const words = {
  en: "Go on with the plan",
  de: "Mach mit dem Plan weiter",
  es: "Sigue con el plan",
  fr: "Continue avec le plan",
  zh: "继续执行计划",
  ja: "計画を続けてください",
};
