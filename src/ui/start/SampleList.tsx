import { type ReactNode, useState } from "react";
import { arrowGroup } from "../parts/arrow-group";
import { Thumbnail } from "../parts/thumbnail/Thumbnail";
import { useServices } from "../services";
import { useLoading } from "../use-loading";
import { useWords } from "../use-stores";
import { inLanguage } from "./sample-words";

interface SampleListProps {
  readonly head?: string;
  /** Stands after the last sample and fills its row. */
  readonly children?: ReactNode;
}

/** The graphs that come with Parley, each with its picture, one line and its size. */
export function SampleList({ head, children }: SampleListProps) {
  const { files } = useServices();
  const words = useWords();
  const [opening, setOpening] = useState<string | null>(null);
  const found = useLoading(files.sketches);
  // Without their pictures the samples open as well.
  const sketches = found === "not-loaded" ? null : found;
  const figures = (count: number) => count.toLocaleString(words.language);
  const open = async (name: string) => {
    setOpening(name);
    await files.openSample(name);
    setOpening(null);
  };
  return (
    <>
      <h3>
        {head ?? words.start.samples} <span>{words.start.samplesHead}</span>
      </h3>
      <ul className="samples" ref={arrowGroup}>
        {inLanguage(files.samples, words).map(({ name, title, description, nodeCount, edgeCount }) => (
          <li key={name}>
            <button
              type="button"
              className="sample column"
              title={description}
              aria-busy={opening === name}
              onClick={() => void open(name)}
            >
              <Thumbnail sketch={sketches?.[name]} />
              <span>
                <b className="cut">{opening === name ? words.start.opening : title}</b>{" "}
                <small className="num">
                  {figures(nodeCount)} · {figures(edgeCount)}
                </small>
              </span>
            </button>
          </li>
        ))}
        {children !== undefined && <li className="or">{children}</li>}
      </ul>
    </>
  );
}
