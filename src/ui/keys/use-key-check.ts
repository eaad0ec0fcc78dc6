import { useEffect, useRef, useState } from "react";
import type { EndpointFinding, EndpointQuestion } from "@/ai/port/endpoint-kind";
import { useServices } from "../services";

export type KeyCheck =
  | { readonly kind: "none" }
  | { readonly kind: "asking" }
  | { readonly kind: "answered"; readonly asked: EndpointQuestion; readonly found: EndpointFinding };

const none: KeyCheck = { kind: "none" };

/** Asks an endpoint for its models with a key, when asked to and never before. Whatever is changed makes the answer void. */
export function useKeyCheck() {
  const { endpoint } = useServices();
  const [check, setCheck] = useState<KeyCheck>(none);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    check,
    forget() {
      running.current?.abort();
      setCheck(none);
    },
    async ask(asked: EndpointQuestion) {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      setCheck({ kind: "asking" });
      const found = await endpoint.listModels(asked, mine.signal);
      if (!mine.signal.aborted) setCheck({ kind: "answered", asked, found });
    },
  };
}
