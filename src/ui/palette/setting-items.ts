import { Contrast, KeyRound, Languages, Settings } from "lucide-react";
import type { Settings as SettingsState } from "@/store/settings/settings-store";
import { type AllWords, languageNames, languages } from "@/words/words";
import type { PaletteItem } from "./palette-types";

const themes: readonly SettingsState["theme"][] = ["light", "dark", "system"];

/** Settings that are one press, and those for which the dialog opens. */
export function settingItems({ finding }: AllWords): readonly PaletteItem[] {
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
  const chosenLanguage = languages.map(
    (language): PaletteItem => ({
      ...base,
      key: `language ${language}`,
      title: finding.language(languageNames[language]),
      aliases: finding.languageAliases,
      icon: Languages,
      run: ({ settings }) => settings.change({ language }),
    }),
  );
  const opened = finding.settings.map(
    ({ title, aliases }, place): PaletteItem => ({
      ...base,
      key: `settings ${place}`,
      title,
      aliases,
      icon: place === 0 ? KeyRound : Settings,
      run: ({ view }) => view.change({ dialog: "settings" }),
    }),
  );
  return [...chosenTheme, ...chosenLanguage, ...opened];
}
