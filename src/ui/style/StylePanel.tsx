import "../parts/pane/pane.css";
import "./layers/layers.css";
import "./style.css";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { Button } from "../parts/Button";
import { Segments } from "../parts/Segments";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useDocumentVersion } from "../use-document";
import { useView } from "../use-stores";
import { SubjectField } from "./fields/SubjectField";
import { HandForm } from "./HandForm";
import { LayerList } from "./layers/LayerList";
import { Levels } from "./layers/Levels";
import { AttributeForm } from "./mapping/AttributeForm";
import { type Subject, useSubject } from "./use-subject";

/** Style: what is styled, how, where looks come from, and the layers in their order. */
export function StylePanel() {
  const { document, edit } = useServices();
  const { style: words, steps } = useAllWords();
  const subject = useSubject();
  useDocumentVersion();
  const hasLayers = document.layers.length > 0;
  return (
    <div className="pane style-pane">
      <section>
        <SubjectField subject={subject} />
        <HowField subject={subject} />
      </section>
      <section aria-labelledby="style-levels">
        <h3 id="style-levels">{words.levels}</h3>
        <Levels target={subject.target} />
      </section>
      <section aria-labelledby="style-layers">
        <h3 id="style-layers">
          {words.layers}
          {hasLayers && <span className="push quiet">{words.layersHint}</span>}
        </h3>
        {hasLayers ? <LayerList /> : <p className="hint">{words.noLayers}</p>}
        {hasLayers && (
          <div className="foot">
            <Button
              icon={RotateCcw}
              className="line"
              onClick={() => void edit.run({ name: "clearStyles", input: {} }, { title: steps.hand.resetStyles })}
            >
              {words.resetAll}
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}

type Way = "hand" | "attribute";

/** By hand or by an attribute; a layer that is being changed has its way already. */
function HowField({ subject }: { readonly subject: Subject }) {
  const words = useAllWords("style");
  const [chosen, setWay] = useState<Way>("hand");
  const isNobody = useView((state) => state.styled.kind === "selected") && subject.ids.length === 0;
  const way = subject.layer ? wayOfLayer(subject) : chosen;
  const options: readonly { readonly id: Way; readonly title: string }[] = [
    { id: "hand", title: words.byHand },
    { id: "attribute", title: words.byAttribute },
  ];
  return (
    <>
      {!subject.layer && (
        <Segments label={words.way} isBare value={way} options={options} onChange={(next) => setWay(next)} />
      )}
      {isNobody && <p className="hint">{words.noneSelected}</p>}
      {!isNobody && way === "hand" && <HandForm key={subject.layer?.id} subject={subject} />}
      {!isNobody && way === "attribute" && <AttributeForm subject={subject} />}
    </>
  );
}

function wayOfLayer({ layer }: Subject): Way {
  return layer?.mapping ? "attribute" : "hand";
}
