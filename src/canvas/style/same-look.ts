import { mix } from "../scene/tween";
import type { EdgeLook, Lettering, NodeLook } from "./look-types";
import { type Rgb, toHexColor, toRgb } from "./theme-tokens";

export function sameNode(a: NodeLook, b: NodeLook | undefined): boolean {
  return (
    b !== undefined &&
    a.color === b.color &&
    a.size === b.size &&
    a.shape === b.shape &&
    a.opacity === b.opacity &&
    a.borderColor === b.borderColor &&
    a.borderWidth === b.borderWidth &&
    a.visible === b.visible &&
    a.label === b.label &&
    a.icon === b.icon &&
    sameLettering(a.lettering, b.lettering)
  );
}

function sameLettering(a: Lettering, b: Lettering): boolean {
  return a === b || (a.size === b.size && a.color === b.color && a.place === b.place);
}

/** Makes a look the other one, without a new record: a large graph has very many. False where their records are not alike. */
export function becomeNode(look: NodeLook, next: NodeLook): boolean {
  if ((look.icon === undefined) !== (next.icon === undefined)) return false;
  Object.assign(look, next);
  return true;
}

export function becomeEdge(look: EdgeLook, next: EdgeLook): boolean {
  Object.assign(look, next);
  return true;
}

/** Its edges end where they did. */
export function isAsWide(a: NodeLook | undefined, b: NodeLook | undefined): boolean {
  return (
    a !== undefined &&
    b !== undefined &&
    a.size === b.size &&
    a.shape === b.shape &&
    a.borderWidth === b.borderWidth &&
    a.visible === b.visible
  );
}

export function sameEdge(a: EdgeLook, b: EdgeLook | undefined): boolean {
  return (
    b !== undefined &&
    a.color === b.color &&
    a.width === b.width &&
    a.lineStyle === b.lineStyle &&
    a.opacity === b.opacity &&
    a.curve === b.curve &&
    a.head === b.head &&
    a.visible === b.visible &&
    a.label === b.label &&
    // Put again between others, it hangs on these.
    a.source === b.source &&
    a.target === b.target &&
    sameLettering(a.lettering, b.lettering)
  );
}

/** Worth a transition. */
export function fades(from: NodeLook, to: NodeLook): boolean {
  return from.visible && to.visible && (from.color !== to.color || from.size !== to.size);
}

/** A share of the way from one look to the other. */
export function between(from: NodeLook, to: NodeLook, ratio: number): NodeLook {
  const start = toRgb(from.color);
  const end = toRgb(to.color);
  const rgb: Rgb = [mix(start[0], end[0], ratio), mix(start[1], end[1], ratio), mix(start[2], end[2], ratio)];
  return { ...to, color: toHexColor(rgb), size: mix(from.size, to.size, ratio) };
}
