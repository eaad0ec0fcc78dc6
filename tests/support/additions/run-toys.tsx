import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { findAction } from "@/ui/actions/feature";
import { createWordsStore, preferredLanguage } from "@/words/words-store";
import { openPage } from "../../ui/page";
import { createDoor } from "../headless-door";

// Becomes a test in the copy that holds the toys; the names are theirs.

const door = createDoor(".", { ECHO_API_KEY: "echo-key" });

it("the command is run by its name", async () => {
  const { stdout } = await door("--sample", "cats", "--command", "countLeaves", "--json");
  expect(stdout).toMatch(/The graph has (?:1 leaf|\d+ leaves)\./u);
});

it("the option is in the help, and is set", async () => {
  expect((await door("--help")).stdout).toContain("brief");
  expect((await door("--sample", "cats", "--set", "brief=true")).stderr).toBe("");
  expect((await door("--sample", "cats", "--set", "brief=7")).stderr).toContain("brief must be");
});

it("the provider answers", async () => {
  const { stdout } = await door("--sample", "cats", "--provider", "echo", "--prompt", "Hello there");
  expect(stdout).toContain("You said: Hello there");
});

it("the page speaks the language", async () => {
  const words = createWordsStore();
  await words.setLanguage(preferredLanguage(["fr-CA"]));
  expect(words.getState()).toMatchObject({ language: "fr", all: expect.anything() });
});

it("the panel is opened from the rail, and the feature's action opens its dialog", async () => {
  const { services, user } = openPage();
  await user.click(await screen.findByRole("button", { name: "Notes" }));
  expect(await screen.findByText("Nothing was noted down.")).toBeVisible();
  act(() => findAction(services, "view.visits").run(services));
  expect(await screen.findByText(/Open since \d+/u)).toBeVisible();
});
