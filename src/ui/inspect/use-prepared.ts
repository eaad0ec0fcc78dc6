import { useEffect, useState } from "react";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { refusalText } from "../sentences/refusal-text";
import { useServices } from "../services";
import { useDocumentVersion } from "../use-document";

/** What a change would do, asked of the command itself and not done. */
export type Prepared =
  | { readonly kind: "waiting" }
  | { readonly kind: "ready"; readonly count: number }
  | { readonly kind: "refused"; readonly message: string };

const patienceMs = 150;
const waiting: Prepared = { kind: "waiting" };

export function usePrepared(name: string, input: JsonObject | null): Prepared {
  const { registry, words } = useServices();
  const version = useDocumentVersion();
  const [prepared, setPrepared] = useState<Prepared>(waiting);
  const text = JSON.stringify(input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is the input; a change of the graph changes the answer.
  useEffect(() => {
    setPrepared(waiting);
    if (input === null) return undefined;
    const stopped = new AbortController();
    const ask = async () => {
      const { result } = await registry.prepare({ name, input }, { signal: stopped.signal, actor: "user" });
      if (stopped.signal.aborted) return;
      const data = result.success && isJsonObject(result.data) ? result.data : {};
      setPrepared(
        result.success
          ? { kind: "ready", count: Number(data["updatedCount"] ?? 0) }
          : { kind: "refused", message: refusalText(result, words.getState()) },
      );
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), patienceMs);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [registry, name, text, version]);
  return prepared;
}
