import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openPage } from "../page";

/** A file whose bytes come when they are released. */
function slowFile(text: string) {
  const file = new File([text], "trips.csv");
  let release = (): void => undefined;
  const waits = new Promise<void>((resolve) => {
    release = resolve;
  });
  const bytes = new TextEncoder().encode(text).buffer;
  file.arrayBuffer = async () => {
    await waits;
    return bytes;
  };
  return { file, release };
}

it.each([
  ["the graph that comes", "Source,Target\nBern,Basel\nBasel,Chur\n", "Basel"],
  ["the graph that stays where the file cannot be read", "\0\0\0\0", null],
])("a message sent while a file opens is of %s, and that is said", async (_, text, added) => {
  const { services, document } = openPage({});
  const { file, release } = slowFile(text);
  const opened = services.files.openFiles([file]);
  await waitFor(() => expect(services.view.getState().isOpening).toBe(true));
  services.chat.queue.add("How many nodes are there?");
  expect(services.view.getState().toast?.text).toMatch(/as soon as the file is open/);
  expect(services.chat.store.getState().turns).toEqual([]);
  release();
  await opened;
  await waitFor(() => expect(services.chat.store.getState().turns).toHaveLength(1));
  await waitFor(() => expect(services.chat.store.getState().turns[0]?.end.kind).not.toBe("running"));
  expect((await screen.findAllByText("How many nodes are there?")).length).toBeGreaterThan(0);
  const labels = document.snapshot().nodes.map(({ id }) => document.labelOf(id));
  expect(added === null || labels.includes(added)).toBe(true);
  expect(services.view.getState().isOpening).toBe(false);
});
