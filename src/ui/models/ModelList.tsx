import { useState } from "react";
import { memoryFor } from "@/providers/webllm/judge-fit";
import type { DeviceReport } from "@/providers/webllm/model-library-types";
import { useAllWords } from "../use-all-words";
import { useWords } from "../use-stores";
import { ModelRow } from "./ModelRow";
import type { ModelsNow } from "./use-models";
import "./model-list.css";
import { Button } from "../parts/Button";

/** The models that are offered; all others to be looked for. */
export function ModelList({ now }: { readonly now: ModelsNow }) {
  const words = useAllWords("models");
  const sizes = useWords("storage");
  const [isAll, setAll] = useState(false);
  const [wanted, setWanted] = useState("");
  const offered = now.cards.filter(({ model, state }) => model.isOffered || state.kind !== "absent");
  const found = now.cards.filter(({ model }) => model.id.toLowerCase().includes(wanted.trim().toLowerCase()));
  const shown = isAll ? found : offered;
  const best = offered.find(({ model, fit }) => model.source === "catalogue" && fit.verdict !== "wont-fit");
  const { device } = now;
  const room = device.kind === "ready" ? words.forAModel(sizes.bytes(memoryFor(device))) : "";
  const facts = [
    gpuText(device, words),
    room,
    now.storage ? words.free(sizes.bytes(now.storage.freeBytes)) : "",
  ].filter((text) => text !== "");
  return (
    <section aria-labelledby="local-models">
      <div className="models-head">
        <h3 id="local-models">{words.local}</h3>
        <p className="num">{facts.join(" · ")}</p>
      </div>
      <div className="models-card">
        <div className="model-heads" aria-hidden="true">
          {[words.model, words.download, words.memory, words.speed, words.fit].map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
        {isAll && (
          <div className="model-find">
            <div className="field">
              <input
                type="search"
                aria-label={words.find}
                placeholder={words.find}
                value={wanted}
                onChange={(event) => setWanted(event.target.value)}
              />
            </div>
          </div>
        )}
        <ul>
          {shown.map((card) => (
            <ModelRow key={card.model.id} card={card} now={now} isBest={card === best} />
          ))}
        </ul>
        {shown.length === 0 && <p className="hint model-none">{words.noneFound(wanted)}</p>}
        <Button className="models-more" onClick={() => setAll(!isAll)}>
          {isAll ? words.fewer : words.more(now.cards.length - offered.length)}
        </Button>
      </div>
    </section>
  );
}

function gpuText(device: DeviceReport, words: { readonly withF16: string; readonly withoutF16: string }): string {
  if (device.kind === "none") return "";
  return device.hasF16 ? words.withF16 : words.withoutF16;
}
