import type { Driver, QueryResult } from "neo4j-driver-lite";
import { untilAborted } from "@/lib/until-aborted";
import { codeOf } from "../engine-fault";
import type { Row, Run } from "../engine-types";

export type Session = ReturnType<Driver["session"]>;

export interface Writing {
  readonly open: (mode: "READ" | "WRITE") => Session;
  readonly seconds: number;
  /** Ends what is under way before its time: stopped, too late, or closed. */
  readonly ends: AbortSignal;
  readonly clock: AbortSignal;
}

export type WriteEnd<T> =
  | { readonly success: true; readonly done: T }
  /** `isUnsure`: the order to keep it was given, and nothing was heard of it. */
  | { readonly success: false; readonly error: unknown; readonly isUnsure: boolean };

/** One transaction, kept when the work is done and taken back when it rejects. Never rejects. */
export async function writeTransaction<T>(work: (run: Run) => Promise<T>, writing: Writing): Promise<WriteEnd<T>> {
  const { open, seconds, ends, clock } = writing;
  const session = open("WRITE");
  const id = crypto.randomUUID();
  let isKeeping = false;
  try {
    const transaction = session.beginTransaction({ timeout: seconds * 1000, metadata: { app: "parley", id } });
    const run: Run = async ({ text, parameters }) => rowsOf(await transaction.run(text, parameters));
    const done = await untilAborted(work(run), ends);
    isKeeping = true;
    // Not to be stopped any more: what came of it would not be known.
    await untilAborted(transaction.commit(), clock);
    return { success: true, done };
  } catch (error) {
    // Neo4j takes a transaction back only when its statement has ended: that is ended first.
    if (!isKeeping && ends.aborted) await terminate(id, open("READ"));
    return { success: false, error, isUnsure: isKeeping && !codeOf(error).startsWith("Neo.") };
  } finally {
    session.close().catch(() => undefined);
  }
}

/** From another session, where the server knows how to. */
async function terminate(id: string, session: Session): Promise<void> {
  const find = "SHOW TRANSACTIONS YIELD transactionId, metaData WHERE metaData.id = $id RETURN transactionId AS id";
  const end = async (): Promise<void> => {
    const ids = rowsOf(await session.run(find, { id })).map((row) => row["id"]);
    if (ids.length > 0) await session.run("TERMINATE TRANSACTIONS $ids", { ids });
  };
  await untilAborted(end(), AbortSignal.timeout(1000)).catch(() => undefined);
  session.close().catch(() => undefined);
}

export function rowsOf({ records }: Pick<QueryResult, "records">): readonly Row[] {
  return records.map((record) => Object.fromEntries(record.keys.map((key) => [String(key), record.get(key)])));
}
