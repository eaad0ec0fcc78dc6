import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { calls, createScriptedProvider, says } from "../../support/providers/scripted-provider";
import { openPage } from "../page";
import { idle, send } from "./message";

describe("a plan with steps left", () => {
  it.each([
    ["Mach einen Plan: färbe die Katzen und lösche die Menschen", "Mach mit dem Plan weiter"],
    ["計画を立てて：猫を青にして、人を消して", "計画を続けてください"],
    ["Plan how to colour the cats", "Go on with the plan"],
  ])("goes on with a message in the language of the one before it: %s", async (asked, goesOn) => {
    const provider = createScriptedProvider([
      calls([{ name: "setPlan", input: { steps: ["A", "B"] } }]),
      says("So far."),
      says("Further."),
    ]);
    const { user } = openPage({ provider });
    await send(user, asked);
    await idle();
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    await screen.findByText("Further.");
    expect(provider.requests.at(-1)?.history.at(-1)?.user).toBe(goesOn);
  });
});
