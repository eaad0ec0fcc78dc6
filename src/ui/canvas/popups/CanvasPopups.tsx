import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { CanvasView, ScreenPoint } from "@/canvas/canvas-port";
import type { GraphDocument } from "@/graph/document/document-types";
import type { NodeId } from "@/graph/document/graph-types";
import { valueText } from "@/graph/styles/labels";
import { chosen } from "../../actions/chosen";
import { connect, rename, retype } from "../../actions/hand-edits";
import { NodeSign } from "../../parts/NodeSign";
import { useServices } from "../../services";
import { useDocumentVersion } from "../../use-document";
import { useView, useWords } from "../../use-stores";
import { ContextMenu } from "./ContextMenu";
import { PickBox, type PickOption } from "./PickBox";
import { useClosePopup } from "./use-close-popup";
import "./popups.css";

/** What is opened on the canvas for one edit. */
export function CanvasPopups({ canvas }: { readonly canvas: CanvasView }) {
  const popup = useView((state) => state.popup);
  switch (popup?.kind) {
    case "name":
      return <NameField key={popup.id} canvas={canvas} id={popup.id} />;
    case "connect":
      return <ConnectBox key={popup.id} canvas={canvas} id={popup.id} />;
    case "type":
      return <TypeBox canvas={canvas} />;
    case "menu":
      return <ContextMenu key={`${popup.x} ${popup.y}`} canvas={canvas} popup={popup} />;
    case undefined:
      return null;
  }
}

/** A field under the node for its name. Enter keeps it, and so does a click elsewhere; Esc leaves the name as it was. */
function NameField({ canvas, id }: { readonly canvas: CanvasView; readonly id: NodeId }) {
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
  const onKeyDown = (event: KeyboardEvent) => {
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
      onKeyDown={onKeyDown}
      onBlur={() => keep(true)}
    />
  );
}

const mostShown = 40;

/** Picks the node to join another to, by its name. */
function ConnectBox({ canvas, id }: { readonly canvas: CanvasView; readonly id: NodeId }) {
  const services = useServices();
  const words = useWords("canvas");
  const point = useNodePoint(canvas, id);
  return (
    <PickBox
      title={words.connectTitle(services.document.labelOf(id))}
      hint={words.connectHint}
      point={boxPoint(point)}
      optionsFor={(text) => othersCalled(services.document, id, text)}
      noMatch={words.noMatch}
      onPick={(target) => void connect(services, id, { node: target })}
    />
  );
}

/** Names that begin so first, then those that hold it. */
function othersCalled(document: GraphDocument, id: NodeId, text: string): readonly PickOption[] {
  const wanted = text.trim().toLowerCase();
  const { nodes } = document.tables;
  const begins: PickOption[] = [];
  const holds: PickOption[] = [];
  for (let row = 0; row < nodes.count && begins.length < mostShown; row += 1) {
    const other = nodes.idAt(row);
    const label = document.labelOf(other);
    const place = label.toLowerCase().indexOf(wanted);
    if (other === id || place < 0) continue;
    const drawn = document.styles.node(other);
    const sign = drawn && <NodeSign shape={drawn.shape} color={drawn.color} size={10} />;
    (place === 0 ? begins : holds).push({ key: other, text: label, sign });
  }
  return [...begins, ...holds].slice(0, mostShown);
}

/** Gives what is selected a type: one there is, or a new one. */
function TypeBox({ canvas }: { readonly canvas: CanvasView }) {
  const services = useServices();
  const words = useWords("canvas");
  const { nodes } = chosen(services);
  const point = useNodePoint(canvas, nodes[0] ?? null);
  const types = typesOf(services.document, nodes.length > 0 ? "nodes" : "edges");
  const optionsFor = (text: string): readonly PickOption[] => {
    const typed = text.trim();
    const fitting = types.filter((type) => type.toLowerCase().includes(typed.toLowerCase()));
    const known = fitting.map((type) => ({ key: type, text: type }));
    return typed === "" || types.includes(typed) ? known : [...known, { key: typed, text: words.newType(typed) }];
  };
  return (
    <PickBox
      title={words.typeTitle}
      hint={words.typeHint}
      point={boxPoint(point)}
      optionsFor={optionsFor}
      noMatch={() => ""}
      onPick={(type) => void retype(services, type)}
    />
  );
}

/** Types there are, in the order they first come. */
function typesOf(document: GraphDocument, target: "nodes" | "edges"): readonly string[] {
  const { nodeTypeAttribute, edgeTypeAttribute } = document.profile();
  const attribute = (target === "nodes" ? nodeTypeAttribute : edgeTypeAttribute) ?? "type";
  const table = document.tables[target];
  const types = new Set<string>();
  for (let row = 0; row < table.count && types.size < 200; row += 1) {
    const value = table.valueAt(attribute, row);
    if (value !== undefined && value !== null) types.add(valueText(value));
  }
  return [...types];
}

/** Where a node is on the canvas now, in whole px; null when it is not shown. Follows the camera. */
function useNodePoint(canvas: CanvasView, id: NodeId | null): ScreenPoint | null {
  useDocumentVersion();
  const text = useSyncExternalStore(canvas.subscribe, () => {
    const point = id === null ? null : canvas.screenPosition(id);
    return point === null ? "" : `${Math.round(point.x)} ${Math.round(point.y)}`;
  });
  const [x, y] = text.split(" ").map(Number);
  return x === undefined || y === undefined || text === "" ? null : { x, y };
}

/** Width and greatest height of a box on the canvas, in px. */
const width = 248;
const height = 260;
const edge = 12;

/** Where a box stands by a point of the canvas, wholly inside it; without a point, in the middle. */
function boxPoint(point: ScreenPoint | null): ScreenPoint {
  const host = document.querySelector(".graph");
  const most = {
    x: (host?.clientWidth ?? width) - width - edge,
    y: (host?.clientHeight ?? height) - height - edge,
  };
  const wanted = point === null ? { x: most.x / 2, y: most.y / 2 } : { x: point.x + 16, y: point.y + 16 };
  return { x: Math.max(edge, Math.min(wanted.x, most.x)), y: Math.max(edge, Math.min(wanted.y, most.y)) };
}
