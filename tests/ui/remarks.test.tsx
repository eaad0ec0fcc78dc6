import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openPage } from "./page";

const titleOf = ({ services }: ReturnType<typeof openPage>) => services.view.getState().notice?.title;

async function withRemark() {
  const page = openPage();
  await screen.findByRole("textbox", { name: "Message" });
  await act(() => page.services.edit.run({ name: "filterGraph", input: { selector: "tpye == 'cat'" } }));
  expect(titleOf(page)).toBeDefined();
  return page;
}

it.each([
  ["the same is done and works", { name: "filterGraph", input: { selector: "type == 'cat'" } }],
  ["the work goes on", { name: "updateElements", input: { selector: "@id == 'cat1'", set: { age: 9 } } }],
])("a yellow remark goes when %s", async (_what, call) => {
  const page = await withRemark();
  await act(() => page.services.edit.run(call));
  expect(titleOf(page)).toBeUndefined();
});

it.each([
  ["something is looked at", { name: "selectElements", input: { selector: "@id == 'cat1'" } }],
  ["the same fails again", { name: "filterGraph", input: { selector: "tpye == 'dog'" } }],
])("it stays where %s", async (_what, call) => {
  const page = await withRemark();
  await act(() => page.services.edit.run(call));
  expect(titleOf(page)).toBeDefined();
});

it("one that offers something, and an error, stay until they are answered", async () => {
  const page = await withRemark();
  for (const notice of [
    { tone: "danger" as const, title: "Not saved", text: "" },
    {
      tone: "warn" as const,
      title: "Open elsewhere",
      text: "",
      actions: [{ title: "Use it here", run: () => undefined }],
    },
  ]) {
    act(() => page.services.view.change({ notice }));
    await act(() =>
      page.services.edit.run({ name: "updateElements", input: { selector: "@id == 'cat1'", set: { age: Math.PI } } }),
    );
    expect(titleOf(page)).toBe(notice.title);
  }
});
