import { X } from "lucide-react";
import { useState } from "react";
import type { GraphDocument } from "@/graph/document/document-types";
import { countShown } from "@/graph/filter/filter-steps";
import { findAction } from "../actions/feature";
import { IconButton } from "../parts/IconButton";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { useWords } from "../use-stores";
import { FoldFigures } from "./FoldFigures";
import "./fold-bar.css";
import { Button } from "../parts/Button";

/** More nodes than this in one picture are a cloud. */
const mostReadable = 3000;

/** Of which graph and which picture the bar was closed; another graph has tables of its own. */
interface Closed {
  readonly tables: object;
  readonly isFolded: boolean;
}

/** One quiet line: how many groups stand for how many nodes, or that folding would help; it stays away once it is closed. */
export function FoldBar() {
  const services = useServices();
  const words = useWords();
  const { tables, isFolded, shown } = useDocument(seen);
  const [closed, setClosed] = useState<Closed | null>(null);
  const action = findAction(services, isFolded ? "view.unfold" : "view.fold");
  if (closed?.tables === tables && closed.isFolded === isFolded) return null;
  if (!isFolded && (shown <= mostReadable || tables.edges.count === 0)) return null;
  return (
    <div className="float fold-bar row">
      <span role="status">{isFolded ? <FoldFigures /> : words.canvas.manyNodes(shown)}</span>
      <Button className="line slim" onClick={() => action.run(services)}>
        {action.title(words)}
      </Button>
      <IconButton icon={X} isSlim label={words.frame.close} onClick={() => setClosed({ tables, isFolded })} />
    </div>
  );
}

function seen({ tables, fold, filter }: GraphDocument) {
  return {
    tables,
    isFolded: fold !== null,
    shown: countShown(filter, tables).nodes,
  };
}
