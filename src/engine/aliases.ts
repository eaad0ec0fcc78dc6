import { isJsonObject, type JsonObject } from "@/lib/json";
import { isRecordId } from "./cypher/by-id";
import type { EngineConnection, Row, Statement } from "./engine-types";

/** Elements that a server gave another id when they came back after they were removed: here they keep the one they had. */
export interface Aliases {
  /** What the element is called here is this to the server from now on. */
  add(here: string, there: string): void;
  /** It was removed: the server may give its id to another one. */
  remove(here: string): void;
  toHere<T>(value: T): T;
  toThere<T>(value: T): T;
}

export function createAliases(): Aliases {
  const there = new Map<string, string>();
  const here = new Map<string, string>();
  const gone = new Set<string>();
  const isTaken = (id: string) => there.has(id) || gone.has(id);
  /** A server gives ids of removed elements to new ones: those are called otherwise here. */
  const hereOf = (id: string): string => {
    const known = here.get(id);
    if (known !== undefined || !isTaken(id)) return known ?? id;
    let other = `${id}~2`;
    for (let count = 3; isTaken(other); count += 1) other = `${id}~${count}`;
    add(other, id);
    return other;
  };
  function add(own: string, id: string): void {
    const stale = here.get(id);
    if (stale !== undefined) there.delete(stale);
    gone.delete(own);
    there.set(own, id);
    here.set(id, own);
  }
  const isNone = () => there.size + gone.size === 0;
  return {
    add,
    remove(own) {
      here.delete(there.get(own) ?? own);
      there.delete(own);
      gone.add(own);
    },
    toHere: (value) => (isNone() ? value : mapped(value, hereOf)),
    toThere: (value) => (isNone() ? value : mapped(value, (id) => there.get(id) ?? id)),
  };
}

/** Every text in it, and every key that is the id of a record; what a driver made is left as it is. */
function mapped<T>(value: T, name: (id: string) => string): T;
function mapped(value: unknown, name: (id: string) => string): unknown {
  if (typeof value === "string") return name(value);
  if (Array.isArray(value)) return value.map((one) => mapped(one, name));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [isRecordId(key) ? name(key) : key, mapped(own, name)]),
  );
}

function isPlain(value: unknown): value is JsonObject {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && isJsonObject(value);
}

/** The same connection with ids as they are here. */
export function withAliases(connection: EngineConnection, aliases: Aliases): EngineConnection {
  const asThere = ({ text, parameters }: Statement): Statement => ({ text, parameters: aliases.toThere(parameters) });
  const asHere = (rows: readonly Row[]): readonly Row[] => rows.map(aliases.toHere);
  return {
    ...connection,
    run: async (statement, signal, seconds) => asHere(await connection.run(asThere(statement), signal, seconds)),
    write: (work, signal) =>
      connection.write((run) => work(async (statement) => asHere(await run(asThere(statement)))), signal),
  };
}
