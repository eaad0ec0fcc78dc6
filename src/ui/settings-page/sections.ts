import { Bot, Contrast, Cpu, HardDrive, Info, Keyboard, KeyRound, type LucideIcon, Shield } from "lucide-react";
import { type ComponentType, lazy } from "react";
import type { SettingsPlace } from "@/store/view/settings-places";
import type { AllWords, Words } from "@/words/words";

export interface SettingsSection {
  readonly place: SettingsPlace;
  readonly icon: LucideIcon;
  readonly title: (words: AllWords["settings"], page: Words) => string;
  readonly lead?: (words: AllWords["settings"]) => string;
  readonly Content: ComponentType;
}

/** What the list of the settings shows; each section comes with its own code. */
export const sections: readonly SettingsSection[] = [
  {
    place: "models",
    icon: Cpu,
    title: ({ places }) => places.models,
    lead: ({ modelsLead }) => modelsLead,
    Content: lazy(async () => ({ default: (await import("../models/ModelsSection")).ModelsSection })),
  },
  {
    place: "services",
    icon: KeyRound,
    title: ({ places }) => places.services,
    lead: ({ servicesLead }) => servicesLead,
    Content: lazy(async () => ({ default: (await import("../settings/ServicesSection")).ServicesSection })),
  },
  {
    place: "assistant",
    icon: Bot,
    title: ({ places }) => places.assistant,
    lead: ({ assistantLead }) => assistantLead,
    Content: lazy(async () => ({ default: (await import("../options/AssistantSection")).AssistantSection })),
  },
  {
    place: "appearance",
    icon: Contrast,
    title: ({ places }) => places.appearance,
    Content: lazy(async () => ({ default: (await import("../settings/AppearanceSection")).AppearanceSection })),
  },
  {
    place: "help",
    icon: Keyboard,
    title: (_, { frame }) => frame.help,
    Content: lazy(async () => ({ default: (await import("../help/HelpSection")).HelpSection })),
  },
  {
    place: "network",
    icon: Shield,
    title: (_, { network }) => network.title,
    Content: lazy(async () => ({ default: (await import("../network/PrivacySection")).PrivacySection })),
  },
  {
    place: "storage",
    icon: HardDrive,
    title: (_, { storage }) => storage.title,
    Content: lazy(async () => ({ default: (await import("./DataSection")).DataSection })),
  },
  {
    place: "about",
    icon: Info,
    title: ({ places }) => places.about,
    Content: lazy(async () => ({ default: (await import("../help/AboutSection")).AboutSection })),
  },
];
