import type { Language } from "@/words/words";

/** The word to go on with a plan, in the language that its message was written in, else in the page's. */
export async function goOnIn(message: string, page: Language): Promise<string> {
  const [{ detectLanguage }, { goOnMessages }] = await Promise.all([
    import("@/providers/builtin/languages/detect-language"),
    import("@/providers/builtin/plan/asked/plan-words"),
  ]);
  return goOnMessages[detectLanguage(message, page === "en" ? null : page) ?? "en"];
}
