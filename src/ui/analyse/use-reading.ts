import { useEffect, useState } from "react";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { tryJson } from "@/lib/try-json";
import { useServices } from "../services";
import { useDocumentVersion } from "../use-document";

function readWish(wish: string): JsonObject {
  const input = tryJson(wish);
  return isJsonObject(input) ? input : {};
}

/** What a command that only reads tells, read again when the graph changes. null until it is known. */
export function useReading(name: string, input: JsonObject | null): JsonObject | null {
  const { document, registry } = useServices();
  const [data, setData] = useState<JsonObject | null>(null);
  useDocumentVersion();
  const { revision } = document;
  const wish = JSON.stringify(input);
  useEffect(() => {
    const stop = new AbortController();
    // The same question of a changed graph is another one.
    void revision;
    const ask = async () => {
      const { result } = await registry.prepare(
        { name, input: readWish(wish) },
        { actor: "user", signal: stop.signal },
      );
      if (!stop.signal.aborted) setData(result.success && isJsonObject(result.data) ? result.data : null);
    };
    // Stopped: another question is on its way.
    if (wish !== "null") ask().catch(() => undefined);
    else setData(null);
    return () => stop.abort();
  }, [name, wish, registry, revision]);
  return data;
}
