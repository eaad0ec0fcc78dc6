import type { Root } from "react-dom/client";
import { openIdbStore } from "@/store/session/idb-store";
import { createSessionStorage } from "@/store/session/session-storage";
import { createApiKeyStore, type ListedStorage } from "@/store/settings/api-keys";
import { createPreferences } from "@/store/settings/preferences";
import { createSettingsStore } from "@/store/settings/settings-store";
import { saveDownload } from "@/ui/download";
import { RescuePage, type RescueWay } from "@/ui/rescue/RescuePage";
import { showTheme } from "@/ui/use-theme";
import { rescue as german } from "@/words/de/rescue";
import { rescue as english } from "@/words/en/rescue";
import type { Language } from "@/words/words";
import { preferredLanguage } from "@/words/words-store";
import { addressOf, type OpeningWay } from "../files/opening-way";
import { graphOfTab, rememberGraph } from "../session/tab-graph";

const rescues: Readonly<Record<Language, typeof english>> = { en: english, de: german };

export interface RescueDeps {
  readonly page: Root;
  readonly error: unknown;
  /** How the page that failed was opened. */
  readonly way: OpeningWay;
  readonly device: ListedStorage | null;
  readonly tab: ListedStorage | null;
}

/** Draws the page of last resort. It shares nothing with the page that failed but what is stored. */
export async function showRescue({ page, error, way, device, tab }: RescueDeps): Promise<void> {
  const keys = createApiKeyStore({ tab, device });
  const settings = createSettingsStore({ preferences: createPreferences(device), keys }).getState();
  showTheme(settings.theme);
  const language = settings.language ?? preferredLanguage(navigator.languages);
  document.documentElement.lang = language;
  const storage = createSessionStorage(() => openIdbStore(), Date.now);
  const id = graphOfTab(tab) ?? (await storage.last());
  const read = () => (id === null ? null : storage.readText(id));
  const stored = await read();

  const save = async (): Promise<string | null> => {
    const now = await read();
    if (now === null) return null;
    const fileName = `${now.name.replace(/[^\p{L}\p{N}]+/gu, "-") || "graph"}.json`;
    saveDownload({ fileName, mediaType: "application/json", content: now.text });
    return fileName;
  };
  const go = async (wanted: RescueWay): Promise<void> => {
    if (wanted === "fresh") {
      rememberGraph(tab, null);
      await storage.forgetLast();
    }
    location.assign(addressOf(wanted === "again" ? "usual" : wanted, location));
    // The same address again, or another place in it only, loads nothing.
    if (wanted === "again") location.reload();
  };

  page.render(
    <RescuePage
      words={rescues[language]}
      graph={stored}
      detail={error instanceof Error ? (error.stack ?? error.message) : String(error)}
      tried={way === "usual" ? null : way}
      onWay={(wanted) => void go(wanted)}
      onSave={save}
    />,
  );
}
