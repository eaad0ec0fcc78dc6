import { createStore, type StoreApi } from "zustand/vanilla";
import { en } from "./en/en";
import { type AllWords, type Language, languages, type Words } from "./words";

export interface WordsState {
  readonly language: Language;
  readonly words: Words;
  /** Null in English, whose words for panels and dialogs come with these: `allWords`. */
  readonly all: AllWords | null;
}

export interface WordsStore extends Pick<StoreApi<WordsState>, "getState" | "getInitialState" | "subscribe"> {
  /** Loads the language first where it is not English. Rejects when it cannot be loaded; then the old one stays. */
  setLanguage(language: Language): Promise<void>;
}

export function createWordsStore(): WordsStore {
  const store = createStore<WordsState>(() => ({ language: "en", words: en, all: null }));
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    async setLanguage(language) {
      store.setState({ language, ...(await wordsOf[language]()) });
    },
  };
}

/** The first of the reader's languages that Parley speaks. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = languages.find((one) => tag.toLowerCase().split("-")[0] === one);
    if (language) return language;
  }
  return "en";
}

const wordsOf: Readonly<Record<Language, () => Promise<Pick<WordsState, "words" | "all">>>> = {
  en: async () => ({ words: en, all: null }),
  de: async () => {
    const de = await import("./de/de");
    return { words: de, all: de };
  },
};
