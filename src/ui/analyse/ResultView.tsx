import { CircleDot, Palette, Table2 } from "lucide-react";
import type { ExecutedCommand } from "@/commands/registry/command-types";
import { printSelector } from "@/graph/selector/print-selector";
import { isJsonObject } from "@/lib/json";
import { greatest } from "@/lib/lists/whole-lists";
import { Button } from "../parts/Button";
import { NodeChip } from "../parts/NodeChip";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { type FoundGroup, groupsIn, type NamedNode, nodesIn, textIn } from "./read-data";

/** What an algorithm found: the first ten, the groups, the nodes of a way, and what can be done with it. */
export function ResultView({ done }: { readonly done: ExecutedCommand }) {
  const { edit } = useServices();
  const words = useAllWords("analyse");
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
          <Button className="line" onClick={() => void select()}>
            {words.select}
          </Button>
        </div>
      )}
    </div>
  );
}

function RankList({ nodes }: { readonly nodes: readonly NamedNode[] }) {
  const { analyse: words, language } = useAllWords();
  const most = greatest(
    nodes.map(({ value = 0 }) => Math.abs(value)),
    Number.MIN_VALUE,
  );
  return (
    <ol className="ranks" aria-label={words.top}>
      {nodes.map(({ id, value = 0 }) => (
        <li key={id}>
          <NodeChip id={id} />
          <span className="num push">{value.toLocaleString(language, { maximumSignificantDigits: 4 })}</span>
          <i style={{ width: `${(Math.abs(value) / most) * 100}%` }} />
        </li>
      ))}
    </ol>
  );
}

const mostChips = 20;

function Chips({ nodes }: { readonly nodes: readonly NamedNode[] }) {
  const words = useAllWords("analyse");
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

interface ResultActionsProps {
  /** Of the nodes, where the result is kept. */
  readonly attribute: string;
  readonly isGroups: boolean;
}

/** Part of the stage the table takes when it is opened from here. */
const tablePart = 0.34;

/** A saved result can be seen: by size, by colour, in the table. */
function ResultActions({ attribute, isGroups }: ResultActionsProps) {
  const { edit, view } = useServices();
  const { analyse: words, steps } = useAllWords();
  const style = (channel: "size" | "color", title: string) => {
    const palette = isGroups ? { palette: "categorical" } : {};
    const input = { property: attribute, channel, ...(channel === "color" && palette) };
    void edit.run({ name: "styleByAttribute", input }, { title });
  };
  const showTable = () => {
    const { tableHeight } = view.getState().panels;
    view.changePanels({ table: "nodes", tableHeight: Math.max(tableHeight, tablePart) });
  };
  return (
    <div className="acts-row">
      {!isGroups && (
        <Button icon={CircleDot} className="line" onClick={() => style("size", steps.hand.sizeBy(attribute))}>
          {words.sizeBy}
        </Button>
      )}
      <Button icon={Palette} className="line" onClick={() => style("color", steps.hand.colourBy(attribute))}>
        {words.colorBy}
      </Button>
      <Button icon={Table2} className="line" onClick={showTable}>
        {words.showInTable}
      </Button>
    </div>
  );
}

interface GroupListProps {
  readonly groups: readonly FoundGroup[];
  /** Where each node's group stands. */
  readonly attribute: string | undefined;
}

const mostGroups = 12;

/** Groups with their sizes and some of their names; a click selects one. */
function GroupList({ groups, attribute }: GroupListProps) {
  const { edit, document } = useServices();
  const { analyse: words, language } = useAllWords();
  const most = greatest(
    groups.map(({ size }) => size),
    1,
  );
  const shown = groups.slice(0, mostGroups);
  const choose = ({ number }: FoundGroup) => {
    if (attribute === undefined) return;
    const field = { name: attribute, of: "bare" } as const;
    const selector = printSelector({ op: "compare", field, cmp: "==", value: { kind: "literal", value: number } });
    void edit.run({ name: "selectElements", input: { selector } });
  };
  return (
    <>
      <ul className="value-bars">
        {shown.map((group) => {
          const names = group.nodes.map(({ id }) => document.labelOf(id)).join(", ");
          return (
            <li key={group.number}>
              <button
                type="button"
                className="lit ring-in"
                aria-label={words.selectGroup(words.group(group.number), group.size)}
                onClick={() => choose(group)}
              >
                <span className="t cut">
                  {words.group(group.number)} <small className="quiet">{names}</small>
                </span>
                <span className="num quiet">{group.size.toLocaleString(language)}</span>
                <i style={{ width: `${(group.size / most) * 100}%` }} />
              </button>
            </li>
          );
        })}
      </ul>
      {groups.length > shown.length && <p className="hint">{words.moreGroups(groups.length - shown.length)}</p>}
    </>
  );
}
