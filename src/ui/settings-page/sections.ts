import { Bot, Contrast, Cpu, HardDrive, Info, Keyboard, KeyRound, type LucideIcon, Shield } from "lucide-react";
import type { ComponentType } from "react";
import type { SettingsPlace } from "@/store/view/settings-places";
import type { AllWords, Words } from "@/words/words";
import { opened } from "../actions/feature";

export interface SettingsSection {
  readonly place: SettingsPlace;
  readonly icon: LucideIcon;
  /** Default: as in the list. */
  readonly title?: (page: Words) => string;
  readonly lead?: (words: AllWords["settings"]) => string;
  readonly Content: ComponentType;
}

/** What the list of the settings shows; each section comes with its own code. */
export const sections: readonly SettingsSection[] = [
  section("models", Cpu, async () => (await import("../models/ModelsSection")).ModelsSection, {
    lead: ({ modelsLead }) => modelsLead,
  }),
  section("services", KeyRound, async () => (await import("../settings/ServicesSection")).ServicesSection, {
    lead: ({ servicesLead }) => servicesLead,
  }),
  section("assistant", Bot, async () => (await import("../options/AssistantSection")).AssistantSection, {
    lead: ({ assistantLead }) => assistantLead,
  }),
  section("appearance", Contrast, async () => (await import("../settings/AppearanceSection")).AppearanceSection),
  section("help", Keyboard, async () => (await import("../help/HelpSection")).HelpSection, {
    title: ({ frame }) => frame.help,
  }),
  section("network", Shield, async () => (await import("../network/PrivacySection")).PrivacySection, {
    title: ({ network }) => network.title,
  }),
  section("storage", HardDrive, async () => (await import("./DataSection")).DataSection, {
    title: ({ storage }) => storage.title,
  }),
  section("about", Info, async () => (await import("../help/AboutSection")).AboutSection),
];

function section(
  place: SettingsPlace,
  icon: LucideIcon,
  load: () => Promise<ComponentType>,
  more: Pick<SettingsSection, "title" | "lead"> = {},
): SettingsSection {
  return { place, icon, ...more, Content: opened(load) };
}
