import type { ProviderRequest } from "@/ai/port/provider-port";
import { loadOnce } from "@/lib/load-once";
import { english, type Speech } from "../say/speech";
import { learnedContext, learnedMentions } from "../schema/learned-schema";
import type { FindNearer } from "../schema/near-senses";
import { buildSchema } from "../schema/schema";
import { detectLanguage } from "./detect-language";
import type { Tongue } from "./foreign-tongue";
import type { ForeignLanguage, LanguageTable } from "./language-types";
import { type LinkedNouns, noLinks } from "./linked-nouns";

/** A request whose running message is in another language, with that message in English; every other one as it is. */
export type ForeignReader = (request: ProviderRequest) => Promise<ProviderRequest>;

/** Loads a language when it is first met. Rejects when its code cannot be loaded. */
export function createForeignReader(findNearer: FindNearer | null): ForeignReader {
  return async (request) => {
    const running = request.history.at(-1);
    const language = languageOf(request);
    // Longer messages are texts, not requests: turns of phrase are not looked for in them.
    if (!running || language === null || running.user.length > 1200) return request;
    const { translate } = await tongues[language]();
    const schema = buildSchema(learnedContext(request), learnedMentions(request));
    const user = translate(running.user, schema, await linkedIn(request, language, findNearer));
    return { ...request, history: [...request.history.slice(0, -1), { ...running, user }] };
  };
}

/** The message's nouns that the graph has in another language. */
async function linkedIn(
  request: ProviderRequest,
  language: ForeignLanguage,
  findNearer: FindNearer | null,
): Promise<LinkedNouns> {
  const said = request.history.at(-1)?.user ?? "";
  if (findNearer === null || said.length > 1200) return noLinks;
  const schema = buildSchema(learnedContext(request), learnedMentions(request));
  const nouns = (await tongues[language]()).strangeNouns(said, schema);
  if (nouns.length === 0) return noLinks;
  const { taken, offered } = await findNearer(schema, nouns, said);
  return {
    sure: new Map(taken.flatMap(({ said: noun, meant: [word] }) => (word === undefined ? [] : [[noun, word]]))),
    unsure: new Set(offered.map(({ said: noun }) => noun)),
  };
}

/** The language of the running message; one of few words is in that of the conversation. */
function languageOf({ history }: ProviderRequest): ForeignLanguage | null {
  return history.slice(-reach).reduce<ForeignLanguage | null>((before, { user }) => detectLanguage(user, before), null);
}

const reach = 6;

/** What an answer to a request is said in: the language of its running message, with that message's own words. */
export async function speechFor(request: ProviderRequest, findNearer: FindNearer | null = null): Promise<Speech> {
  const language = languageOf(request);
  if (language === null) return english;
  const { speech } = await tongues[language]();
  const { sure } = await linkedIn(request, language, findNearer);
  return speech(request.history.at(-1)?.user ?? "", sure);
}

/** Made once for all who ask: a language's words and turns of phrase take a while to put in order, and hang on no graph. */
const tongues = { de: tongue("de"), es: tongue("es"), fr: tongue("fr"), zh: tongue("zh"), ja: tongue("ja") };

function tongue(language: ForeignLanguage): () => Promise<Tongue> {
  return loadOnce(async () => {
    const [{ createTongue }, table] = await Promise.all([import("./foreign-tongue"), tableOf(language)]);
    return createTongue(table);
  });
}

async function tableOf(language: ForeignLanguage): Promise<LanguageTable> {
  switch (language) {
    case "de":
      return (await import("./german/german")).german;
    case "es":
      return (await import("./spanish/spanish")).spanish;
    case "fr":
      return (await import("./french/french")).french;
    case "zh":
      return (await import("./chinese/chinese")).chinese;
    case "ja":
      return (await import("./japanese/japanese")).japanese;
  }
}
