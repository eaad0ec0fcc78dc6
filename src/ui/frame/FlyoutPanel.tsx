import { X } from "lucide-react";
import { type KeyboardEvent, Suspense } from "react";
import { flushSync } from "react-dom";
import { initialPanels, panelLimits } from "@/store/view/panels";
import { cssSizes } from "../parts/css-sizes";
import { IconButton } from "../parts/IconButton";
import { Skeleton } from "../parts/Skeleton";
import { Splitter } from "../parts/Splitter";
import { scrollable } from "../parts/scrollable";
import { useServices } from "../services";
import { useView, useWords } from "../use-stores";

/** The open panel of the rail. It pushes the canvas and covers nothing. */
export function FlyoutPanel() {
  const { features, view } = useServices();
  const words = useWords();
  const open = useView((state) => state.panels.flyout);
  const width = useView((state) => state.panels.flyoutWidth);
  const panel = features.panels.find(({ name }) => name === open);
  if (!panel) return null;
  const close = () => {
    const button = document.querySelector<HTMLElement>('.rail [aria-controls="flyout"]');
    flushSync(() => view.changePanels({ flyout: null }));
    // The focus went with the panel, unless its content gave it back to where it came from.
    if (document.activeElement === document.body) button?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) close();
  };
  return (
    <section
      id="flyout"
      className="flyout column"
      aria-labelledby="flyout-title"
      style={cssSizes({ "--flyout": `${width}px` })}
      onKeyDown={onKeyDown}
    >
      <header>
        <h2 id="flyout-title">{words.panels[panel.name].title}</h2>
        <IconButton icon={X} className="push" label={words.frame.closePanel} onClick={close} />
      </header>
      <div className="flyout-body" {...scrollable}>
        <Suspense fallback={<Skeleton />}>
          <panel.Content key={panel.name} />
        </Suspense>
      </div>
      <Splitter
        label={words.frame.flyoutWidth}
        orientation="vertical"
        grows={1}
        size={width}
        {...panelLimits.flyoutWidth}
        onResize={(flyoutWidth) => view.changePanels({ flyoutWidth })}
        onReset={() => view.changePanels({ flyoutWidth: initialPanels.flyoutWidth })}
      />
    </section>
  );
}
