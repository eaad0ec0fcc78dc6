import { printSelector } from "@/graph/selector/print-selector";
import { greatest } from "@/lib/lists/whole-lists";
import { useServices } from "../services";
import { useWords } from "../use-stores";
import type { FoundGroup } from "./read-data";

export interface GroupListProps {
  readonly groups: readonly FoundGroup[];
  /** Where each node's group stands. */
  readonly attribute: string | undefined;
}

const mostGroups = 12;

/** Groups with their sizes and some of their names; a click selects one. */
export function GroupList({ groups, attribute }: GroupListProps) {
  const { edit, document } = useServices();
  const { analyse: words, language } = useWords();
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
                aria-label={words.selectGroup(words.group(group.number), group.size)}
                onClick={() => choose(group)}
              >
                <span className="t">
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
