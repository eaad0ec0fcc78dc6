import { useStore } from "zustand";
import type { ChatState } from "@/store/chat/chat-types";
import type { SettingsState } from "@/store/settings/settings-store";
import type { ViewState } from "@/store/view/view-store";
import type { Words } from "@/words/words";
import { useServices } from "./services";

export function useChat<T>(read: (chat: ChatState) => T): T {
  return useStore(useServices().chat.store, read);
}

export function useSettings<T>(read: (settings: SettingsState) => T): T {
  return useStore(useServices().settings, read);
}

export function useView<T>(read: (view: ViewState) => T): T {
  return useStore(useServices().view, read);
}

/** What the page says, in the language chosen, or one section of it: `const words = useWords("frame")`. */
export function useWords(): Words;
export function useWords<S extends keyof Words>(section: S): Words[S];
export function useWords(section?: keyof Words): Words | Words[keyof Words] {
  return useStore(useServices().words, ({ words }) => (section === undefined ? words : words[section]));
}
