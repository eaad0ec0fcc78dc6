import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { openPage } from "../page";
import { box, idle, send } from "./message";

const waiting = () => screen.findByRole("region", { name: "Waiting messages" });
const asked = (text: string) => screen.findByText(text, { selector: ".ask p" });

/** A message that waits for an approval, another behind it, and the field in which that one is reworded. */
async function editWaiting(user: UserEvent, text: string) {
  await send(user, "Delete the Smudge node");
  const allow = within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Allow" });
  await send(user, text);
  const list = within(await waiting());
  await user.click(await list.findByRole("button", { name: `More for “${text}”` }));
  await user.click(await screen.findByRole("menuitem", { name: "Edit" }));
  return { list, allow, field: await list.findByRole("textbox", { name: "Waiting message" }) };
}

describe("a waiting message that is being edited", () => {
  it("is not sent before its words are kept, and then goes by itself", async () => {
    const { user } = openPage();
    const { list, allow, field } = await editWaiting(user, "How many cats are there?");
    await user.click(allow);
    expect(await list.findByText("The next one waits until you finish editing.")).toBeInTheDocument();
    await user.clear(field);
    await send(user, "How many edges are there?", field);
    expect(await asked("How many edges are there?")).toBeInTheDocument();
    await idle();
    expect(screen.queryByText("How many cats are there?")).not.toBeInTheDocument();
    await waitFor(() => expect(box()).toHaveFocus());
  });

  it("goes as it was when the edit is left", async () => {
    const { user } = openPage();
    const { list, allow, field } = await editWaiting(user, "How many cats are there?");
    await user.click(allow);
    await list.findByText("The next one waits until you finish editing.");
    await user.type(field, " Never mind{Escape}");
    expect(await asked("How many cats are there?")).toBeInTheDocument();
    await idle();
  });
});
