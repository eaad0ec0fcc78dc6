import { use } from "react";
import { NodeChip } from "../parts/NodeChip";
import { CitedContext } from "./cited-context";

/** What an answer names as `[[id]]`: a text it is from as a number, a node as a chip. */
export function Reference({ id }: { readonly id: string }) {
  const cited = use(CitedContext).get(id);
  if (!cited) return <NodeChip id={id} />;
  return (
    <button type="button" className="cite num" aria-label={cited.title} title={cited.title} onClick={cited.open}>
      {cited.number}
    </button>
  );
}
