import type { Plane } from "../scene/plane";
import type { Looks } from "../style/looks";
import { type CanvasTokens, toRgb } from "../style/theme-tokens";
import { drawGroups } from "./group-pen";
import type { Groups } from "./groups";
import type { States } from "./states";

/** How far the disc of a hovered node stands out of it. */
const HOVER_ROOM = 8;

interface GroundDeps {
  readonly groups: Groups;
  readonly looks: Looks;
  readonly plane: () => Plane;
  readonly states: States;
  tokens(): CanvasTokens;
}

/** What lies under the picture, groups and the disc of the hovered node, and over it the room of the engine. */
export function createGround(host: HTMLElement, { groups, looks, plane, states, tokens }: GroundDeps) {
  const canvas = host.ownerDocument.createElement("canvas");
  const room = host.ownerDocument.createElement("div");
  canvas.setAttribute("aria-hidden", "true");
  for (const layer of [canvas, room]) {
    Object.assign(layer.style, { position: "absolute", inset: "0", width: "100%", height: "100%" });
  }
  canvas.style.pointerEvents = "none";
  host.prepend(canvas, room);
  const context = canvas.getContext("2d");
  const draw = () => {
    if (context === null) return;
    const pixels = globalThis.devicePixelRatio || 1;
    const camera = plane().camera();
    canvas.width = Math.round(plane().width() * pixels);
    canvas.height = Math.round(plane().height() * pixels);
    context.setTransform(pixels, 0, 0, pixels, 0, 0);
    drawGroups(context, camera, { groups, looks, states, tokens: tokens() });
    const hovered = states.hovered();
    const node = hovered === null ? null : plane().node(hovered);
    if (node === null || node.isGroup) return;
    const { hoverRing, hoverRingAlpha } = tokens();
    context.beginPath();
    const { x, y } = node.position;
    const radius = (plane().outerRadius(node.id) + HOVER_ROOM) * camera.zoom;
    context.arc(x * camera.zoom + camera.x, y * camera.zoom + camera.y, radius, 0, 2 * Math.PI);
    context.fillStyle = `rgb(${toRgb(hoverRing).join(" ")} / ${hoverRingAlpha})`;
    context.fill();
  };
  const destroy = () => {
    canvas.remove();
    room.remove();
  };
  return { room, draw, destroy };
}
