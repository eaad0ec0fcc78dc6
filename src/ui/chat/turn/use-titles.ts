import { useCallback } from "react";
import { useServices } from "../../services";

/** A command's own title by its name. */
export function useTitles(): (name: string) => string {
  const { registry } = useServices();
  return useCallback((name) => registry.get(name)?.title ?? name, [registry]);
}
