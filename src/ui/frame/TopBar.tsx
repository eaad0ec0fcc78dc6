import { CirclePlus, FileUp, FolderOpen, PanelRight, Waypoints } from "lucide-react";
import { Suspense, useState } from "react";
import { useStore } from "zustand";
import { ActionButton } from "../actions/ActionButton";
import { ActionRow } from "../actions/ActionItem";
import type { Action } from "../actions/action-types";
import { findAction } from "../actions/feature";
import { shownKeys } from "../actions/key-match";
import { Button } from "../parts/Button";
import { IconButton } from "../parts/IconButton";
import { lazyPart } from "../parts/lazy-part";
import { Menu, MenuItem } from "../parts/Menu";
import { NameInput } from "../parts/NameInput";
import { SearchField } from "../search/SearchField";
import { type Services, useServices } from "../services";
import { inLanguage } from "../start/sample-words";
import { useDocument } from "../use-document";
import { phoneQuery, useMedia } from "../use-media";
import { useView, useWords } from "../use-stores";

const PartShown = lazyPart(async () => (await import("../actions/DatabaseFigures")).PartShown);

/** Name and history of the graph at the left, files and the page itself at the right. */
export function TopBar({ onPickFile }: { readonly onPickFile: () => void }) {
  const isPhone = useMedia(phoneQuery);
  const isPart = useStore(useServices().database.store, ({ shown }) => shown !== null);
  return (
    <header className="bar">
      <div className="bar-left row">
        <MainMenu />
        <div className="file-place">
          <GraphName />
          <Suspense>{isPhone && isPart && <PartShown />}</Suspense>
        </div>
        <SavedMark />
        <span className="sep" />
        <ActionButton id="edit.undo" />
        <ActionButton id="edit.redo" />
      </div>
      <SearchField />
      <div className="bar-right row">
        <OpenMenu onPickFile={onPickFile} />
        <ActionWord id="file.share" />
        <ActionWord id="file.export" />
        <span className="sep" />
        <ActionButton id="view.theme" className="wide-only" />
        <ActionButton id="view.settings" className="phone-only" />
        <ActionButton id="view.help" className="wide-only" />
        <DockButton />
      </div>
    </header>
  );
}

/** Shows or hides the dock; on a phone it is always there. */
function DockButton() {
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

/** Whether the work is kept on this device; where it is not, why. */
function SavedMark() {
  const saved = useView((view) => view.saved);
  const { frame: words, storage } = useWords();
  switch (saved.kind) {
    case "none":
      return null;
    case "saving":
      return <span className="saved">{words.saving}</span>;
    case "saved":
      return <span className="saved">{words.saved}</span>;
    case "elsewhere":
      return <span className="saved bad">{storage.elsewhere}</span>;
    case "failed":
      return (
        <span className="saved bad" role="alert">
          {words.notSaved(saved.reason)}
        </span>
      );
  }
}

/** What concerns the file, the panels and the page as a whole. */
function MainMenu() {
  const groups = menuGroups(useServices());
  const words = useWords("frame");
  const isPhone = useMedia(phoneQuery);
  const shown = isPhone ? groups.map((actions) => actions.filter(({ id }) => !besideOnPhones.includes(id))) : groups;
  return (
    <Menu label={words.menu} buttonClass="brand lit" className="wide main" button={<BrandMark />}>
      {shown.map((actions) => (
        <div key={actions[0]?.id} className="menu-group">
          {actions.map((action) => (
            <ActionRow key={action.id} action={action} />
          ))}
        </div>
      ))}
    </Menu>
  );
}

/** What concerns the graph, the panels, and the page. */
function menuGroups(services: Services): readonly (readonly Action[])[] {
  const inGroup = (name: string) => services.features.actions.filter(({ group }) => group === name);
  const page = ["view.settings", "view.theme", "view.handbook", "view.help"];
  return [inGroup("file"), inGroup("panels"), page.map((id) => findAction(services, id))];
}

/** A phone has these in its bar, or no use for them: its chat is a sheet that is always there. */
const besideOnPhones: readonly string[] = [
  ...["file.new", "file.open", "file.start", "view.settings"],
  ...["panels.dock", "panels.reset", "view.help"],
];

/** A file, a sample or a blank graph in place of the one that is open, which stays among the recent graphs. */
function OpenMenu({ onPickFile }: { readonly onPickFile: () => void }) {
  const { files } = useServices();
  const all = useWords();
  const { frame: words, language } = all;
  const button = (
    <>
      <FolderOpen size={14} strokeWidth={1.75} aria-hidden="true" />
      <span className="word">{words.open}</span>
    </>
  );
  return (
    <Menu label={words.open} title={words.openHint} buttonClass="btn" align="end" className="wide" button={button}>
      <MenuItem icon={FileUp} onClick={onPickFile}>
        {words.openFile}
      </MenuItem>
      <MenuItem icon={CirclePlus} onClick={() => files.startBlank()}>
        {words.startBlank}
      </MenuItem>
      <hr />
      {inLanguage(files.samples, all).map(({ name, title, nodeCount, edgeCount }) => (
        <MenuItem key={name} icon={Waypoints} onClick={() => void files.openSample(name)}>
          {title}{" "}
          <span className="push num">
            {nodeCount.toLocaleString(language)} · {edgeCount.toLocaleString(language)}
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}

/** The graph's name; a click makes it a field. Enter keeps, Esc leaves it as it was. */
function GraphName() {
  const { edit } = useServices();
  const words = useWords("frame");
  const name = useDocument(({ meta }) => meta.name);
  const [isNaming, setNaming] = useState(false);
  const end = (wanted: string | null) => {
    if (wanted !== null) edit.rename(wanted);
    setNaming(false);
  };
  if (isNaming) return <NameInput className="file-name cut editing" label={words.graphName} name={name} onEnd={end} />;
  return (
    <button type="button" className="file-name cut lit" title={words.rename} onClick={() => setNaming(true)}>
      {name === "" ? words.untitled : name}
    </button>
  );
}

/** The mark of Parley: a speech bubble joined to a node. */
function BrandMark() {
  return (
    <svg viewBox="0 0 24 24" width={22} height={22} fill="none" aria-hidden="true">
      <path d="M9.2 3.5a6.7 6.7 0 0 1 2.500 12.900L6.300 20l.5-4A6.700 6.700 0 0 1 9.200 3.500z" fill="currentColor" />
      <path d="m14.5 13 3 2.700" stroke="currentColor" strokeWidth={1.8} strokeLinecap="round" />
      <circle cx={19} cy={17.2} r={2.9} fill="currentColor" />
    </svg>
  );
}

/** An action as a button with its words; on narrow pages the icon alone stands. */
function ActionWord({ id }: { readonly id: string }) {
  const services = useServices();
  const words = useWords();
  const { icon, title, run } = findAction(services, id);
  const name = title(words).replace(/…$/u, "");
  return (
    <Button icon={icon} className="wide-only" title={title(words)} aria-label={name} onClick={() => run(services)}>
      <span className="word">{name}</span>
    </Button>
  );
}
