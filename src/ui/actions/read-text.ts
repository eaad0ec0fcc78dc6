import type { Reading } from "@/store/view/reading";
import type { Services } from "../services";
import { idSelector } from "./select-elements";

/** Opens a text beside the graph, and selects and shows its node where the open graph has it. */
export function readText(services: Services, reading: Reading): void {
  const { document, view } = services;
  view.change({ reading });
  view.changePanels({ flyout: "documents" });
  if (reading.from === "graph" && document.node(reading.id)) void showText(services, reading.id);
}

/** Selects the node of a text and brings it into view; the text stays open. */
async function showText({ edit }: Pick<Services, "edit">, id: string): Promise<void> {
  const selector = idSelector([id]);
  await edit.run({ name: "selectElements", input: { selector } });
  await edit.run({ name: "zoomToNodes", input: { selector } });
}
