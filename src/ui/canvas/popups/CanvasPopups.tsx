import type { CanvasView } from "@/canvas/canvas-port";
import { useView } from "../../use-stores";
import { ConnectBox } from "./ConnectBox";
import { ContextMenu } from "./ContextMenu";
import { NameField } from "./NameField";
import { TypeBox } from "./TypeBox";
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
