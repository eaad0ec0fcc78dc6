import type { AlgorithmRunner } from "@/analysis/catalog/algorithm-types";
import type { LayoutRunner } from "@/analysis/catalog/analysis-types";
import type { StartLive } from "@/analysis/workers/live-types";
import type { KnowledgePorts } from "@/knowledge/knowledge";
import type { NetworkGuard } from "@/lib/network-guard/network-guard";
import type { ChatStore } from "@/store/chat/chat-store";
import type { StoredVectors } from "@/store/meaning/idb-vectors";
import type { RecipeStorage } from "@/store/recipes/recipe-storage";
import type { Journal } from "@/store/session/journal";
import type { SessionStorage } from "@/store/session/session-storage";
import type { TextStorage } from "@/store/settings/api-keys";
import type { Preferences } from "@/store/settings/preferences";
import type { SettingsStore } from "@/store/settings/settings-store";
import type { TraceBase } from "@/store/traces/trace-storage";
import type { ViewStore } from "@/store/view/view-store";
import type { FeatureFace } from "@/ui/actions/feature";
import type { MountCanvas } from "@/ui/canvas/canvas-service";
import type { DatabaseService } from "@/ui/database/database-service";
import type { Services } from "@/ui/services";
import type { WordsStore } from "@/words/words-store";
import type { ProviderChoice } from "../chat/browser-provider";
import type { BrowserSamples } from "../files/browser-samples";
import type { LongWork } from "../files/long-work";
import type { Opening } from "../files/opening";
import type { ModelTools } from "../models/models-tools";
import type { Locks } from "../session/graph-lock";
import type { Core } from "./create-core";

/** What a page is made of: parts of the browser, or a test's in their place. */
export interface PageParts {
  readonly opening: Opening;
  readonly settings: SettingsStore;
  readonly view: ViewStore;
  readonly words: WordsStore;
  readonly preferences: Preferences;
  readonly storage: SessionStorage;
  /** What this device keeps; null where storage is switched off. */
  readonly device: TextStorage | null;
  /** What this tab keeps over a reload. */
  readonly tab: TextStorage | null;
  readonly journal: Journal | null;
  /** Absent at an insecure address. */
  readonly locks: Locks | null;
  readonly disk: StorageManager | undefined;
  /** Databases of their own; the browser's where nothing else is given. */
  readonly bases: { readonly traces?: TraceBase; readonly vectors?: StoredVectors; readonly recipes?: RecipeStorage };
  readonly guard: NetworkGuard;
  readonly models: ModelTools;
  readonly provider: ProviderChoice;
  readonly samples: BrowserSamples;
  readonly layouts: LayoutRunner;
  readonly algorithms: AlgorithmRunner;
  readonly startLive: StartLive;
  readonly reading: KnowledgePorts;
  readonly loadMount: () => Promise<MountCanvas>;
  /** For files that take a while to read. */
  readonly newReadWorker: () => Worker;
  readonly newId: () => string;
  readonly now: () => number;
  /** In ms since 1970. */
  readonly today: () => number;
  readonly random: () => number;
  /** Streamed text appears when this runs. */
  readonly schedule: (run: () => void) => void;
}

/** The page before its features: what each of them may use. */
export interface Page extends PageParts, Core {
  readonly chatStore: ChatStore;
  readonly database: DatabaseService & {
    /** Of what is shown and said nothing may be stored. */
    isBare(): boolean;
  };
  readonly work: LongWork;
  /** What the features offer, once they are made. */
  services(): Services;
}

/** One subject of the page, in a file of its own room: what it offers the others, and what people see of it. */
export interface Feature extends FeatureFace {
  /** Under their names in `Services`. */
  readonly services?: (page: Page) => Partial<Services>;
}

/** A part of a page: made when it is first asked for, and the same for that page from then on. */
export function part<T extends object>(make: (page: Page) => T): (page: Page) => T {
  const made = new WeakMap<Page, T>();
  return (page) => {
    const known = made.get(page) ?? make(page);
    made.set(page, known);
    return known;
  };
}
