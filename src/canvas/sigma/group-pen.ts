import type { SeenArea } from "@/ai/context/seen-part";
import type { NodeId } from "@/graph/document/graph-types";
import type { Camera } from "../canvas-port";
import { DIM_NODE } from "../marks/highlight";
import { GROUP } from "../style/group-look";
import type { Looks } from "../style/looks";
import { type CanvasTokens, toRgb } from "../style/theme-tokens";
import type { Groups } from "./groups";
import type { States } from "./states";

interface PenDeps {
  readonly groups: Groups;
  readonly looks: Looks;
  readonly states: States;
  readonly tokens: CanvasTokens;
}

/** The ring of what is selected or marked stands this far out of the border, so wide. */
const RING = { away: 5, width: 2 };

/** Draws the grounds of the groups, under the picture. */
export function drawGroups(context: CanvasRenderingContext2D, { x, y, zoom }: Camera, deps: PenDeps): void {
  for (const id of deps.groups.shown()) {
    const box = deps.groups.box(id);
    if (box === null) continue;
    const [width, height] = [box.width * zoom, box.height * zoom];
    const [left, top] = [box.middle.x * zoom + x - width / 2, box.middle.y * zoom + y - height / 2];
    drawGround(context, id, { left, top, width, height, zoom }, deps);
    drawRing(context, id, { left, top, width, height, zoom }, deps);
  }
  context.globalAlpha = 1;
  context.setLineDash([]);
}

function drawGround(context: CanvasRenderingContext2D, id: NodeId, area: SeenArea, { looks, states, tokens }: PenDeps) {
  const { left, top, width, height, zoom } = area;
  const isLeaving = states.markOf(id) === "leaving";
  context.globalAlpha = states.isDimmed(id) ? DIM_NODE : (looks.node(id)?.opacity ?? 1);
  context.beginPath();
  context.roundRect(left, top, width, height, GROUP.cornerRadius * zoom);
  const color = isLeaving ? tokens.canvas : (looks.node(id)?.color ?? tokens.edge);
  context.fillStyle = `rgb(${toRgb(color).join(" ")} / ${GROUP.fillOpacity})`;
  context.strokeStyle = isLeaving ? tokens.leaving : tokens.edgeQuiet;
  context.lineWidth = (isLeaving ? 1.75 : GROUP.borderWidth) * zoom;
  context.setLineDash(isLeaving ? [4 * zoom, 2 * zoom] : []);
  context.fill();
  context.stroke();
}

function drawRing(context: CanvasRenderingContext2D, id: NodeId, area: SeenArea, { states, tokens }: PenDeps) {
  const mark = states.markOf(id);
  const plain = states.isSelected(id) ? tokens.selectRing : null;
  const color = mark === null || mark === "leaving" ? plain : tokens[mark];
  if (color === null) return;
  const { left, top, width, height, zoom } = area;
  const away = (GROUP.borderWidth / 2 + RING.away + RING.width / 2) * zoom;
  context.beginPath();
  context.roundRect(left - away, top - away, width + 2 * away, height + 2 * away, GROUP.cornerRadius * zoom + away);
  context.strokeStyle = color;
  context.lineWidth = RING.width * zoom;
  context.setLineDash(mark === "changed" ? [4 * zoom, 4 * zoom] : []);
  context.stroke();
}
