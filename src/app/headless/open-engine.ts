import { isEngineFault } from "@/engine/engine-fault";
import type { TaskGraph } from "./open-graph";
import type { UsageError } from "./task-types";

export interface EngineChoice {
  readonly engine: string;
  readonly database?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Connects to a database; its code is loaded only then. User and password are never anywhere but in the environment. */
export async function openEngine(
  { engine, database }: EngineChoice,
  environment: Environment,
): Promise<TaskGraph | UsageError> {
  const { connectGraph } = await import("@/engine/connect");
  const { PARLEY_ENGINE_USER: user, PARLEY_ENGINE_PASSWORD: password } = environment;
  if (user !== undefined && password === undefined) {
    return { usage: "PARLEY_ENGINE_USER is set, but PARLEY_ENGINE_PASSWORD is not. Set both, or neither." };
  }
  const place = {
    address: engine,
    ...(database !== undefined && { database }),
    ...(password !== undefined && { login: { user: user ?? "neo4j", password } }),
  };
  try {
    return await connectGraph(place, { signal: new AbortController().signal, now: () => performance.now() });
  } catch (error) {
    if (isEngineFault(error)) return { usage: `${error.message} ${error.hint}` };
    throw error;
  }
}
