import type { EnginePlace } from "@/engine/connect";
import { isEngineFault } from "@/engine/engine-fault";
import type { ImportSource } from "@/engine/import-plan";
import type { TaskGraph } from "./open-graph";
import type { UsageError } from "./task-types";

export interface EngineChoice {
  readonly engine: string;
  readonly database?: string;
}

interface EngineCall {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  readonly stderr: (text: string) => void;
}

/** Puts a file into the database, where that was allowed beforehand; else says what it would do. */
export async function importFile(
  choice: EngineChoice,
  { source, isAllowed }: { readonly source: ImportSource; readonly isAllowed: boolean },
  { environment, signal, stderr }: EngineCall,
): Promise<UsageError | null> {
  const [{ importInto }, { sayImported }] = await Promise.all([
    import("@/engine/connect"),
    import("@/engine/import-graph"),
  ]);
  const place = placeOf(choice, environment);
  if ("usage" in place) return place;
  let what = "";
  let reported = 0;
  const progress = (ratio: number) => {
    if (ratio < reported + 0.1) return;
    reported = ratio;
    stderr(`${Math.floor(ratio * 100)} % are in the database (Ctrl-C stops it).\n`);
  };
  const allows = (said: string): boolean => {
    what = said;
    return isAllowed;
  };
  try {
    const done = await importInto(place, source, { allows, progress, signal, onWait: sayWaiting(choice, stderr) });
    if (done === null) return { usage: `${what} Add --approve always to do it.` };
    stderr(`${sayImported(done)}\n`);
    return null;
  } catch (error) {
    if (isEngineFault(error)) return { usage: `${error.message} ${error.hint}` };
    if (signal.aborted) return { usage: "Stopped. Nothing was put in." };
    throw error;
  }
}

/** At once, and again every five seconds. */
function sayWaiting({ engine }: EngineChoice, stderr: EngineCall["stderr"]) {
  let saidAt = Number.POSITIVE_INFINITY;
  return (milliseconds: number | null): void => {
    if (milliseconds === null || (milliseconds >= saidAt && milliseconds - saidAt < 5000)) return;
    saidAt = milliseconds;
    stderr(`Waiting for ${engine} (Ctrl-C stops it).\n`);
  };
}

function placeOf({ engine, database }: EngineChoice, environment: EngineCall["environment"]): EnginePlace | UsageError {
  const { PARLEY_ENGINE_USER: user, PARLEY_ENGINE_PASSWORD: password } = environment;
  if (user !== undefined && password === undefined) {
    return { usage: "PARLEY_ENGINE_USER is set, but PARLEY_ENGINE_PASSWORD is not. Set both, or neither." };
  }
  return {
    address: engine,
    ...(database !== undefined && { database }),
    ...(password !== undefined && { login: { user: user ?? "neo4j", password } }),
  };
}

/** Connects to a database; its code is loaded only then. User and password are never anywhere but in the environment. */
export async function openEngine(
  choice: EngineChoice,
  { environment, signal, stderr }: EngineCall,
): Promise<TaskGraph | UsageError> {
  const { connectGraph } = await import("@/engine/connect");
  const place = placeOf(choice, environment);
  if ("usage" in place) return place;
  try {
    return await connectGraph(place, { signal, now: () => performance.now(), onWait: sayWaiting(choice, stderr) });
  } catch (error) {
    if (signal.aborted) return { usage: "Stopped." };
    if (isEngineFault(error)) return { usage: `${error.message} ${error.hint}` };
    throw error;
  }
}
