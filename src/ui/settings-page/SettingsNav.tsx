import { ChevronRight } from "lucide-react";
import type { SettingsPlace } from "@/store/view/settings-places";
import { useServices } from "../services";
import { useWords } from "../use-stores";
import { sections } from "./sections";

export interface SettingsNavProps {
  /** The section that is shown beside the list; null: the list stands alone. */
  readonly place: SettingsPlace | null;
  /** The entry that takes the focus: the one come back from. */
  readonly from: SettingsPlace | null;
}

/** The list of sections. */
export function SettingsNav({ place, from }: SettingsNavProps) {
  const { view } = useServices();
  const words = useWords("settings");
  return (
    <nav className="settings-nav" aria-label={words.title}>
      {sections.map((section) => (
        <button
          key={section.place}
          type="button"
          ref={section.place === from ? focusOnce : undefined}
          aria-current={section.place === place ? "page" : undefined}
          onClick={() => view.change({ dialog: section.place })}
        >
          <section.icon size={16} strokeWidth={1.75} aria-hidden="true" />
          {words.places[section.place]}
          {place === null && <ChevronRight className="push" size={16} strokeWidth={1.75} aria-hidden="true" />}
        </button>
      ))}
    </nav>
  );
}

/** Of one identity, so that React calls it when the button comes, not at each render. */
function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus();
}
