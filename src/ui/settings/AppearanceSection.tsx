import type { Settings } from "@/store/settings/settings-store";
import { languageNames, languages } from "@/words/words";
import { Segments } from "../parts/Segments";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useSettings } from "../use-stores";

const themes: readonly Settings["theme"][] = ["system", "light", "dark"];

/** Theme and language of the page. */
export function AppearanceSection() {
  const { settings } = useServices();
  const words = useAllWords("settings");
  const { theme, language } = useSettings((state) => state);
  return (
    <>
      <section>
        <h3>{words.theme}</h3>
        <Segments
          isBare
          label={words.theme}
          value={theme}
          options={themes.map((id) => ({ id, title: words.themes[id] }))}
          onChange={(chosen) => settings.change({ theme: chosen })}
        />
      </section>
      <section>
        <h3>{words.language}</h3>
        <Segments
          isBare
          label={words.language}
          value={language ?? "browser"}
          options={[
            { id: "browser" as const, title: words.asBrowser },
            ...languages.map((id) => ({ id, title: languageNames[id] })),
          ]}
          onChange={(chosen) => settings.change({ language: chosen === "browser" ? null : chosen })}
        />
        <p className="hint">{words.languageHint}</p>
      </section>
    </>
  );
}
