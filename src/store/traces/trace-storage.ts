import { faultOf, type StorageFault } from "../session/key-value-store";

/** What is known of a kept trace without reading it. */
export interface TraceRow {
  /** The turn of the chat it records. */
  readonly turn: string;
  readonly chat: string;
  readonly graph: string;
  /** In ms since 1970. */
  readonly savedAt: number;
  /** Characters of its text. */
  readonly size: number;
}

export interface StoredTrace {
  readonly row: TraceRow;
  readonly text: string;
}

/** Where traces are stored. Any of these may reject (forbidden, full, closed). */
export interface TraceBase {
  rows(): Promise<readonly TraceRow[]>;
  /** As it was stored; undefined: there is none. */
  text(turn: string): Promise<unknown>;
  put(trace: StoredTrace): Promise<void>;
  remove(turns: readonly string[]): Promise<void>;
}

export type UnstoredReason = { readonly kind: "large" } | StorageFault;

export type StoredText =
  | { readonly kind: "text"; readonly value: unknown }
  | { readonly kind: "none" }
  | { readonly kind: "fault"; readonly fault: StorageFault };

export interface TraceLimits {
  /** Characters of all together. */
  readonly all: number;
  /** Of one: what is larger is not kept. */
  readonly one: number;
}

const usualLimits: TraceLimits = { all: 40_000_000, one: 10_000_000 };

/** Traces of messages on this device: no more than so much, the oldest go first. Nothing here rejects. */
export function createTraceStorage(base: TraceBase, limits: TraceLimits = usualLimits) {
  const attempt = async <T>(run: () => Promise<T>, otherwise: (fault: StorageFault) => T): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      return otherwise(faultOf(error));
    }
  };

  /** The oldest, until there is so much room. */
  const makeRoom = async (size: number, except: string): Promise<void> => {
    const others = (await base.rows()).filter(({ turn }) => turn !== except).toSorted((a, b) => b.savedAt - a.savedAt);
    let left = limits.all - size;
    const gone = others.filter((row) => {
      left -= row.size;
      return left < 0;
    });
    if (gone.length > 0) await base.remove(gone.map(({ turn }) => turn));
  };

  const put = async (trace: StoredTrace): Promise<void> => {
    await makeRoom(trace.row.size, trace.row.turn);
    try {
      await base.put(trace);
    } catch (error) {
      if (faultOf(error).kind !== "full") throw error;
      // The browser gives less than we would take: older traces are deleted once, then the failure is shown.
      const rows = (await base.rows()).toSorted((a, b) => a.savedAt - b.savedAt);
      await base.remove(rows.slice(0, Math.ceil(rows.length / 2)).map(({ turn }) => turn));
      await base.put(trace);
    }
  };

  return {
    /** Null, or why it was not kept. */
    keep: async (trace: StoredTrace): Promise<UnstoredReason | null> => {
      if (trace.row.size > limits.one) return { kind: "large" };
      return attempt<UnstoredReason | null>(
        async () => {
          await put(trace);
          return null;
        },
        (fault) => fault,
      );
    },
    read: (turn: string): Promise<StoredText> =>
      attempt<StoredText>(
        async () => {
          const value = await base.text(turn);
          return value === undefined ? { kind: "none" } : { kind: "text", value };
        },
        (fault) => ({ kind: "fault", fault }),
      ),
    /** Those of a chat, out of the storage: what `keep` takes, to bring them back. */
    take: (chat: string): Promise<readonly StoredTrace[]> =>
      attempt<readonly StoredTrace[]>(
        async () => {
          const rows = (await base.rows()).filter((row) => row.chat === chat);
          const texts = await Promise.all(rows.map(async (row) => ({ row, text: await base.text(row.turn) })));
          await base.remove(rows.map(({ turn }) => turn));
          return texts.flatMap(({ row, text }) => (typeof text === "string" ? [{ row, text }] : []));
        },
        () => [],
      ),
    /** Null, or why they are still there. */
    remove: (which: (row: TraceRow) => boolean): Promise<StorageFault | null> =>
      attempt<StorageFault | null>(
        async () => {
          const rows = await base.rows();
          await base.remove(rows.filter(which).map(({ turn }) => turn));
          return null;
        },
        (fault) => fault,
      ),
  };
}
