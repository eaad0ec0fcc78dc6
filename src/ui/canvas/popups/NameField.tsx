import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { CanvasView } from "@/canvas/canvas-port";
import type { NodeId } from "@/graph/document/graph-types";
import { rename } from "../../actions/hand-edits";
import { useServices } from "../../services";
import { useWords } from "../../use-stores";
import { useClosePopup } from "./use-close-popup";
import { useNodePoint } from "./use-node-point";

/** A field under the node for its name. Enter keeps it, and so does a click elsewhere; Esc leaves the name as it was. */
export function NameField({ canvas, id }: { readonly canvas: CanvasView; readonly id: NodeId }) {
  const services = useServices();
  const words = useWords("canvas");
  const close = useClosePopup();
  const point = useNodePoint(canvas, id);
  const [label] = useState(() => services.document.labelOf(id));
  const [name, setName] = useState(label);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  if (point === null) return null;
  const keep = (staysThere: boolean) => {
    close(staysThere);
    void rename(services, id, name.trim());
  };
  const hear = (event: KeyboardEvent) => {
    if (event.key === "Enter") keep(false);
    if (event.key === "Escape") close();
    if (event.key === "Enter" || event.key === "Escape") event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      ref={field}
      className="name-field"
      aria-label={words.nameOf(label)}
      style={{ translate: `calc(${point.x}px - 50%) ${point.y + 19}px` }}
      value={name}
      // biome-ignore lint/a11y/noAutofocus: it was asked for, to type into.
      autoFocus
      onChange={(event) => setName(event.target.value)}
      onKeyDown={hear}
      onBlur={() => keep(true)}
    />
  );
}
