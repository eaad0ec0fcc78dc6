import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createScriptedProvider, says } from "../../support/providers/scripted-provider";
import { openPage } from "../page";
import { idle, send } from "./message";

type Opened = ReturnType<typeof openPage>;

async function ask({ user }: Pick<Opened, "user">, text: string): Promise<void> {
  await send(user, text);
  await screen.findByRole("log");
  await idle();
}

/** Without a doubt it stands behind the steps. */
async function openSteps({ user }: Pick<Opened, "user">): Promise<void> {
  await user.click(await screen.findByRole("button", { name: /^(?:Done|Fertig)/u, expanded: false }));
}

async function chips({ user }: Pick<Opened, "user">, title = "How I read this", list = "How I read this") {
  const summary = await screen.findByText(
    (_, element) => element?.tagName === "SUMMARY" && element.textContent === title,
  );
  const details = summary.closest("details");
  expect(details?.open).toBe(false);
  await user.click(summary);
  expect(details?.open).toBe(true);
  const found = await screen.findByRole("list", { name: list });
  return within(found)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}

describe("what an answer of the built-in assistant took the message for", () => {
  it("is told as one folded line: the deed, the things, the conditions", async () => {
    const page = openPage();
    await ask(page, "Make the cats older than 5 purple");
    expect(screen.queryByText("How I read this")).toBeNull();
    await openSteps(page);
    expect(await chips(page)).toEqual(["draw", "nodes", "type == 'cat'", "age > 5", "color: purple"]);
  });

  it("marks what was guessed", async () => {
    const page = openPage();
    await ask(page, "How old is Wiskers?");
    const found = await chips(page, "How I read this · guessed: wiskers = Whiskers");
    expect(found).toContain("guessed: wiskers = Whiskers");
  });

  it("is told in German, and again when the page's language changes", async () => {
    const page = openPage();
    await ask(page, "How many cats are there?");
    await page.services.words.setLanguage("de");
    await openSteps(page);
    expect(await chips(page, "So habe ich das verstanden", "So habe ich das verstanden")).toEqual([
      "zählen",
      "Knoten",
      "type == 'cat'",
    ]);
  });

  it("is not there where a model answered", async () => {
    const page = openPage({ provider: createScriptedProvider([says("Twelve.")]) });
    await ask(page, "How many cats?");
    expect(screen.queryByText(/^How I read this/u)).not.toBeInTheDocument();
  });
});
