import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openPage } from "../page";

it("says before a file is saved what it will not hold", async () => {
  const { user, services } = openPage();
  await services.edit.run({ name: "styleNodes", input: { selector: "*", color: "red", shape: "star" } });
  services.view.change({ dialog: "export" });
  const dialog = await screen.findByRole("dialog", { name: "Export" });
  await user.click(within(dialog).getByRole("radio", { name: "Data" }));
  expect(within(dialog).queryByRole("list")).toBeNull();
  await user.selectOptions(within(dialog).getByLabelText("Format"), "GEXF");
  const list = await within(dialog).findByRole("region", { name: "Not included in this file" });
  const lines = within(list).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("1 style layer is saved as fixed colours and sizes"),
    "14 shapes that the format does not have are not included.",
  ]);
});
