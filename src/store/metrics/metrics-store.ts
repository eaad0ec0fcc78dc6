import { createStore, type StoreApi } from "zustand/vanilla";
import type { Measure, MetricThresholds } from "@/traces/metrics";
import type { TextStorage } from "../settings/api-keys";
import { type MetricsState, noMetrics, readMetrics, withMeasure, writeMetrics } from "./stored-metrics";

export interface StoredMetrics extends MetricsState {
  /** Of this tab, over its reloads. */
  readonly session: string;
  /** What was stored could not be read and stands aside: as text, to be downloaded. */
  readonly aside: string | null;
  /** The last figures live as long as the page: storage is full or off. */
  readonly isUnsaved: boolean;
}

export interface MetricsStore extends Pick<StoreApi<StoredMetrics>, "getState" | "getInitialState" | "subscribe"> {
  add(measure: Measure): void;
  /** Of a provider; null: as usual. */
  setThresholds(provider: string, thresholds: Partial<MetricThresholds> | null): void;
  /** All figures but the thresholds. What `bringBack` takes. */
  reset(): MetricsState;
  bringBack(before: MetricsState): void;
  removeAside(): void;
  /** Figures, thresholds and what stands aside. */
  forget(): void;
}

export interface MetricsStoreDeps {
  readonly device: TextStorage | null;
  readonly tab: TextStorage | null;
  readonly newId: () => string;
}

const key = "parley.metrics";
const asideKey = "parley.metrics.aside";
const sessionKey = "parley.metrics.session";

/** Keeps figures of messages on this device. Other tabs write the same: it is read anew before each change. */
export function createMetricsStore({ device, tab, newId }: MetricsStoreDeps): MetricsStore {
  const storage = guarded(device);
  const session = sessionOf(guarded(tab), newId);
  const store = createStore<StoredMetrics>(() => ({
    ...(load(storage) ?? noMetrics),
    session,
    aside: storage.read(asideKey),
    isUnsaved: false,
  }));

  const change = (next: (before: MetricsState) => MetricsState): void => {
    const { isUnsaved, rows, measures, thresholds } = store.getState();
    const before = (isUnsaved ? null : load(storage)) ?? { rows, measures, thresholds };
    const after = next(before);
    store.setState({ ...after, isUnsaved: !storage.write(key, writeMetrics(after)), aside: storage.read(asideKey) });
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    add: (measure) => change((before) => withMeasure(before, { ...measure, session })),
    setThresholds: (provider, chosen) =>
      change((before) => {
        const { [provider]: _before, ...others } = before.thresholds;
        return { ...before, thresholds: chosen === null ? others : { ...others, [provider]: chosen } };
      }),
    reset() {
      const { rows, measures, thresholds } = store.getState();
      change((before) => ({ ...noMetrics, thresholds: before.thresholds }));
      return { rows, measures, thresholds };
    },
    bringBack: (before) => change(({ thresholds }) => ({ ...before, thresholds })),
    removeAside() {
      storage.remove(asideKey);
      store.setState({ aside: null });
    },
    forget() {
      for (const name of [key, asideKey]) storage.remove(name);
      store.setState({ ...noMetrics, aside: null, isUnsaved: false });
    },
  };
}

/** null: nothing is stored. What cannot be read is put aside first. */
function load(storage: Guarded): MetricsState | null {
  const text = storage.read(key);
  if (text === null) return null;
  const read = readMetrics(text);
  if (read !== null) return read;
  if (storage.write(asideKey, text)) storage.remove(key);
  return null;
}

function sessionOf(tab: Guarded, newId: () => string): string {
  const known = tab.read(sessionKey);
  if (known !== null) return known;
  const made = newId();
  tab.write(sessionKey, made);
  return made;
}

type Guarded = ReturnType<typeof guarded>;

/** Storage may be off or full: then it holds nothing. */
function guarded(storage: TextStorage | null) {
  const attempt = <T>(run: (open: TextStorage) => T, otherwise: T): T => {
    try {
      return storage === null ? otherwise : run(storage);
    } catch {
      return otherwise;
    }
  };
  return {
    read: (name: string): string | null => attempt((open) => open.getItem(name), null),
    /** Whether it is stored. */
    write: (name: string, text: string): boolean =>
      attempt((open) => {
        open.setItem(name, text);
        return true;
      }, false),
    remove: (name: string): void => attempt((open) => open.removeItem(name), undefined),
  };
}
