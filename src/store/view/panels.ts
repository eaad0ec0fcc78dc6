import * as z from "zod/mini";
import { panels as titles } from "@/words/en/panels/panels";
import type { Words } from "@/words/words";
import type { Preferences } from "../settings/preferences";

const dockWidth = { least: 320, most: 640, first: 380 };
const flyoutWidth = { least: 240, most: 440, first: 280 };

/** Parts of the stage's height. */
export const tableHeights = { low: 0.34, high: 0.7, least: 0.15, most: 0.9 };

/** A panel of the left rail by its name: each has a title in the words. */
export type FlyoutName = keyof Words["panels"];

const isFlyoutName = (name: unknown): name is FlyoutName => typeof name === "string" && Object.hasOwn(titles, name);

/** The panel that is open, one at a time; null for none, and for what is no panel. */
export const flyoutSchema = z.catch(z.nullable(z.custom<FlyoutName>(isFlyoutName)), null);

const panelsSchema = z.object({
  flyout: flyoutSchema,
  flyoutWidth: z.catch(z.number().check(z.minimum(flyoutWidth.least), z.maximum(flyoutWidth.most)), flyoutWidth.first),
  isDockOpen: z.catch(z.boolean(), true),
  dockWidth: z.catch(z.number().check(z.minimum(dockWidth.least), z.maximum(dockWidth.most)), dockWidth.first),
  /** Part of the stage's height; 0 = closed. */
  tableHeight: z.catch(z.number().check(z.minimum(0), z.maximum(0.9)), 0),
  table: z.catch(z.enum(["nodes", "edges"]), "nodes"),
  isLegendOpen: z.catch(z.boolean(), true),
  isMinimapOpen: z.catch(z.boolean(), true),
  /** Actions last run from the palette, newest first. */
  recentActions: z.catch(z.array(z.string()), []),
});

/** Sizes in CSS px, but the table's. */
export type Panels = Readonly<z.output<typeof panelsSchema>>;

export const initialPanels: Panels = z.parse(panelsSchema, {});
export const panelLimits = { dockWidth, flyoutWidth };

const preference = "panels";

/** As they were left; what cannot be read stands as at first. */
export function readPanels(preferences: Preferences): Panels {
  const read = z.safeParse(panelsSchema, preferences.read(preference) ?? {});
  return read.success ? read.data : initialPanels;
}

export function writePanels(preferences: Preferences, panels: Panels): void {
  preferences.write(preference, panels);
}
