import { CirclePlus, Lock, Upload, X } from "lucide-react";
import { fileFormats } from "@/graph/formats/formats";
import { IconButton } from "../parts/IconButton";
import { scrollable } from "../parts/scrollable";
import { useServices } from "../services";
import { SampleThumbnail } from "./SampleThumbnail";

/** How a first visit begins: no dialog, a card over the sample that is open already. */
export function StartCard({ onPickFile }: { readonly onPickFile: () => void }) {
  const { files, view } = useServices();
  const close = () => view.change({ isStartOpen: false });
  return (
    <section className="float welcome" aria-labelledby="welcome-title" {...scrollable}>
      <header>
        <h2 id="welcome-title">Start with a graph</h2>
        <p>
          <Lock size={14} strokeWidth={1.75} aria-hidden="true" />
          Files are read here and stay on this device
        </p>
        <IconButton icon={X} label="Close and use the sample behind" className="close" onClick={close} />
      </header>
      <button type="button" className="drop" onClick={onPickFile}>
        <span className="ic">
          <Upload size={16} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <b>
          Drop a file here, or <u>choose one</u>
        </b>{" "}
        <small>{formatNames()}</small>
      </button>
      <h3>
        Or try a sample <span>nodes · edges</span>
      </h3>
      <ul className="samples">
        {files.samples.map(({ name, title, description, nodeCount, edgeCount }) => (
          <li key={name}>
            <button type="button" className="sample" title={description} onClick={() => void files.openSample(name)}>
              <SampleThumbnail name={name} />
              <span>
                <b>{title}</b>{" "}
                <small className="num">
                  {nodeCount.toLocaleString("en-GB")} · {edgeCount.toLocaleString("en-GB")}
                </small>
              </span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="sample blank" onClick={() => files.startBlank()}>
            <CirclePlus size={18} strokeWidth={1.75} aria-hidden="true" />
            <span>
              <b>Start blank</b> <small>add nodes in words</small>
            </span>
          </button>
        </li>
      </ul>
    </section>
  );
}

/** Only what opens. */
function formatNames(): string {
  const titles = fileFormats.map(({ title }) => title);
  return `${titles.slice(0, -1).join(", ")} or ${titles.at(-1) ?? ""}`;
}
