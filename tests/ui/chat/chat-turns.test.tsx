import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Provider, ProviderPart } from "@/ai/port/provider-port";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { calls, createScriptedProvider, says } from "../../support/providers/scripted-provider";
import { openPage } from "../page";
import { box, idle, send } from "./message";

const log = () => screen.getByRole("log", { name: "Conversation" });
const said = () => screen.getAllByRole("status").map((status) => status.textContent);
type Opened = ReturnType<typeof openPage>;

async function ask({ user }: Pick<Opened, "user">, text: string): Promise<void> {
  await send(user, text);
  await screen.findByRole("log");
  await idle();
}

const turn = (number: number) => within(screen.getByRole("article", { name: `Turn ${number}` }));

describe("the steps of a turn", () => {
  it("stay behind one line while all is well, and are told in the past tense", async () => {
    const page = openPage();
    await ask(page, "Find all cats and make them blue");
    expect(screen.queryByRole("list", { name: "Steps" })).not.toBeInTheDocument();
    await page.user.click(screen.getByRole("button", { name: /^Done · 2 steps · / }));
    const heads = within(await screen.findByRole("list", { name: "Steps" })).getAllByRole("button");
    expect(heads.map((head) => head.textContent)).toEqual([
      expect.stringMatching(/^Found 8 cats .*\d m?s$/),
      expect.stringMatching(/^Coloured 8 cats blue \d.* m?s$/),
    ]);
  });

  it("are one line for the look-ups that follow each other, and each behind it", async () => {
    const cats = { name: "findNodes", input: { selector: "type == 'cat'" } };
    const shape = { name: "queryGraph", input: { query: "summary" } };
    const blue = { name: "styleNodes", input: { selector: "type == 'cat'", color: "blue" } };
    const provider = createScriptedProvider([calls([shape, cats]), calls([blue]), says("They are blue.")]);
    const page = openPage({ provider });
    await ask(page, "Make the cats blue");
    await page.user.click(screen.getByRole("button", { name: /^Done · 3 steps · / }));
    const steps = within(await screen.findByRole("list", { name: "Steps" }));
    expect(steps.queryByText("Found 8 cats")).not.toBeInTheDocument();
    await page.user.click(steps.getByRole("button", { name: /Looked things up \(2 steps\)/ }));
    expect(steps.getByText("Looked at the graph")).toBeVisible();
    expect(steps.getByText("Found 8 cats")).toBeVisible();
    expect(steps.getByText("Coloured 8 cats blue")).toBeVisible();
  });

  it("tell of a call that cannot be carried out in people's words, never in a command's", async () => {
    const provider = createScriptedProvider([
      calls([{ name: "findNodes", input: { limit: 3 } }]),
      calls([{ name: "makeCoffee", input: {} }]),
      says("I could not find them."),
    ]);
    const page = openPage({ provider });
    await ask(page, "Find the cats");
    const steps = await screen.findByRole("list", { name: "Steps" });
    expect(steps).toHaveTextContent("Could not find nodes");
    expect(steps).toHaveTextContent("Tried something that does not work here");
    await waitFor(() =>
      expect(steps).toHaveTextContent("The assistant made a mistake in this call and can try again."),
    );
    expect(steps).not.toHaveTextContent(/findNodes|makeCoffee|selector|is missing/);
  });

  it("open by themselves when one failed", async () => {
    const provider = createScriptedProvider([
      calls([{ name: "findNodes", input: { selector: "kind == 'cat'" } }]),
      says("There is no attribute kind."),
    ]);
    const page = openPage({ provider });
    await ask(page, "Find the kinds");
    expect(await screen.findByText("kind == 'cat'")).toBeVisible();
    expect(screen.getByText(/has no|There is no|have no/, { selector: ".outcome" })).toBeVisible();
  });

  it("run again by hand as one undo step of the user's, and tell what came of it", async () => {
    const page = openPage();
    await ask(page, "Make the cats blue");
    await page.user.click(screen.getByRole("button", { name: "Undo this turn" }));
    await page.user.click(screen.getByRole("button", { name: /^Done/ }));
    const heads = within(await screen.findByRole("list", { name: "Steps" })).getAllByRole("button");
    const last = heads.at(-1);
    expect(last).toHaveTextContent(/undone/);
    if (last) await page.user.click(last);
    await page.user.click(await screen.findByRole("button", { name: "Run again" }));
    expect(await screen.findByText(/^By hand:/)).toBeVisible();
    await waitFor(() => expect(page.document.styles.effectiveNode("cat1").color).toBe("--g-1"));
    expect(page.document.steps().at(-1)).toMatchObject({ actor: "user", kind: "change", inForce: true });
  });
});

describe("the numbers of an answer", () => {
  it("lead to the step they came from", async () => {
    const page = openPage();
    await ask(page, "Find all cats and make them blue");
    const figure = within(log()).getByRole("button", { name: "8" });
    expect(figure).toHaveAttribute("title", expect.stringContaining("From the step “Coloured 8 cats blue"));
    await page.user.click(figure);
    const head = within(await screen.findByRole("list", { name: "Steps" })).getByRole("button", { name: /Coloured 8/ });
    expect(head).toHaveFocus();
    expect(head).toHaveAttribute("aria-expanded", "true");
  });

  it("that a model wrote and no result has are marked, those of a result, the message and the built-in assistant are not", async () => {
    const find = calls([{ name: "findNodes", input: { selector: "type == 'cat'" } }]);
    const page = openPage({
      provider: {
        ...createScriptedProvider([find, says("There are 8 cats and 77 dogs, older than 3.")]),
        model: "thinker-2",
      },
    });
    await ask(page, "Count those over 3");
    await waitFor(() => expect(log()).toHaveTextContent("There are 8 cats and 77 dogs, older than 3."));
    expect(within(log()).getByRole("button", { name: "8" })).toBeVisible();
    expect(within(log()).queryByRole("button", { name: "77" })).not.toBeInTheDocument();
    const marked = () => within(log()).queryAllByTitle("No step of this answer has this figure. Check it.");
    expect(marked().map(({ textContent }) => textContent)).toEqual(["77"]);
  });
});

describe("who answered", () => {
  it("stands under each answer, and stays there when another answers next", async () => {
    const model = {
      ...createScriptedProvider([says("Hello.")]),
      model: "thinker-2",
      title: "thinker-2 at models.example",
    };
    const builtin = createBuiltinProvider();
    let answering: Provider = model;
    const changing: Provider = {
      ...builtin,
      get model() {
        return answering.model;
      },
      get title() {
        return answering.title;
      },
      stream: (request, signal) => answering.stream(request, signal),
    };
    const page = openPage({ provider: changing });
    await ask(page, "Hi");
    answering = builtin;
    await ask(page, "How many nodes are there?");
    expect(turn(1).getByText(/^Answered by thinker-2 at models\.example\b/)).toBeInTheDocument();
    expect(turn(1).getByText("thinker-2")).toBeVisible();
    expect(turn(2).getByText(/^Answered by Built-in assistant\b/)).toBeInTheDocument();
  });
});

describe("an answer that asks which was meant", () => {
  const choices = ["How old is Whiskers?", "How old is Mittens?"];
  const asking = () =>
    createScriptedProvider([
      [{ type: "note", from: "builtin", raw: { choices } }, ...says("Which of the two do you mean?")],
      says("Mittens is 3 years old."),
    ]);

  it("has its readings as buttons: one sends its message, and they are gone", async () => {
    const page = openPage({ provider: asking() });
    await ask(page, "How old is she?");
    const list = within(screen.getByRole("list", { name: "Which do you mean?" }));
    expect(list.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(choices);
    await page.user.click(list.getByRole("button", { name: "How old is Mittens?" }));
    await waitFor(() => expect(turn(2).getByText("How old is Mittens?")).toBeVisible());
    await waitFor(() => expect(log()).toHaveTextContent("Mittens is 3 years old."));
    expect(screen.queryByRole("list", { name: "Which do you mean?" })).not.toBeInTheDocument();
  });

  it("leaves whoever chose by keyboard in the conversation", async () => {
    const page = openPage({ provider: asking() });
    await ask(page, "How old is she?");
    screen.getByRole("button", { name: "How old is Whiskers?" }).focus();
    await page.user.keyboard("{Enter}");
    await waitFor(() => expect(turn(2).getByText("How old is Whiskers?")).toBeVisible());
    expect(log()).toHaveFocus();
  });
});

describe("the change card", () => {
  it("draws the changes on the canvas until they are kept, undone, or Esc", async () => {
    const page = openPage();
    await ask(page, "Make the cats blue");
    const show = screen.getByRole("button", { name: "Show changes" });
    await page.user.click(show);
    const bar = await screen.findByRole("region", { name: "What this turn changed" });
    expect(bar).toHaveTextContent("8 changed");
    const marked = () => page.canvas.asked.findLast((one) => one.startsWith("mark "));
    await waitFor(() => expect(marked()).toMatch(/^mark .*"changed":\{"nodes":\["cat1"/));
    await page.user.keyboard("{Escape}");
    await waitFor(() => expect(marked()).toBe("mark nothing"));
    expect(page.document.layers).toHaveLength(1);
    await page.user.click(show);
    await page.user.click(within(await screen.findByRole("region", { name: /changed/ })).getByText("Undo"));
    expect(page.document.layers).toHaveLength(0);
    expect(screen.queryByRole("region", { name: "What this turn changed" })).not.toBeInTheDocument();
    expect(within(screen.getByRole("region", { name: "Change" })).getByRole("button", { name: "Redo" })).toBeVisible();
  });

  it("shrinks to its sentence and a way back under an older turn", async () => {
    const page = openPage();
    await ask(page, "Make the cats blue");
    await ask(page, "How many nodes are there?");
    const card = turn(1).getByRole("group", { name: "Change" });
    expect(card).toHaveTextContent("8 nodes recoloured");
    expect(within(card).queryByRole("button", { name: "Show changes" })).not.toBeInTheDocument();
    await page.user.click(within(card).getByRole("button", { name: "Undo" }));
    expect(page.document.layers).toHaveLength(0);
  });
});

describe("an approval", () => {
  it("names what goes, crosses it out on the canvas, and lets it be allowed for this chat until that is revoked", async () => {
    const page = openPage();
    await send(page.user, "Delete the Smudge node");
    const card = await screen.findByRole("alertdialog", { name: /Delete 1 node/ });
    const steps = within(await screen.findByRole("list", { name: "Steps" }));
    await page.user.click(steps.getByRole("button", { name: /Looked things up/ }));
    expect(steps.getByRole("button", { name: /Looked up Smudge/ })).toBeVisible();
    expect(steps.getByRole("button", { name: /Deleting: waiting for you/ })).toHaveAttribute("aria-expanded", "true");
    expect(card).toHaveAccessibleDescription(/1 element is crossed out on the canvas: .*Smudge.*\. You can undo this/);
    expect(page.canvas.asked.at(-1)).toMatch(/"leaving":\{"nodes":\["cat8"\]/);
    await page.user.click(within(card).getByRole("button", { name: "Allow for this chat" }));
    await idle();
    expect(page.canvas.asked.at(-1)).toBe("mark nothing");
    expect(page.document.node("cat8")).toBeUndefined();
    await ask(page, "Delete the Whiskers node");
    expect(page.document.node("cat1")).toBeUndefined();
    await page.user.click(screen.getByRole("button", { name: "Chats of this graph" }));
    await page.user.click(await screen.findByRole("button", { name: /^Ask again before/ }));
    await page.user.keyboard("{Escape}");
    await send(page.user, "Delete the Luna node");
    expect(await screen.findByRole("alertdialog")).toBeVisible();
    await page.user.keyboard("{Escape}");
    await idle();
  });
});

describe("what is selected", () => {
  const select = (page: Opened, nodes: readonly string[]) =>
    page.services.edit.run({
      name: "selectElements",
      input: { selector: nodes.map((id) => `@id == '${id}'`).join(" || ") },
    });

  it("goes with the message as a chip, and stands in the bubble", async () => {
    const page = openPage();
    await select(page, ["cat1", "cat2"]);
    const cross = await screen.findByRole("button", { name: "Send without the selection" });
    expect(cross.parentElement).toHaveTextContent("2 nodes Whiskers, Luna");
    await ask(page, "How many of these are there?");
    expect(turn(1).getByText(/2 nodes/)).toBeVisible();
    expect(turn(1).getByText(/Whiskers, Luna/)).toBeVisible();
  });

  it("is named as shortly as in the picture, however long a name is", async () => {
    const page = openPage();
    await page.services.edit.run({
      name: "updateElements",
      input: { selector: "@id == 'cat1'", set: { name: "on and on ".repeat(1000) } },
    });
    await select(page, ["cat1"]);
    const cross = await screen.findByRole("button", { name: "Send without the selection" });
    expect(cross.parentElement).toHaveTextContent("1 node on and on on and on on a…");
    await ask(page, "How many of these are there?");
    const [output] = turn(1).getAllByText(/on and on/);
    expect(output?.textContent.length).toBeLessThan(100);
  });

  it("is left out of one message by its cross", async () => {
    const provider = createScriptedProvider([says("Well.")]);
    const page = openPage({ provider });
    await select(page, ["cat1"]);
    await page.user.click(await screen.findByRole("button", { name: "Send without the selection" }));
    await ask(page, "Hello");
    await ask(page, "Hello again");
    expect(provider.requests.map(({ context }) => context.selection.nodeCount)).toEqual([0, 1]);
    expect(turn(1).queryByText(/1 node/)).not.toBeInTheDocument();
  });
});

describe("another version of a message", () => {
  it("keeps the older answer, and can undo first what came of it", async () => {
    const page = openPage();
    await ask(page, "Make the cats blue");
    await ask(page, "How many nodes are there?");
    await page.user.click(turn(1).getByRole("button", { name: "Edit and send again" }));
    const field = await screen.findByRole("textbox", { name: "Edited message" });
    expect(screen.getByText(/The graph goes back to before this message/)).toBeVisible();
    await page.user.clear(field);
    await send(page.user, "Make the cats red", field);
    // What takes back is loaded first.
    await screen.findByText("Version 2 of 2");
    await idle();
    expect(page.document.styles.effectiveNode("cat1").color).toBe("--w-red");
    expect(page.document.layers).toHaveLength(1);
    expect(screen.getAllByRole("article")).toHaveLength(1);
    await page.user.click(turn(1).getByRole("button", { name: "Previous version" }));
    expect(screen.getAllByRole("article")).toHaveLength(2);
    expect(turn(1).getByText("Make the cats blue")).toBeVisible();
    expect(page.controller.history().map(({ user }) => user)).toEqual([
      "Make the cats blue",
      "How many nodes are there?",
    ]);
    expect(page.document.styles.effectiveNode("cat1").color).toBe("--w-red");
  });

  it("starts from the graph as it is when nothing is to be undone, and says so", async () => {
    const page = openPage();
    await ask(page, "Make the cats blue");
    await page.user.click(turn(1).getByRole("button", { name: "Edit and send again" }));
    await page.user.click(await screen.findByRole("checkbox", { name: /First undo its/ }));
    expect(screen.getByText(/The graph does not change\./)).toBeVisible();
    await page.user.click(turn(1).getByRole("button", { name: "Send" }));
    await idle();
    expect(page.document.steps().every(({ inForce }) => inForce)).toBe(true);
  });

  it("is told why it cannot be sent, and keeps the words", async () => {
    const page = openPage();
    await ask(page, "Rename Whiskers to Tiger");
    page.document.apply([{ type: "attributes-set", target: "nodes", id: "cat1", set: { name: "Lion" } }], {
      step: "hand",
      actor: "user",
      title: "Rename by hand",
    });
    await page.user.click(turn(1).getByRole("button", { name: "Edit and send again" }));
    const field = await screen.findByRole("textbox", { name: "Edited message" });
    await page.user.type(field, " please{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent(/Rename by hand/);
    expect(field).toHaveValue("Rename Whiskers to Tiger please");
    expect(page.document.labelOf("cat1")).toBe("Lion");
  });

  it("leaves nothing in the composer after a retry of a message that failed", async () => {
    const failure = { kind: "network", message: "The server did not answer." } as const;
    const provider = createScriptedProvider([[{ type: "failure", failure }], says("Two.")]);
    const page = openPage({ provider });
    await ask(page, "Say a number");
    expect(box()).toHaveValue("Say a number");
    await page.user.click(screen.getAllByRole("button", { name: "Retry" })[0] ?? document.body);
    await waitFor(() => expect(log()).toHaveTextContent("Two."));
    expect(box()).toHaveValue("");
  });

  it("comes of a retry too", async () => {
    const page = openPage({ provider: createScriptedProvider([says("One."), says("Two.")]) });
    await ask(page, "Say a number");
    await page.user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(log()).toHaveTextContent("Two."));
    await page.user.click(screen.getByRole("button", { name: "Previous version" }));
    expect(log()).toHaveTextContent("One.");
  });
});

describe("stopping", () => {
  /** Runs one command, then never answers. */
  function stuck(first: readonly ProviderPart[]): Provider {
    let asked = 0;
    return {
      ...createBuiltinProvider(),
      async *stream(_request, signal) {
        asked += 1;
        if (asked === 1) yield* first;
        else await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
      },
    };
  }

  it("keeps what was done, says how much, and rolls it back on demand", async () => {
    const style = calls([{ name: "styleNodes", input: { selector: "type == 'cat'", color: "blue" } }]);
    const page = openPage({ provider: stuck(style) });
    await send(page.user, "Make the cats blue");
    await waitFor(() => expect(page.document.layers).toHaveLength(1));
    await page.user.click(screen.getByRole("button", { name: "Stop" }));
    expect(await screen.findByRole("button", { name: /^Stopped · 1 of 1 step kept/ })).toBeVisible();
    await page.user.click(screen.getByRole("button", { name: "Undo this turn" }));
    expect(page.document.layers).toHaveLength(0);
    expect(await screen.findByRole("button", { name: /^Stopped · undone/ })).toBeVisible();
  });
});

describe("the chats of a graph", () => {
  async function openList(page: Opened) {
    await page.user.click(screen.getByRole("button", { name: "Chats of this graph" }));
    return within(await screen.findByRole("dialog", { name: "Chats of this graph" }));
  }

  it("are listed by their first words, opened, renamed, deleted and brought back", async () => {
    const page = openPage();
    await ask(page, "How many nodes are there?");
    await page.user.click(screen.getByRole("button", { name: "New chat" }));
    expect(await screen.findByText("Talk to your graph")).toBeVisible();
    await ask(page, "How many edges are there?");
    let list = await openList(page);
    await page.user.click(list.getByRole("button", { name: /^Rename “How many nodes/ }));
    await page.user.keyboard("{Control>}a{/Control}Counting{Enter}");
    await page.user.click(list.getByRole("button", { name: /^Counting/ }));
    expect(turn(1).getByText("How many nodes are there?")).toBeVisible();
    expect(page.controller.history().map(({ user }) => user)).toEqual(["How many nodes are there?"]);
    list = await openList(page);
    await page.user.click(list.getByRole("button", { name: /^Delete “How many edges/ }));
    expect(list.queryByText("How many edges are there?")).not.toBeInTheDocument();
    await page.user.click(undoInToast());
    list = await openList(page);
    expect(list.getByText("How many edges are there?")).toBeVisible();
  });

  const undoInToast = () => {
    const toast = screen.getByText(/^Chat “.*” deleted$/).parentElement;
    if (!toast) throw new Error("There is no toast.");
    return within(toast).getByRole("button", { name: "Undo" });
  };

  it("are another graph's when another one is opened", async () => {
    const page = openPage();
    await ask(page, "How many nodes are there?");
    const before = page.services.chat.saved();
    await page.services.files.openFiles([new File(["source,target\nAnn,Bob\n"], "people.csv", { type: "text/csv" })]);
    expect(await screen.findByText("Talk to your graph")).toBeVisible();
    expect(page.services.chat.saved()).toEqual({ current: null, others: [] });
    page.services.chat.openChats(JSON.parse(JSON.stringify(before)));
    expect(await screen.findByText("How many nodes are there?")).toBeVisible();
    expect(page.controller.history()).toHaveLength(1);
  });
});

describe("a screen reader", () => {
  it("hears how a message stands and the finished answer, once each", async () => {
    const page = openPage();
    await ask(page, "Find all cats and make them blue");
    await waitFor(() => expect(said()).toContain("Done · 2 steps"));
    expect(log()).toHaveAttribute("aria-live", "polite");
    expect(log()).toHaveAttribute("aria-busy", "false");
    expect(turn(1).getByText(/cats are blue now/)).toHaveTextContent("All 8 cats are blue now.");
  });

  it("hears why an answer failed", async () => {
    const failure = { kind: "auth", message: "The server refused the API key. Check Settings." } as const;
    const page = openPage({ provider: createScriptedProvider([[{ type: "failure", failure }]]) });
    await ask(page, "Find all cats");
    await waitFor(() => expect(said()).toContain("Failed: The server refused the API key. Check Settings."));
  });
});

describe("a long conversation", () => {
  it("draws its last turns, and those before on demand", async () => {
    const page = openPage();
    await ask(page, "How many nodes are there?");
    const [one] = page.services.chat.store.getState().turns;
    if (!one) throw new Error("no turn");
    const turns = Array.from({ length: 200 }, (_, index) => ({
      ...one,
      id: `t${index}`,
      asked: `Question ${index + 1}`,
    }));
    page.services.chat.store.dispatch({ type: "chat-restored", turns });
    expect(await screen.findByText("Question 200")).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(24);
    await page.user.click(screen.getByRole("button", { name: "Show 176 earlier messages" }));
    expect(screen.getAllByRole("article")).toHaveLength(48);
    expect(screen.getByRole("article", { name: "Turn 153" })).toHaveTextContent("Question 153");
  });
});

describe("German", () => {
  it("is spoken by all of the chat", async () => {
    const page = openPage();
    await page.services.words.setLanguage("de");
    await send(page.user, "Make the cats blue", screen.getByRole("textbox", { name: "Nachricht" }));
    expect(await screen.findByRole("button", { name: /^Fertig · \d Schritte? · \d[\d,]* s$/ })).toBeVisible();
    expect(screen.getByRole("region", { name: "Änderung" })).toHaveTextContent("8 Knoten umgefärbt");
    expect(screen.getByRole("button", { name: "Änderungen zeigen" })).toBeVisible();
  });
});

describe("a message that failed", () => {
  it("tells what was done before, beside the way to undo it", async () => {
    const failure = { kind: "auth", message: "The server refused the API key. Check Settings." } as const;
    const style = calls([{ name: "styleNodes", input: { selector: "type == 'cat'", color: "red" } }]);
    const page = openPage({ provider: createScriptedProvider([style, [{ type: "failure", failure }]]) });
    await ask(page, "Make all cats red");
    expect(await screen.findByText(/^Done before that: .*8 cats/)).toBeVisible();
    expect(turn(1).getByRole("button", { name: "Undo this turn" })).toBeVisible();
  });
});
