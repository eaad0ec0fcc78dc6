import { Bot, Contrast, HardDrive, Keyboard, KeyRound, Languages, type LucideIcon } from "lucide-react";
import type { Settings as SettingsState } from "@/store/settings/settings-store";
import type { SettingsPlace } from "@/store/view/settings-places";
import { type AllWords, languageNames, languages } from "@/words/words";
import type { PaletteItem } from "./palette-types";

const themes: readonly SettingsState["theme"][] = ["light", "dark", "system"];

/** In which section of the settings a thing stands. */
const sectionsOf = [
  { name: "services", place: "services", icon: KeyRound },
  { name: "limits", place: "assistant", icon: Bot },
  { name: "helpers", place: "assistant", icon: Bot },
  { name: "prices", place: "services", icon: KeyRound },
  { name: "singleKeys", place: "help", icon: Keyboard },
  { name: "clearAll", place: "storage", icon: HardDrive },
] as const satisfies readonly {
  readonly name: keyof AllWords["finding"]["settings"];
  readonly place: SettingsPlace;
  readonly icon: LucideIcon;
}[];

/** Settings that are one press, and those for which their section opens. */
export function settingItems({ finding, language: spoken }: AllWords): readonly PaletteItem[] {
  const base = { section: "settings", score: 50 } as const;
  const chosenTheme = themes.map(
    (theme): PaletteItem => ({
      ...base,
      key: `theme ${theme}`,
      title: finding.theme[theme],
      aliases: finding.themeAliases[theme],
      icon: Contrast,
      run: ({ settings }) => settings.change({ theme }),
    }),
  );
  // "German" finds Deutsch.
  const named = new Intl.DisplayNames([spoken], { type: "language" });
  const chosenLanguage = languages.map(
    (language): PaletteItem => ({
      ...base,
      key: `language ${language}`,
      title: finding.language(languageNames[language]),
      aliases: [...finding.languageAliases, named.of(language) ?? language],
      icon: Languages,
      run: ({ settings }) => settings.change({ language }),
    }),
  );
  const opened = sectionsOf.map(
    ({ name, place, icon }): PaletteItem => ({
      ...base,
      ...finding.settings[name],
      key: `settings ${name}`,
      icon,
      run: ({ view }) => view.change({ dialog: place }),
    }),
  );
  return [...chosenTheme, ...chosenLanguage, ...opened];
}
