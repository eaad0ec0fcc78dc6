import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openPage } from "../page";

function paste(target: Element, text: string): void {
  fireEvent.paste(target, { clipboardData: { getData: (type: string) => (type === "text/plain" ? text : "") } });
}

it("edges pasted on the canvas stand in the box of the start card, which says what they make and opens them", async () => {
  const { user, document: graph } = openPage();
  paste(document.body, "Ann,Bob\nBob,Cleo\n");
  const box = await screen.findByLabelText("Paste edges, a table or JSON", {}, { timeout: 20_000 });
  await waitFor(() => expect(box).toHaveValue("Ann,Bob\nBob,Cleo\n"));
  const paper = box.closest<HTMLElement>(".paste");
  if (!paper) throw new Error("No box");
  const open = within(paper).getByText("Open");
  await waitFor(() => expect(open).toBeEnabled());
  await user.click(open);
  await waitFor(() => expect(graph.snapshot().edges).toHaveLength(2));
});

it("text pasted into a field stays there", async () => {
  openPage();
  paste(screen.getByRole("textbox", { name: "Message" }), "Ann,Bob");
  paste(document.body, "  ");
  expect(screen.queryByRole("textbox", { name: "Paste edges, a table or JSON" })).not.toBeInTheDocument();
});

it("why a file was not opened, and what was noted of it, is German on the German page", async () => {
  const { services } = openPage();
  await services.words.setLanguage("de");
  await services.files.openFiles([new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])], "photo.png")]);
  expect(await screen.findByText(/photo\.png ist keine Textdatei\. Parley öffnet CSV/u)).toBeVisible();
  await services.files.openFiles([new File(["Name,Age,Friends\nAnna,7,Ben\nBen,8,Anna\n"], "class.csv")]);
  expect(await screen.findByText(/Friends.* wurde zu Verbindungen mit den genannten Knoten/u)).toBeVisible();
});
