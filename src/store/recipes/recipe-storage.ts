import { loadOnce } from "@/lib/load-once";
import type { KeyValueStore } from "../session/key-value-store";

/** A recipe as it is kept: the text of its file, which is checked anew when it is read. */
export interface StoredRecipe {
  readonly id: string;
  /** By the clock on the wall, in ms since 1970. */
  readonly savedAt: number;
  readonly text: string;
}

/** Recipes on this device. Each call may reject (forbidden, full). */
export type RecipeStorage = ReturnType<typeof createRecipeStorage>;

const prefix = "recipe ";

export function createRecipeStorage(open: () => Promise<KeyValueStore>) {
  const database = loadOnce(open);
  const names = async () => (await database()).names(prefix);
  return {
    /** Newest first; what was kept by something else is left out. */
    async all(): Promise<readonly StoredRecipe[]> {
      const store = await database();
      const values = await Promise.all((await names()).map((name) => store.get(name)));
      return values.filter(isStored).toSorted((a, b) => b.savedAt - a.savedAt);
    },
    put: async (recipe: StoredRecipe): Promise<void> => (await database()).put({ [`${prefix}${recipe.id}`]: recipe }),
    remove: async (id: string): Promise<void> => (await database()).put({ [`${prefix}${id}`]: undefined }),
    forget: async (): Promise<void> => {
      const gone = (await names()).map((name) => [name, undefined] as const);
      await (await database()).put(Object.fromEntries(gone));
    },
  };
}

function isStored(value: unknown): value is StoredRecipe {
  if (typeof value !== "object" || value === null) return false;
  const { id, savedAt, text } = value as Partial<Record<keyof StoredRecipe, unknown>>;
  return typeof id === "string" && typeof savedAt === "number" && typeof text === "string";
}
