import type { Approval } from "@/ai/options/ai-options";
import { defaultAiOptions } from "@/ai/options/option-table";
import { slug } from "@/commands/files/export-commands";
import { plainReason } from "@/lib/plain-reason";
import { bindRecipe } from "@/recipes/bind-recipe";
import { readRecipe, tooLarge } from "@/recipes/read-recipe";
import { recipeEnding, writeRecipe } from "@/recipes/recipe-file";
import { mostBytes } from "@/recipes/recipe-limits";
import type { RecordedCall } from "@/recipes/recorded-types";
import { runRecipe } from "@/recipes/run-recipe";
import { type MadeRecipe, recipeName, toRecipe } from "@/recipes/to-recipe";
import type { ChatTurn } from "@/store/chat/chat-types";
import { createRecipeStorage, type StoredRecipe } from "@/store/recipes/recipe-storage";
import { createRecipeStore, type RecipePlace, type SavedRecipe } from "@/store/recipes/recipe-store";
import { openIdbStore } from "@/store/session/idb-store";
import type { SettingsStore } from "@/store/settings/settings-store";
import { saveDownload } from "@/ui/download";
import type { RecipeService } from "@/ui/recipes/recipe-service";
import type { Core } from "../page/create-core";
import type { Page } from "../page/page";

/** Recipes in the page: kept on this device as the text of their files. */
export function createBrowserRecipes(page: Page): RecipeService {
  const { document, registry, settings, view, newId, today, bases } = page;
  const storage = bases.recipes ?? createRecipeStorage(() => openIdbStore("parley-recipes"));
  const store = createRecipeStore();

  const refresh = async (): Promise<void> => {
    try {
      const read = await Promise.all((await storage.all()).map((stored) => toSaved(stored, registry)));
      const saved = read.filter((one) => one !== null);
      store.setState({ saved, unreadable: read.length - saved.length });
    } catch {
      store.setState({ saved: "unreadable", unreadable: 0 });
    }
  };
  const changed = async (change: Promise<void>): Promise<string | null> => {
    const problem = await change.then(
      () => null,
      (error: unknown) => plainReason(error),
    );
    await refresh();
    return problem;
  };
  const put = ({ id, savedAt, recipe }: SavedRecipe) =>
    changed(storage.put({ id, savedAt, text: writeRecipe(recipe) }));
  const show = (place: RecipePlace): void => {
    store.setState({ place });
    view.change({ dialog: "recipes" });
  };

  return {
    store,
    show,
    refresh,
    offer: async (turnId) => show({ kind: "save", made: await recipeOfChat(turnId, page) }),
    save: (recipe) => put({ id: newId(), savedAt: today(), recipe }),
    async rename(id, name) {
      const { saved } = store.getState();
      const known = typeof saved === "string" ? undefined : saved.find((one) => one.id === id);
      return known ? put({ ...known, recipe: { ...known.recipe, name: recipeName(name) } }) : null;
    },
    remove: (id) => changed(storage.remove(id)),
    bringBack: put,
    forget: () => changed(storage.forget()),
    share: (recipe) =>
      saveDownload({
        fileName: `${slug(recipe.name)}${recipeEnding}`,
        mediaType: "application/json",
        content: writeRecipe(recipe),
      }),
    async openFile({ name, bytes }) {
      if (bytes.byteLength > mostBytes) return `${name} ${tooLarge(bytes.byteLength)}`;
      const read = await readRecipe(new TextDecoder().decode(bytes), name, registry);
      if (!read.success) return read.message;
      show({ kind: "run", recipe: read.recipe, isSaved: false });
      return null;
    },
    bind: (recipe, choices) => bindRecipe(recipe, document, choices),
    async run(bound, given) {
      const ran = await runRecipe(bound, { ...given, document, registry, newId, approval: approvalOf(settings) });
      for (const file of ran.files) saveDownload(file);
      return ran;
    },
  };
}

/** As for the assistant, but what destroys always asks: a recipe may be anybody's. */
function approvalOf(settings: SettingsStore): Approval {
  const { effects, largeEdits } = settings.getState().options.approval ?? defaultAiOptions.approval;
  return { effects: [...new Set([...effects, "destroy" as const])], largeEdits };
}

/** Null for what is no recipe any more, as after a change of its commands. */
async function toSaved({ id, savedAt, text }: StoredRecipe, registry: Core["registry"]): Promise<SavedRecipe | null> {
  const read = await readRecipe(text, id, registry);
  return read.success ? { id, savedAt, recipe: read.recipe } : null;
}

/** Of one answer, with what earlier ones found; or of all. */
function recipeOfChat(turnId: string | null, page: Page): Promise<MadeRecipe> {
  const { turns } = page.chatStore.getState();
  const at = turnId === null ? 0 : turns.findIndex(({ id }) => id === turnId);
  const chosen = turnId === null ? turns : turns.slice(at, at + 1);
  const source = {
    name: chosen[0]?.asked ?? "",
    calls: chosen.flatMap(callsOf),
    earlier: turns.slice(0, Math.max(0, at)).flatMap(callsOf),
    steps: chosen.flatMap(({ undoStep }) => undoStep ?? []),
  };
  return toRecipe(source, { ...page, goneLabel: page.services().goneLabel });
}

function callsOf({ steps }: ChatTurn): readonly RecordedCall[] {
  return steps.map(({ callId, name, input, state, data }) => ({
    callId,
    name,
    input,
    success: state === "done",
    ...(data !== undefined && { data }),
  }));
}
