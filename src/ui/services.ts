import { createContext, use } from "react";
import type { CommandRegistry } from "@/commands/registry/command-types";
import type { GraphDocument } from "@/graph/document/document-types";
import type { SettingsStore } from "@/store/settings/settings-store";
import type { ViewStore } from "@/store/view/view-store";
import type { WordsStore } from "@/words/words-store";

/** All the page calls of the parts below it. Each feature adds what it offers, where it is made: `declare module "@/ui/services"`. */
export interface Services {
  readonly document: GraphDocument;
  readonly registry: CommandRegistry;
  readonly settings: SettingsStore;
  readonly view: ViewStore;
  readonly words: WordsStore;
  readonly now: () => number;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error("The page was drawn outside its services.");
  return services;
}
