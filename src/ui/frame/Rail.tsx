import { Settings } from "lucide-react";
import type { Panel } from "../actions/feature";
import { arrowGroup } from "../parts/arrow-group";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { useView, useWords } from "../use-stores";

/** The left rail: one button a panel, one panel open at a time. */
export function Rail() {
  const { features, view } = useServices();
  const words = useWords();
  return (
    <nav className="rail-place" aria-label={words.frame.panels}>
      <div
        className="rail column"
        role="toolbar"
        aria-label={words.frame.panels}
        aria-orientation="vertical"
        ref={arrowGroup}
      >
        {features.panels.map((panel) => (
          <PanelButton key={panel.name} {...panel} />
        ))}
        <button type="button" className="push" onClick={() => view.change({ dialog: "settings" })}>
          <Settings size={18} strokeWidth={1.6} aria-hidden="true" />
          {words.frame.settings}
        </button>
      </div>
    </nav>
  );
}

function PanelButton({ name, icon: Icon, mark, hasContent }: Panel) {
  const { view } = useServices();
  const words = useWords();
  const isOpen = useView((state) => state.panels.flyout === name);
  const isOffered = useDocument(hasContent ?? always);
  if (!isOffered && !isOpen) return null;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? "flyout" : undefined}
      onClick={() => view.changePanels({ flyout: isOpen ? null : name })}
    >
      <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
      {words.panels[name].title}
      {mark && <Mark {...mark} />}
    </button>
  );
}

const always = () => true;

/** Something of the panel is in force. */
function Mark({ isOn, text }: NonNullable<Panel["mark"]>) {
  const words = useWords();
  if (!useDocument(isOn)) return null;
  return (
    <>
      <i className="rail-dot" aria-hidden="true" />
      <span className="sr">, {text(words)}</span>
    </>
  );
}
