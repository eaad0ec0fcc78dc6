import { CirclePlus, FileUp, FolderOpen, Waypoints } from "lucide-react";
import { Menu } from "../parts/Menu";
import { useServices } from "../services";
import { inLanguage } from "../start/sample-words";
import { useWords } from "../use-stores";

/** A file, a sample or a blank graph in place of the one that is open, which stays among the recent graphs. */
export function OpenMenu({ onPickFile }: { readonly onPickFile: () => void }) {
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
    <Menu label={words.open} title={words.openHint} buttonClass="btn" menuClass="right wide" button={button}>
      <button type="button" role="menuitem" onClick={onPickFile}>
        <FileUp size={16} strokeWidth={1.75} aria-hidden="true" />
        {words.openFile}
      </button>
      <button type="button" role="menuitem" onClick={() => files.startBlank()}>
        <CirclePlus size={16} strokeWidth={1.75} aria-hidden="true" />
        {words.startBlank}
      </button>
      <hr />
      {inLanguage(files.samples, all).map(({ name, title, nodeCount, edgeCount }) => (
        <button key={name} type="button" role="menuitem" onClick={() => void files.openSample(name)}>
          <Waypoints size={16} strokeWidth={1.75} aria-hidden="true" />
          {title}{" "}
          <span className="push num">
            {nodeCount.toLocaleString(language)} · {edgeCount.toLocaleString(language)}
          </span>
        </button>
      ))}
    </Menu>
  );
}
