import { type Family, listedOf, proceduresFor, triedCall } from "./cypher/algorithms";
import { isEngineFault } from "./engine-fault";
import type { EngineConnection } from "./engine-types";
import { textsIn } from "./plain-value";
import type { Computes } from "./reader/read-scores";

/** What the server computes by itself: by its own list, else by what it says to a call that no procedure takes. */
export async function probeAlgorithms(connection: EngineConnection, signal: AbortSignal): Promise<Computes> {
  const gds = await namesThere("gds", async (names) => textsIn(await connection.run(listedOf(names), signal), "name"));
  if (gds.size > 0) return { family: "gds", names: gds };
  const tried = async (names: readonly string[]) => {
    const there: string[] = [];
    for (const name of names) {
      if (await isThere(name, connection, signal)) there.push(name);
      // Who has not the first has none.
      else if (there.length === 0) break;
    }
    return there;
  };
  return { family: "algo", names: await namesThere("algo", tried) };
}

async function namesThere(
  family: Family,
  ask: (names: readonly string[]) => Promise<readonly string[]>,
): Promise<ReadonlySet<string>> {
  const needed = proceduresFor(family);
  const there = new Set(await ask([...new Set(needed.flatMap(([, names]) => names))]).catch(unlessRefused));
  return new Set(needed.flatMap(([name, names]) => (names.every((one) => there.has(one)) ? [name] : [])));
}

async function isThere(name: string, connection: EngineConnection, signal: AbortSignal): Promise<boolean> {
  try {
    await connection.run(triedCall(name), signal);
    return false;
  } catch (error) {
    unlessRefused(error);
    return error instanceof Error && error.cause instanceof Error && /arguments/u.test(error.cause.message);
  }
}

/** A server that knows no such question, or does not allow it. */
function unlessRefused(error: unknown): readonly string[] {
  if (isEngineFault(error) && (error.kind === "bad-query" || error.kind === "refused")) return [];
  throw error;
}
