import { useEffect, useState } from "react";
import type { Shelf } from "@/knowledge/shelf/shelf-types";
import { plainReason } from "@/lib/plain-reason";
import { useServices } from "../services";

export type HandbookState =
  | { readonly kind: "waiting" }
  | { readonly kind: "ready"; readonly shelf: Shelf }
  | { readonly kind: "failed"; readonly reason: string; readonly retry: () => void };

/** The handbook, fetched while it is wanted. */
export function useHandbook(isWanted: boolean): HandbookState {
  const { handbook } = useServices();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<HandbookState>({ kind: "waiting" });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    // A retry asks again.
    void tries;
    const tell = (next: HandbookState) => isCurrent && setState(next);
    const retry = () => {
      tell({ kind: "waiting" });
      setTries((count) => count + 1);
    };
    handbook.shelf().then(
      (shelf) => tell({ kind: "ready", shelf }),
      (error: unknown) => tell({ kind: "failed", reason: plainReason(error), retry }),
    );
    return () => {
      isCurrent = false;
    };
  }, [handbook, isWanted, tries]);
  return state;
}
