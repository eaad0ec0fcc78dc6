import { useEffect, useState } from "react";
import { useServices } from "../services";
import type { DatabaseDeeds } from "./database-service";

/** Null until its code is here. */
export function useDeeds(): DatabaseDeeds | null {
  const { open } = useServices().database;
  const [deeds, setDeeds] = useState<DatabaseDeeds | null>(null);
  useEffect(() => {
    open().then(setDeeds, () => undefined);
  }, [open]);
  return deeds;
}
