import type { Plane } from "../scene/plane";
import type { PlannedLabel } from "./label-types";
import type { LabelView } from "./label-view";

interface PaceDeps {
  readonly plane: Pick<Plane, "onMove">;
  isLarge(): boolean;
  /** `kept`: what is drawn already, and stays where it can. */
  plan(view: LabelView, drawn: ReadonlySet<string>): readonly PlannedLabel[];
  /** Draw: the view stands still. */
  again(): void;
}

/** The view stands still when it was not moved for so long. */
const REST_MS = 120;
/** At another zoom than this much more or less they are planned anew, moving or not. */
const ZOOM_STEP = 1.25;

/** When labels are planned: with each frame, but in a large graph only when the view stands still or has another zoom. */
export function createLabelPace({ plane, isLarge, plan, again }: PaceDeps) {
  let planned: { readonly view: LabelView; readonly labels: readonly PlannedLabel[] } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    timer = undefined;
    again();
  };
  const stop = plane.onMove(() => {
    clearTimeout(timer);
    timer = isLarge() ? setTimeout(rest, REST_MS) : undefined;
  });
  return {
    labels: (view: LabelView): readonly PlannedLabel[] => {
      if (planned !== null && timer !== undefined && isNear(planned.view, view)) return carried(planned, view);
      const drawn = new Set(isLarge() ? planned?.labels.map(({ key }) => key) : []);
      planned = { view, labels: plan(view, drawn) };
      return planned.labels;
    },
    stop: () => {
      clearTimeout(timer);
      stop();
    },
  };
}

function isNear(before: LabelView, now: LabelView): boolean {
  const ratio = now.zoom / before.zoom;
  return ratio < ZOOM_STEP && ratio > 1 / ZOOM_STEP && before.width === now.width && before.height === now.height;
}

/** As large as they were, where their nodes went. */
function carried(
  { view: before, labels }: { readonly view: LabelView; readonly labels: readonly PlannedLabel[] },
  now: LabelView,
): readonly PlannedLabel[] {
  const ratio = now.zoom / before.zoom;
  return labels.map((label) => {
    const { left, right, top, bottom } = label.box;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const dx = (x - before.pan.x) * ratio + now.pan.x - x;
    const dy = (y - before.pan.y) * ratio + now.pan.y - y;
    return { ...label, box: { left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy } };
  });
}
