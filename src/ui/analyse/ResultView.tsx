import type { ExecutedCommand } from "@/commands/door/command-types";
import { isJsonObject } from "@/lib/json";
import { greatest } from "@/lib/lists/whole-lists";
import { NodeChip } from "../parts/NodeChip";
import { useServices } from "../services";
import { useWords } from "../use-stores";
import { GroupList } from "./GroupList";
import { ResultActions } from "./ResultActions";
import { groupsIn, type NamedNode, nodesIn, textIn } from "./read-data";

/** What an algorithm found: the first ten, the groups, the nodes of a way, and what can be done with it. */
export function ResultView({ done }: { readonly done: ExecutedCommand }) {
  const { edit } = useServices();
  const words = useWords("analyse");
  const data = isJsonObject(done.data) ? done.data : null;
  const attribute = textIn(data, "attribute");
  const top = [...nodesIn(data, "top"), ...nodesIn(data, "nearest")];
  const groups = groupsIn(data);
  const nodes = nodesIn(data, "nodes");
  const { setName } = done;
  const select = async () => {
    if (setName === undefined) return;
    await edit.run({ name: "selectElements", input: { selector: setName } });
    if (nodes.length === 0) {
      await edit.run({ name: "selectElements", input: { selector: setName, target: "edges", mode: "add" } });
    }
  };
  return (
    <div className="result">
      {top.length > 0 && <RankList nodes={top} />}
      {groups.length > 0 && <GroupList groups={groups} attribute={attribute} />}
      {nodes.length > 0 && <Chips nodes={nodes} />}
      {attribute !== undefined && <ResultActions attribute={attribute} isGroups={groups.length > 0} />}
      {attribute === undefined && setName !== undefined && (
        <div className="acts-row">
          <button type="button" className="btn line" onClick={() => void select()}>
            {words.select}
          </button>
        </div>
      )}
    </div>
  );
}

function RankList({ nodes }: { readonly nodes: readonly NamedNode[] }) {
  const { analyse: words, language } = useWords();
  const most = greatest(
    nodes.map(({ value = 0 }) => Math.abs(value)),
    Number.MIN_VALUE,
  );
  return (
    <ol className="ranks" aria-label={words.top}>
      {nodes.map(({ id, value = 0 }) => (
        <li key={id}>
          <NodeChip id={id} />
          <span className="num">{value.toLocaleString(language, { maximumSignificantDigits: 4 })}</span>
          <i style={{ width: `${(Math.abs(value) / most) * 100}%` }} />
        </li>
      ))}
    </ol>
  );
}

const mostChips = 20;

function Chips({ nodes }: { readonly nodes: readonly NamedNode[] }) {
  const words = useWords("analyse");
  const shown = nodes.slice(0, mostChips);
  return (
    <>
      <ul className="chip-list">
        {shown.map(({ id }) => (
          <li key={id}>
            <NodeChip id={id} />
          </li>
        ))}
      </ul>
      {nodes.length > shown.length && <p className="hint">{words.moreNodes(nodes.length - shown.length)}</p>}
    </>
  );
}
