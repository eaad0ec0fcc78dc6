import { untilAborted } from "@/lib/until-aborted";
import { codeOf, type EngineFault, engineFault, maybeWritten, timedOut, toEngineFault } from "../engine-fault";
import type { EngineConnection, Row, Run, Statement, WriteGuard } from "../engine-types";
import { rowsOf, type Session, writeTransaction } from "./write-transaction";

export interface BoltPlace {
  readonly url: string;
  readonly host: string;
  /** Default: the server's own. */
  readonly database: string | undefined;
  /** Absent: the server asks for none. */
  readonly login: { readonly user: string; readonly password: string } | undefined;
  /** How long one question may take. */
  readonly seconds: number;
  /** How long the server may take to let in; default: as long as the driver gives it. */
  readonly patience?: number;
  /** Told what came of each question: null where it was answered. */
  readonly onFault?: ((fault: EngineFault | null) => void) | undefined;
  /** Called with how long the server has been asked, from 300 ms on, and with null when it answered. */
  readonly onWait?: ((milliseconds: number | null) => void) | undefined;
}

/** Of the driver, seconds. */
const usualPatience = 30;
const firstWait = 300;
/** Questions with less than this between them are waited for as one, ms. */
const pause = 100;

/** Opens a connection over Bolt, the one place that knows the driver. Rejects with an `EngineFault`. */
export async function openBolt(place: BoltPlace, signal: AbortSignal): Promise<EngineConnection> {
  const { default: neo4j } = await import("neo4j-driver-lite");
  const { host, seconds: usual, patience = usualPatience } = place;
  const auth = place.login
    ? { scheme: "basic", principal: place.login.user, credentials: place.login.password }
    : { scheme: "none", principal: "", credentials: "" };
  const driver = neo4j.driver(place.url, auth, {
    useBigInt: true,
    maxTransactionRetryTime: 0,
    // A connection that was cut while nobody asked is replaced, not reported; to test it before each question takes one more request.
    connectionLivenessCheckTimeout: 1000,
  });
  const at = place.database === undefined ? {} : { database: place.database };
  const closing = new AbortController();
  const startWaiting = createWaiting(place.onWait);
  const open = (mode: "READ" | "WRITE") => driver.session({ defaultAccessMode: neo4j.session[mode], ...at });
  let wasConnected = false;
  /** Seconds: a question may need a connection of its own, which takes as long again. */
  let toLetIn = 0;

  function faultOf(error: unknown, isLate: boolean, seconds: number) {
    if (closing.signal.aborted)
      return engineFault("cancelled", `The connection to ${host} was closed.`, "Connect again.");
    const scene = { host, wasConnected, seconds: Math.round(seconds) };
    return isLate ? timedOut(scene) : toEngineFault(error, scene);
  }

  /** The driver's work under our own clock: a closed driver never settles, and some servers do not hear that they shall stop. */
  async function timed<T>(work: (session: Session) => Promise<T>, stop: AbortSignal, seconds = usual): Promise<T> {
    const session = open("READ");
    const given = seconds + toLetIn;
    const clock = AbortSignal.timeout(Math.ceil(given * 1000));
    const answered = startWaiting();
    try {
      const done = await untilAborted(work(session), AbortSignal.any([stop, clock, closing.signal]));
      wasConnected = true;
      place.onFault?.(null);
      return done;
    } catch (error) {
      if (stop.aborted) throw stop.reason;
      const fault = faultOf(error, clock.aborted, given);
      place.onFault?.(fault);
      throw fault;
    } finally {
      answered();
      // Ends what still runs; nobody waits for it.
      session.close().catch(() => undefined);
    }
  }

  async function write<T>(work: (run: Run) => Promise<T>, stop: AbortSignal): Promise<T> {
    const clock = AbortSignal.timeout(Math.ceil((usual + toLetIn) * 1000));
    const ends = AbortSignal.any([stop, clock, closing.signal]);
    const answered = startWaiting();
    const ended = await writeTransaction(work, { open, seconds: usual, ends, clock }).finally(answered);
    if (ended.success) return ended.done;
    if (ended.isUnsure) throw maybeWritten(host);
    throw stop.aborted ? stop.reason : faultOf(ended.error, clock.aborted, usual + toLetIn);
  }

  const close = async (): Promise<void> => {
    closing.abort();
    // A server that hangs does not say goodbye.
    await untilAborted(driver.close(), AbortSignal.timeout(1000)).catch(() => undefined);
  };
  const run = (statement: Statement, stop: AbortSignal, seconds = usual): Promise<readonly Row[]> =>
    timed((session) => rowsFrom(statement, seconds, session), stop, seconds);
  const dateOf = (text: string): unknown => {
    const [year = 0, month = 1, day = 1] = text.split("-").map(Number);
    return new neo4j.types.Date(year, month, day);
  };
  try {
    const begun = performance.now();
    const { agent = "" } = await timed(() => driver.getServerInfo(at), signal, patience);
    toLetIn = (performance.now() - begun) / 1000;
    return { agent, run, write, dateOf, guard: (stop) => timed(guardOf, stop), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function rowsFrom({ text, parameters }: Statement, seconds: number, session: Session): Promise<readonly Row[]> {
  return rowsOf(await session.run(text, parameters, { timeout: seconds * 1000, metadata: { app: "parley" } }));
}

/** Tells that the server is waited for, again each second: an answer may take many short questions. Each start gives what ends it. */
function createWaiting(tell: BoltPlace["onWait"]): () => () => void {
  if (!tell) return () => () => undefined;
  let [since, endedAt, running] = [0, Number.NEGATIVE_INFINITY, 0];
  let isReported = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (): void => {
    isReported = true;
    tell(Math.max(firstWait, Math.round(performance.now() - since)));
    timer = setTimeout(next, 1000);
  };
  const end = (): void => {
    running -= 1;
    if (running > 0) return;
    endedAt = performance.now();
    clearTimeout(timer);
    if (isReported) tell(null);
    isReported = false;
  };
  return () => {
    const now = performance.now();
    if (running === 0) {
      if (now - endedAt > pause) since = now;
      timer = setTimeout(next, Math.max(0, since + firstWait - now));
    }
    running += 1;
    return end;
  };
}

/** Tried in a transaction that is rolled back, whatever comes of it. */
async function guardOf(session: Session): Promise<WriteGuard> {
  const transaction = session.beginTransaction();
  try {
    await transaction.run("CREATE (n:ParleyProbe) RETURN count(n) AS count");
    return "none";
  } catch (error) {
    const code = codeOf(error);
    if (/AccessMode|ReadOnly/u.test(code)) return "session";
    if (code.includes("Security")) return "rights";
    throw error;
  } finally {
    await transaction.rollback().catch(() => undefined);
  }
}
