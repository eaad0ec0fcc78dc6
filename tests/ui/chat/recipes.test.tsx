import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { RemoteGraph } from "@/graph/document/remote-graph";
import { createRecipeStorage } from "@/store/recipes/recipe-storage";
import { createMemoryStore } from "../../support/page/memory-store";
import { openPart } from "../database/part-of-cats";
import { openPage } from "../page";

const call = { name: "styleNodes", input: { selector: "Type == 'Cat'", color: "teal" } };
const file = { parley: "recipe", version: 1, name: "Teal", parameters: [], calls: [call] };

/** Of a dialog, which jsdom does not lay out. */
const hidden = { hidden: true };

describe("the dialog of recipes", () => {
  it("shows a file's recipe as it is on the open graph, runs it as one step, and offers the way back", async () => {
    const { services, user } = openPage({});
    await services.files.openFiles([new File([JSON.stringify(file)], "teal.json")]);
    await screen.findByText(/Everything fits/);
    expect(screen.getAllByText("different capitals here")).toHaveLength(2);
    expect(services.document.layers).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: "Run", ...hidden }));
    await screen.findByText("Ran “Teal”.", { selector: ".toast *" });
    expect(services.document.steps()).toMatchObject([{ title: "Teal", inForce: true }]);
    expect(screen.queryByText(/Everything fits/)).not.toBeInTheDocument();
  });

  it("keeps the focus when it goes from one of its places to another", async () => {
    const { services, user } = openPage({});
    await services.files.openFiles([new File([JSON.stringify(file)], "teal.json")]);
    await screen.findByText(/Everything fits/);
    await user.click(screen.getByRole("button", { name: "All recipes", ...hidden }));
    const dialog = await screen.findByRole("dialog", { name: "Recipes", ...hidden });
    expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
  });

  it("names a file that is none and leaves the graph as it is", async () => {
    const { services } = openPage({});
    const before = services.document.revision;
    await services.files.openFiles([new File(['{"parley":"recipe","version":3}'], "later.json")]);
    await screen.findByText(/later\.json is a recipe of version 3/);
    expect(services.document.revision).toBe(before);
  });
});

describe("a recipe over a database", () => {
  it("that fails says in the page's language what it could not undo", async () => {
    const written: number[] = [];
    const write: RemoteGraph["write"] = async () => {
      if (written.length === 1) return { success: false, kind: "conflict", message: "Mia was changed.", hint: "" };
      written.push(1);
      return { success: true, ids: new Map() };
    };
    const { services, user } = await openPart({ write });
    const calls = ["mia", "leo"].map((id) => ({ name: "addNodes", input: { nodes: [{ id }] } }));
    await services.files.openFiles([new File([JSON.stringify({ ...file, calls })], "mia.json")]);
    await act(() => services.words.setLanguage("de"));
    await user.click(await screen.findByRole("button", { name: "Ausführen", ...hidden }));
    for (const _ of calls) await user.click(await screen.findByRole("button", { name: "Erlauben", ...hidden }));
    expect(await screen.findByText(/Schritte ließen sich nicht rückgängig machen/)).toHaveTextContent(
      "Die erledigten Schritte ließen sich nicht rückgängig machen: Jemand hat das inzwischen geändert.",
    );
  });
});

describe("recipes on this device", () => {
  it("are kept newest first, without what is none, and go when they are forgotten", async () => {
    const store = createMemoryStore();
    const storage = createRecipeStorage(async () => store);
    await storage.put({ id: "a", savedAt: 1, text: "{}" });
    await storage.put({ id: "b", savedAt: 2, text: "{}" });
    await store.put({ "recipe c": 7 });
    expect((await storage.all()).map(({ id }) => id)).toEqual(["b", "a"]);
    await storage.remove("b");
    expect((await storage.all()).map(({ id }) => id)).toEqual(["a"]);
    await storage.forget();
    expect(store.values.size).toBe(0);
  });

  it("are asked for again where the browser refused once", async () => {
    let refused = false;
    const storage = createRecipeStorage(async () => {
      if (refused) return createMemoryStore();
      refused = true;
      throw new Error("Storage is closed.");
    });
    await expect(storage.all()).rejects.toThrow("Storage is closed.");
    expect(await storage.all()).toEqual([]);
  });
});
