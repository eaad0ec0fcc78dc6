import * as z from "zod/mini";
import { tryJson } from "@/lib/try-json";
import type { TextStorage } from "../settings/api-keys";

/** Pairs of a name and what stands under it, kept in this tab as one text. */
export interface ListStorage<Pair> {
  /** None where there is no storage, or it holds something else. */
  read(): readonly Pair[];
  /** Full or forbidden: what is written is lost when the page is left, as it is without storage. */
  write(pairs: Iterable<Pair>): void;
}

export function createListStorage<Pair>(
  tab: TextStorage | null,
  key: string,
  pair: z.ZodMiniType<Pair>,
): ListStorage<Pair> {
  const schema = z.array(pair);
  return {
    read() {
      try {
        const read = z.safeParse(schema, tryJson(tab?.getItem(key) ?? "[]"));
        return read.success ? read.data : [];
      } catch {
        return [];
      }
    },
    write(pairs) {
      const all = [...pairs];
      try {
        if (all.length === 0) tab?.removeItem(key);
        else tab?.setItem(key, JSON.stringify(all));
      } catch {
        // As without storage.
      }
    },
  };
}
