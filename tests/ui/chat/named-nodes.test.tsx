import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { calls, createScriptedProvider, says } from "../../support/providers/scripted-provider";
import { openPage } from "../page";
import { idle, send } from "./message";

type Opened = ReturnType<typeof openPage>;

async function ask({ user }: Pick<Opened, "user">, text: string): Promise<void> {
  await send(user, text);
  await screen.findByRole("log");
  await idle();
}

const named = async (count: number) => within(await screen.findByRole("list", { name: `${count} nodes` }));
const texts = (list: Awaited<ReturnType<typeof named>>) => list.getAllByRole("button").map((one) => one.textContent);

describe("an answer about nodes that names none", () => {
  it("names five of those it changed; the rest are selected by one button, from the keyboard too", async () => {
    const page = openPage();
    await ask(page, "Make all cats blue");
    const list = await named(8);
    expect(texts(list)).toEqual(["Whiskers", "Luna", "Oliver", "Bella", "Shadow", "+3"]);
    await page.user.click(list.getByRole("button", { name: "Luna" }));
    await waitFor(() => expect(page.services.document.selection.nodes).toEqual(["cat2"]));
    list.getByRole("button", { name: "Select 8 nodes" }).focus();
    await page.user.keyboard("{Enter}");
    await waitFor(() => expect(page.services.document.selection.nodes).toHaveLength(8));
  });

  it("takes them away with what was done, and names none of an older answer", async () => {
    const page = openPage();
    await ask(page, "Make all cats blue");
    await named(8);
    await page.user.click(screen.getByRole("button", { name: "Undo this turn" }));
    await waitFor(() => expect(screen.queryByRole("list", { name: "8 nodes" })).not.toBeInTheDocument());
    await page.user.click(within(screen.getByRole("region", { name: "Change" })).getByRole("button", { name: "Redo" }));
    await named(8);
    await ask(page, "Thanks");
    await waitFor(() => expect(screen.queryByRole("list", { name: "8 nodes" })).not.toBeInTheDocument());
  });

  it("names those a model found, and all of them where they are more than it was shown", async () => {
    const find = calls([{ name: "findNodes", input: { selector: "type == 'cat'", limit: 2 } }]);
    const page = openPage({ provider: createScriptedProvider([find, says("There are some.")]) });
    await ask(page, "Find the cats");
    const list = await named(8);
    await page.user.click(list.getByRole("button", { name: "Select 8 nodes" }));
    await waitFor(() => expect(page.services.document.selection.nodes).toHaveLength(8));
  });

  it("adds nothing where the answer names them itself, or where it is about all there are", async () => {
    const find = calls([{ name: "findNodes", input: { selector: "type == 'cat'" } }]);
    const all = calls([{ name: "styleNodes", input: { selector: "*", color: "red" } }]);
    const provider = createScriptedProvider([find, says("[[cat1]] and others."), all, says("All are red.")]);
    const page = openPage({ provider });
    await ask(page, "Find the cats");
    expect(screen.queryByRole("list", { name: "8 nodes" })).not.toBeInTheDocument();
    await ask(page, "Make all red");
    expect(page.services.document.styles.effectiveNode("cat1").color).toBe("--w-red");
    expect(screen.queryByRole("list", { name: "14 nodes" })).not.toBeInTheDocument();
  });
});
