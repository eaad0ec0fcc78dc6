import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { printSelector } from "@/graph/selector/print-selector";
import { pinnedSet } from "@/graph/tables/pinned";
import { NodeChip } from "../parts/NodeChip";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useDocument } from "../use-document";
import { Section } from "./Section";

/** The saved sets it is in and the group it is in. */
export function Membership({ target, id }: { readonly target: ElementTarget; readonly id: string }) {
  const { edit } = useServices();
  const { language, inspect: words } = useAllWords();
  const { sets, parent } = useDocument(membershipOf, target, id);
  const count = sets.length + Number(parent !== undefined);
  if (count === 0) return null;
  const select = (name: string) =>
    void edit.run({
      name: "selectElements",
      input: { selector: printSelector({ op: "set", name }), target },
    });
  return (
    <Section title={words.member} count={count.toLocaleString(language)}>
      {parent !== undefined && (
        <p className="ends">
          {words.inGroup} <NodeChip id={parent} />
        </p>
      )}
      <ul className="chips">
        {sets.map(({ name, size }) => (
          <li key={name}>
            <button type="button" className="chip" title={words.selectSet(name, size)} onClick={() => select(name)}>
              <bdi>${name}</bdi> <span className="num">{size.toLocaleString(language)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function membershipOf(document: GraphDocument, target: ElementTarget, id: string) {
  const sets = document.namedSets
    .filter((set) => set.name !== pinnedSet && set[target].includes(id))
    .map((set) => ({ name: set.name, size: set[target].length }));
  return { sets, parent: target === "nodes" ? document.node(id)?.parent : undefined };
}
