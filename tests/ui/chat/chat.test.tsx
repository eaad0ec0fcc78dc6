import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { Provider, ProviderPart } from "@/ai/port/provider-port";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { catsGraph } from "../../support/graphs/cats";
import { openPage } from "../page";
import { box, idle, send } from "./message";

const log = () => screen.getByRole("log", { name: "Conversation" });
/** The finished answer, whose numbers may be links. */
const answered = async (text: string) => {
  await idle();
  await waitFor(() => expect(log()).toHaveTextContent(text));
};

/** Streams the parts it is told to, then waits for a stop. */
function hangingProvider(parts: readonly ProviderPart[]): Provider {
  return {
    ...createBuiltinProvider(),
    async *stream(_request, signal) {
      yield* parts;
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
    },
  };
}

function failingProvider(): Provider {
  return {
    ...createBuiltinProvider(),
    async *stream() {
      const message = "The server refused the API key. Check Settings.";
      yield { type: "failure", failure: { kind: "auth", message, detail: "401 invalid_api_key" } };
    },
  };
}

async function openSteps(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole("button", { name: /^Done/, expanded: false }));
}

describe("the chat", () => {
  it("answers a suggestion with one click, changes the graph and can take it back and bring it again", async () => {
    const { user, document } = openPage();
    await user.click(await screen.findByRole("button", { name: "Find all cats and make them blue" }));
    await answered("All 8 cats are blue now.");
    expect(document.styles.effectiveNode("cat1").color).toBe("--g-1");
    await user.click(screen.getByRole("button", { name: /^Done · 2 steps/ }));
    const steps = await screen.findByRole("list", { name: "Steps" });
    expect(within(steps).getAllByRole("listitem")).toHaveLength(2);
    const card = screen.getByRole("region", { name: "Change" });
    expect(card).toHaveTextContent("8 nodes recoloured");
    await user.click(within(card).getByRole("button", { name: "Undo this turn" }));
    expect(document.styles.effectiveNode("cat1").color).toBeUndefined();
    expect(within(card).getByText("8 nodes recoloured").tagName).toBe("S");
    expect(screen.getAllByText(/^Undone/)).toHaveLength(1);
    await user.click(within(card).getByRole("button", { name: "Redo" }));
    expect(document.styles.effectiveNode("cat1").color).toBe("--g-1");
  });

  it("says why a turn cannot be undone by itself", async () => {
    const { user, document } = openPage();
    await send(user, "Rename Whiskers to Tiger");
    const card = await screen.findByRole("region", { name: "Change" });
    document.apply([{ type: "attributes-set", target: "nodes", id: "cat1", set: { name: "Lion" } }], {
      step: "hand",
      actor: "user",
      title: "Rename by hand",
    });
    await user.click(within(card).getByRole("button", { name: "Undo this turn" }));
    expect(await screen.findByText(/You can.t undo only this turn now/)).toBeVisible();
    expect(document.labelOf("cat1")).toBe("Lion");
  });

  it("shows what a step was given and what came back", async () => {
    const { user } = openPage();
    await send(user, "Find all cats");
    await openSteps(user);
    const step = within(await screen.findByRole("list", { name: "Steps" })).getByRole("button", { expanded: false });
    await user.click(step);
    expect(await screen.findByText("type == 'cat'", { selector: "code" })).toBeVisible();
    expect(screen.getByRole("cell", { name: "Whiskers" })).toBeVisible();
    expect(screen.getByText(/3 of 8/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Show all" }));
    expect(screen.getByRole("cell", { name: "Smudge" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Show as JSON" }));
    expect(screen.getByText(/"selector": "type == 'cat'"/)).toBeVisible();
  });

  it("asks before it deletes, with the focus on Deny, and Esc denies", async () => {
    const { user, document } = openPage();
    await send(user, "Delete the Smudge node");
    const card = await screen.findByRole("alertdialog");
    expect(within(card).getByRole("button", { name: /Deny/ })).toHaveFocus();
    await user.keyboard("{Escape}");
    await idle();
    expect(document.node("cat8")).toBeDefined();
    await send(user, "Delete the Smudge node");
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Allow" }));
    await idle();
    expect(document.node("cat8")).toBeUndefined();
  });

  it("shows streamed text before the answer ends, and keeps it when stopped", async () => {
    const { user } = openPage({ provider: hangingProvider([{ type: "text-delta", text: "So far" }]) });
    await send(user, "hello");
    expect(await screen.findByText("So far")).toBeVisible();
    expect(log()).toHaveAttribute("aria-busy", "true");
    await user.click(screen.getByRole("button", { name: "Stop" }));
    expect(await screen.findByText("Stopped")).toBeVisible();
    expect(screen.getByText("So far")).toBeVisible();
    expect(log()).toHaveAttribute("aria-busy", "false");
    expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
  });

  it("keeps the words and tells the reason when sending failed", async () => {
    const { user } = openPage({ provider: failingProvider() });
    await send(user, "Find all cats");
    expect(await screen.findByText(/The server refused the API key/)).toBeVisible();
    await waitFor(() => expect(box()).toHaveValue("Find all cats"));
    const output = () => screen.getAllByRole("status").map((status) => status.textContent);
    await waitFor(() => expect(output().join("")).toContain("Failed: The server refused the API key."));
  });

  it("sends on Enter, breaks the line on Shift+Enter, brings back the last message with ↑", async () => {
    const { user } = openPage();
    await user.type(box(), "How many nodes{Shift>}{Enter}{/Shift}are there?");
    expect(box()).toHaveValue("How many nodes\nare there?");
    await user.keyboard("{Enter}");
    await answered("There are 14 nodes.");
    expect(box()).toHaveValue("");
    await user.type(box(), "{ArrowUp}");
    expect(box()).toHaveValue("How many nodes\nare there?");
  });

  it("does not send while a word is being composed", async () => {
    const { user, page } = openPage();
    await user.type(box(), "にほん");
    const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, isComposing: true });
    box().dispatchEvent(event);
    expect(box()).toHaveValue("にほん");
    expect(page.container.querySelector("[role=log]")).toBeNull();
  });

  it("shows no suggestion that fails here, and takes the next of its kind", async () => {
    const cats = catsGraph();
    // "Size the nodes by …" is not understood where a type and an attribute are called so.
    const graph = {
      ...cats,
      nodes: cats.nodes.map((node, index) => {
        const { age: _age, type, ...others } = node.attributes;
        return { ...node, attributes: { ...others, type: type === "human" ? "Nodes" : "cat", nodes: index } };
      }),
    };
    const { document } = openPage({ graph });
    const list = await screen.findByRole("list", { name: "Suggestions" });
    await waitFor(() => expect(within(list).getAllByRole("listitem").length).toBeGreaterThan(2), { timeout: 8000 });
    expect(within(list).queryByRole("button", { name: /^Size the nodes by/ })).toBeNull();
    expect(document.steps()).toEqual([]);
  });

  it("puts a suggestion in the box on Shift+click", async () => {
    const { user } = openPage();
    const suggestion = await screen.findByRole("button", { name: "Find all cats and make them blue" });
    await user.keyboard("{Shift>}");
    await user.click(suggestion);
    await user.keyboard("{/Shift}");
    expect(box()).toHaveValue("Find all cats and make them blue");
    expect(screen.queryByRole("log")).not.toBeInTheDocument();
  });

  it("selects, centres and pulses a node named in an answer, and outlines it once it is gone", async () => {
    const { user, document, canvas } = openPage();
    await send(user, "Who are the neighbours of Whiskers?");
    const chip = await screen.findByRole("button", { name: "Luna" });
    await user.hover(chip);
    expect(canvas.asked).toContain("pulse cat2");
    await user.click(chip);
    await waitFor(() => expect(document.focus.nodes).toEqual(["cat2"]));
    expect(document.selection.nodes).toEqual(["cat2"]);
    const edges = document.edgesOf("cat2").map((id) => ({ type: "edge-remove", id }) as const);
    document.apply([...edges, { type: "node-remove", id: "cat2" }], { step: "x", actor: "user", title: "Delete" });
    await waitFor(() => expect(within(log()).getByTitle("Deleted since then")).toHaveTextContent("Luna"));
  });

  it("begins anew when another graph is opened, and Undo stays in that graph", async () => {
    const { user, document, services } = openPage();
    await send(user, "Find all cats");
    await idle();
    const file = new File(["source,target\nAnn,Bob\nBob,Cleo\n"], "people.csv", { type: "text/csv" });
    await services.files.openFiles([file]);
    expect(document.tables.nodes.count).toBe(3);
    expect(await screen.findByText("Talk to your graph")).toBeVisible();
    expect(screen.getByRole("button", { name: "Undo" })).toBeDisabled();
  });

  it("names the line of a broken file and leaves the open graph", async () => {
    const { document, services } = openPage();
    await services.files.openFiles([new File(['{"nodes": [\n1,,]}'], "bad.json")]);
    expect(await screen.findByRole("alert")).toHaveTextContent(/bad\.json was not opened\. .*line 2/);
    expect(document.tables.nodes.count).toBe(14);
  });
});

describe("the row for a model on this device", () => {
  it.each([
    ["good", /Qwen3 1\.7B · about 1\.1 GB once Good fit here/],
    ["tight", /about 1\.1 GB once Tight fit here/],
    ["wont-fit", /about 1\.1 GB once Can't run here/],
  ] as const)("tells its size and whether it fits before it is clicked: %s", async (verdict, name) => {
    const preview = { title: "Qwen3 1.7B", bytes: 1_062_500_000, verdict, reason: { id: "fits" } as const };
    openPage({ preview });
    const row = await screen.findByRole("button", { name });
    expect(row).toHaveAccessibleDescription("Runs well on this device.");
  });

  it("says what it can where the browser cannot tell", async () => {
    openPage();
    expect(await screen.findByRole("button", { name: /One download, then it works offline/ })).toBeInTheDocument();
  });
});
