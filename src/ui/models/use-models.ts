import { useCallback, useEffect, useState } from "react";
import type {
  DeviceReport,
  DownloadProgress,
  InstalledModel,
  ModelCard,
  ModelLibrary,
  StorageReport,
} from "@/providers/webllm/model-library-types";
import { useServices } from "../services";

/** All that the page of models shows, as it was read last. */
export interface ModelsNow {
  readonly library: ModelLibrary;
  readonly device: DeviceReport;
  readonly cards: readonly ModelCard[];
  readonly installed: readonly InstalledModel[];
  readonly storage: StorageReport | undefined;
  /** Moves faster than the rest. */
  readonly progress: ReadonlyMap<string, DownloadProgress>;
}

export type ModelsReading =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly now: ModelsNow };

/** Reads the library when it is opened, and anew when a download begins or ends and something is deleted or added. */
export function useModels(): { readonly reading: ModelsReading; readonly again: () => void } {
  const { models } = useServices();
  const [reading, setReading] = useState<ModelsReading>({ kind: "loading" });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isOpen = true;
    let stop: () => void = () => undefined;
    const follow = async () => {
      const library = await models.library();
      if (!isOpen) return;
      stop = followLibrary(library, (now) => isOpen && setReading({ kind: "ready", now }), round > 0);
    };
    void follow().catch(() => isOpen && setReading({ kind: "failed" }));
    return () => {
      isOpen = false;
      stop();
    };
  }, [models, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  return { reading, again };
}

/** Progress is passed on at once; everything else is read anew only when it may have changed, one reading at a time. */
function followLibrary(library: ModelLibrary, show: (now: ModelsNow) => void, isAgain: boolean): () => void {
  let now: ModelsNow | null = null;
  let isReading = false;
  let isStale = false;
  let downloads = "";

  const read = async () => {
    isStale = true;
    if (isReading) return;
    isReading = true;
    while (isStale) {
      isStale = false;
      const device = await library.device(isAgain && now === null);
      const [cards, installed, storage] = await Promise.all([library.cards(), library.installed(), library.storage()]);
      now = { library, device, cards, installed, storage, progress: library.downloading() };
      show(now);
    }
    isReading = false;
  };
  const stop = library.subscribe(() => {
    const progress = library.downloading();
    const names = [...progress.keys()].join(" ");
    const isMove = names === downloads && names !== "";
    downloads = names;
    if (now) show({ ...now, progress });
    if (!isMove) void read();
  });
  void read();
  return stop;
}
