import { tryJson } from "@/lib/try-json";
import type { TextStorage } from "./api-keys";

/** Small things that outlast the page, as JSON. Whoever reads checks what it reads. */
export type Preferences = ReturnType<typeof createPreferences>;

/** null: a browser without storage; then preferences live as long as the page. */
export function createPreferences(storage: TextStorage | null) {
  const page = new Map<string, unknown>();
  return {
    read(name: string): unknown {
      if (page.has(name)) return page.get(name);
      try {
        const text = storage?.getItem(`parley.${name}`) ?? null;
        return text === null ? undefined : tryJson(text);
      } catch {
        return undefined;
      }
    },
    write(name: string, value: unknown): void {
      page.set(name, value);
      try {
        storage?.setItem(`parley.${name}`, JSON.stringify(value));
      } catch {
        // Full or forbidden: it lives as long as the page.
      }
    },
  };
}
