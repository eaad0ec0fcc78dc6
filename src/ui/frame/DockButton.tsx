import { PanelRight } from "lucide-react";
import { shownKeys } from "../actions/key-match";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { useView, useWords } from "../use-stores";

/** Shows or hides the dock; on a phone it is always there. */
export function DockButton() {
  const { view } = useServices();
  const words = useWords("actions");
  const isOpen = useView(({ panels }) => panels.isDockOpen);
  return (
    <IconButton
      icon={PanelRight}
      className="wide-only"
      label={words.toggleDock}
      keys={shownKeys("Mod+J")}
      aria-pressed={isOpen}
      onClick={() => view.changePanels({ isDockOpen: !isOpen })}
    />
  );
}
