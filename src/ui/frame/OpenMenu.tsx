import { CirclePlus, FileUp, FolderOpen, Waypoints } from "lucide-react";
import { Menu } from "../parts/Menu";
import { useServices } from "../services";

/** A file, a sample or a blank graph in place of the one that is open; Undo brings it back. */
export function OpenMenu({ onPickFile }: { readonly onPickFile: () => void }) {
  const { files } = useServices();
  const button = (
    <>
      <FolderOpen size={14} strokeWidth={1.75} aria-hidden="true" />
      <span className="word">Open</span>
    </>
  );
  return (
    <Menu label="Open" title="Open a file or a sample" buttonClass="btn" menuClass="right wide" button={button}>
      <button type="button" role="menuitem" onClick={onPickFile}>
        <FileUp size={16} strokeWidth={1.75} aria-hidden="true" />
        Open a file…
      </button>
      <button type="button" role="menuitem" onClick={() => files.startBlank()}>
        <CirclePlus size={16} strokeWidth={1.75} aria-hidden="true" />
        Start blank
      </button>
      <hr />
      {files.samples.map(({ name, title, nodeCount, edgeCount }) => (
        <button key={name} type="button" role="menuitem" onClick={() => void files.openSample(name)}>
          <Waypoints size={16} strokeWidth={1.75} aria-hidden="true" />
          {title}{" "}
          <span className="push num">
            {nodeCount.toLocaleString("en-GB")} · {edgeCount.toLocaleString("en-GB")}
          </span>
        </button>
      ))}
    </Menu>
  );
}
