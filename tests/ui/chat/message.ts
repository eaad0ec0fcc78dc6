import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

/** Where a message is written. */
export const box = () => screen.getByRole("textbox", { name: "Message" });

/** Puts the text there as a paste does and sends it: a letter at a time, the page would be drawn anew for each. */
export async function send(user: UserEvent, text: string, into = box()): Promise<void> {
  await user.click(into);
  await user.paste(text);
  await user.keyboard("{Enter}");
}

/** Until nothing is answered. Looked up by its text: with each change of the page, a search by role takes long. */
export async function idle(): Promise<void> {
  await waitFor(() => expect(screen.queryByText("Stop", { selector: "button" })).not.toBeInTheDocument());
}
