import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { calls, createScriptedProvider, says } from "../../support/providers/scripted-provider";
import { openPage } from "../page";
import { send } from "./message";

it("a long argument of a step ends with a whole word, says how much is left, and is shown and copied whole", async () => {
  const selector = Array.from({ length: 60 }, (_, place) => `age == ${place + 100}`).join(" or ");
  const provider = createScriptedProvider([calls([{ name: "findNodes", input: { selector } }]), says("Nobody.")]);
  const { user } = openPage({ provider });
  await send(user, "Who is old?");
  await user.click(await screen.findByRole("button", { name: /^Done/, expanded: false }));
  const steps = await screen.findByRole("list", { name: "Steps" });
  await user.click(within(steps).getByRole("button", { expanded: false }));
  const shown = () => steps.querySelector(".args code")?.textContent ?? "";
  await waitFor(() => expect(shown()).not.toBe(""));
  expect(shown().length).toBeLessThanOrEqual(400);
  expect(selector).toContain(`${shown()} `);
  expect(steps).toHaveTextContent(`… ${selector.length - shown().length} more characters`);
  await user.click(within(steps).getByRole("button", { name: "Copy" }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(selector));
  await user.click(within(steps).getByRole("button", { name: "Show all" }));
  expect(shown()).toBe(selector);
  await user.click(within(steps).getByRole("button", { name: "Show less" }));
  expect(shown()).not.toBe(selector);
});
