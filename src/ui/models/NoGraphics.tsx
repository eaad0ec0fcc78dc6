import { TriangleAlert } from "lucide-react";
import type { LibraryProblem } from "@/providers/webllm/model-library-types";
import { builtinSource } from "@/store/settings/endpoints";
import { useServices } from "../services";
import { useWords } from "../use-stores";

export interface NoGraphicsProps {
  readonly problem: LibraryProblem;
  readonly onAgain: () => void;
}

/** Why no model can run here, and what can be used in its place. */
export function NoGraphics({ problem, onAgain }: NoGraphicsProps) {
  const { settings, view } = useServices();
  const words = useWords("models");
  const chooseBuiltin = () => {
    settings.change({ source: builtinSource });
    view.change({ dialog: null });
  };
  const setUp = () => view.change({ dialog: "services" });
  return (
    <section className="no-graphics" aria-labelledby="no-graphics">
      <div className="note warn">
        <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
        <span>
          <b id="no-graphics">{words.noGpuTitle}</b> {words.problems[problem.kind]}
        </span>
      </div>
      <ul aria-label={words.otherWays}>
        <li>
          <button type="button" className="btn line" onClick={chooseBuiltin}>
            {words.useBuiltin}
          </button>
        </li>
        <li>
          <button type="button" className="btn line" onClick={setUp}>
            {words.useServer}
          </button>
        </li>
        <li>
          <button type="button" className="btn line" onClick={() => view.change({ dialog: "key" })}>
            {words.useKey}
          </button>
        </li>
        <li>
          <button type="button" className="btn" onClick={onAgain}>
            {words.lookAgain}
          </button>
        </li>
      </ul>
    </section>
  );
}
