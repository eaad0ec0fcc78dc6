import { TriangleAlert } from "lucide-react";
import { Bones } from "../parts/Bones";
import { Dialog } from "../parts/Dialog";
import { scrollable } from "../parts/scrollable";
import { useServices } from "../services";
import { Endpoints } from "../settings/Endpoints";
import { InstalledModels } from "./InstalledModels";
import { ModelList } from "./ModelList";
import { ModelsSide } from "./ModelsSide";
import { NoGraphics } from "./NoGraphics";
import { OwnModelForm } from "./OwnModelForm";
import { SourceCards } from "./SourceCards";
import { useModels } from "./use-models";
import "./models.css";
import { useModelWords } from "./use-model-words";

/** Where answers come from, and the models of this device: what fits, downloads, what is installed. */
export function ModelsDialog() {
  const { view } = useServices();
  const words = useModelWords();
  const { reading, again } = useModels();
  const now = reading.kind === "ready" ? reading.now : null;
  return (
    <Dialog title={words.settings} isPage={true} closeWord={words.back} onClose={() => view.change({ dialog: null })}>
      <div className="models-frame">
        <ModelsSide />
        <div className="models-page" {...scrollable}>
          <div className="models-wrap">
            <h2>{words.title}</h2>
            <p className="lede">{words.lede}</p>
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
                <KeysAndServers />
                {now && <OwnModelForm library={now.library} onMeasured={again} />}
              </div>
            </div>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

function NotLoaded({ onAgain }: { readonly onAgain: () => void }) {
  const words = useModelWords();
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

/** The same cards and forms as in the settings. */
function KeysAndServers() {
  const words = useModelWords();
  return (
    <section aria-labelledby="keys-and-servers">
      <div className="models-head">
        <h3 id="keys-and-servers">{words.keysAndServers}</h3>
        <p>{words.keysAndServersHint}</p>
      </div>
      <div className="models-card keys-card">
        <Endpoints />
      </div>
    </section>
  );
}
