import { ArrowLeft } from "lucide-react";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { StyleSubject } from "@/store/view/style-subject";
import { IconButton } from "../../parts/IconButton";
import { Segments } from "../../parts/Segments";
import { TextField } from "../../parts/TextField";
import { layerTitle } from "../../sentences/layer-title";
import { useServices } from "../../services";
import { useAllWords } from "../../use-all-words";
import { useView } from "../../use-stores";
import type { Subject } from "../use-subject";

/** Which elements: nodes or edges; all, the selected ones, or those of a condition. Or the layer that is being changed. */
export function SubjectField({ subject }: { readonly subject: Subject }) {
  const { view, document } = useServices();
  const all = useAllWords();
  const words = all.style;
  const styled = useView((state) => state.styled);
  const { target, layer } = subject;
  const style = (next: StyleSubject) => view.change({ styled: next });
  if (layer) {
    return (
      <div className="row spaced">
        <IconButton
          icon={ArrowLeft}
          className="slim"
          label={words.done}
          onClick={() => style({ kind: "all", target })}
        />
        <strong className="grow layer-title cut">{words.layerEdited(layerTitle(layer, all))}</strong>
      </div>
    );
  }
  const kind = styled.kind === "layer" ? "all" : styled.kind;
  const setKind = (next: typeof kind) =>
    style(next === "where" ? { kind: next, target, selector: "" } : { kind: next, target });
  const setTarget = (next: ElementTarget) => style({ kind: kind === "where" ? "all" : kind, target: next });
  return (
    <>
      <Segments
        label={words.what}
        isBare
        value={target}
        options={[
          { id: "nodes", title: words.nodes },
          { id: "edges", title: words.edges },
        ]}
        onChange={setTarget}
      />
      <Segments
        label={words.scope}
        isBare
        value={kind}
        options={[
          { id: "all", title: words.all(document.tables[target].count) },
          { id: "selected", title: words.selected(document.selection[target].length) },
          { id: "where", title: words.where },
        ]}
        onChange={setKind}
      />
      {styled.kind === "where" && <ConditionField subject={subject} selector={styled.selector} />}
    </>
  );
}

function ConditionField({ subject, selector }: { readonly subject: Subject; readonly selector: string }) {
  const { view } = useServices();
  const words = useAllWords("style");
  const { target, problem, ids } = subject;
  return (
    <div>
      <TextField
        className="code"
        label={words.condition}
        value={selector}
        hint={selector.trim() === "" ? words.conditionExample : words.matching(ids.length, target === "edges")}
        problem={problem}
        onChange={(text) => view.change({ styled: { kind: "where", target, selector: text } })}
      />
    </div>
  );
}
