import { TriangleAlert } from "lucide-react";
import { Bones } from "../parts/Bones";
import { useWords } from "../use-stores";
import { InstalledModels } from "./InstalledModels";
import { ModelList } from "./ModelList";
import { NoGraphics } from "./NoGraphics";
import { OwnModelForm } from "./OwnModelForm";
import { SourceCards } from "./SourceCards";
import { useModels } from "./use-models";
import "./models.css";

/** Who answers, and the models of this device: what fits, downloads, what is installed. */
export function ModelsSection() {
  const { reading, again } = useModels();
  const now = reading.kind === "ready" ? reading.now : null;
  return (
    <>
      <SourceCards installed={now?.installed ?? null} />
      <div className="models-columns">
        <div className="models-main">
          {reading.kind === "loading" && <Bones />}
          {reading.kind === "failed" && <NotLoaded onAgain={again} />}
          {now?.device.kind === "none" && <NoGraphics problem={now.device.problem} onAgain={again} />}
          {now && <ModelList now={now} />}
        </div>
        <div className="models-side">
          {now && <InstalledModels now={now} />}
          {now && <OwnModelForm library={now.library} onMeasured={again} />}
        </div>
      </div>
    </>
  );
}

function NotLoaded({ onAgain }: { readonly onAgain: () => void }) {
  const words = useWords("models");
  return (
    <div className="note danger" role="alert">
      <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <b>{words.notLoaded}</b> {words.notLoadedHint}
      </span>
      <button type="button" className="btn line slim" onClick={onAgain}>
        {words.lookAgain}
      </button>
    </div>
  );
}
