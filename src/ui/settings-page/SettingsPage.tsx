import { ChevronLeft, ChevronRight } from "lucide-react";
import { Suspense, useCallback, useEffect, useRef } from "react";
import { type SettingsPlace, settingsPlaces } from "@/store/view/settings-places";
import { Dialog } from "../parts/Dialog";
import { Skeleton } from "../parts/Skeleton";
import { scrollable } from "../parts/scrollable";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useBack } from "../use-back";
import { phoneQuery, useMedia } from "../use-media";
import { useView, useWords } from "../use-stores";
import { sections } from "./sections";
import "../parts/page-dialog.css";
import "./settings-page.css";
import { Button } from "../parts/Button";

/** All that is set, in one place: a list of sections beside the one that is open; on a phone the list, then the section. */
export function SettingsPage() {
  const { view } = useServices();
  const words = useAllWords("settings");
  const isPhone = useMedia(phoneQuery);
  const opened = useView(({ dialog }) => settingsPlaces.find((place) => place === dialog) ?? null);
  const left = useRef<SettingsPlace | null>(null);
  const shown = opened ?? (isPhone ? null : settingsPlaces[0]);
  const toList = (from: SettingsPlace) => {
    left.current = from;
    view.change({ dialog: "settings" });
  };
  const close = useCallback(() => view.change({ dialog: null }), [view]);
  useBack(close);
  return (
    <Dialog title={words.title} isPage={true} closeWord={words.back} onClose={close}>
      <div className="settings-frame">
        {(!isPhone || shown === null) && <SettingsNav place={shown} from={isPhone ? left.current : null} />}
        {shown !== null && <Section key={shown} place={shown} {...(isPhone && { onBack: () => toList(shown) })} />}
      </div>
    </Dialog>
  );
}

interface SectionProps {
  readonly place: SettingsPlace;
  /** Where the section stands alone: the way to the list. */
  readonly onBack?: () => void;
}

function Section({ place, onBack }: SectionProps) {
  const words = useAllWords("settings");
  const page = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAlone = onBack !== undefined;
  // What was pressed in the list is gone with the list.
  useEffect(() => {
    if (isAlone) heading.current?.focus({ preventScroll: true });
  }, [isAlone]);
  const section = sections.find((one) => one.place === place);
  if (!section) return null;
  const { title, lead, Content } = section;
  return (
    <div className="settings-content" {...scrollable}>
      <div className={`settings-wrap settings-${place}`}>
        {onBack && (
          <Button className="settings-all" onClick={onBack}>
            <ChevronLeft size={16} strokeWidth={1.75} aria-hidden="true" />
            {words.allSettings}
          </Button>
        )}
        <h2 ref={heading} tabIndex={-1}>
          {title?.(page) ?? words.places[place]}
        </h2>
        {lead && <p className="lede">{lead(words)}</p>}
        <Suspense fallback={<Skeleton />}>
          <div className="settings-groups">
            <Content />
          </div>
        </Suspense>
      </div>
    </div>
  );
}

interface SettingsNavProps {
  /** The section that is shown beside the list; null: the list stands alone. */
  readonly place: SettingsPlace | null;
  /** The entry that takes the focus: the one come back from. */
  readonly from: SettingsPlace | null;
}

/** The list of sections. */
function SettingsNav({ place, from }: SettingsNavProps) {
  const { view } = useServices();
  const words = useAllWords("settings");
  return (
    <nav className="settings-nav column" aria-label={words.title}>
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
