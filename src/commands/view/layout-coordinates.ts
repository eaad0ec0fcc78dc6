import { type Coordinates, coordinateNames, findCoordinates } from "@/analysis/layouts/map/coordinates";
import { listed } from "../elements/wording";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { refuse } from "../registry/results";

/** Where the nodes are on Earth, or why that cannot be known. */
export function coordinatesFor(
  ids: readonly string[],
  { tables }: CommandContext,
): (Coordinates & { readonly success: true }) | CommandRefusal {
  const found = findCoordinates(tables());
  if (found && lacking(found, ids, tables()) < ids.length) return { ...found, success: true };
  const names = coordinateNames(tables());
  const why =
    names.length === 0 ? "" : ` ${listed(names)} ${names.length === 1 ? "holds" : "hold"} no pair of degrees in range.`;
  return refuse(
    `The nodes have no coordinates, so they cannot be put on a map.${why}`,
    "Give them latitude (-90 to 90) and longitude (-180 to 180), for example as the attributes lat and lon.",
    { why: "no-coordinates" },
  );
}

export const asideTexts = {
  asideOfMap: [
    "; {count} node without coordinates did not move to the map",
    "; {count} nodes without coordinates did not move to the map",
  ],
} as const;

/** "; 3 nodes without coordinates stand aside". */
export function asidePart(found: Coordinates, ids: readonly string[], { tables }: CommandContext) {
  const count = lacking(found, ids, tables());
  return count === 0 ? "" : ({ id: "asideOfMap", with: { count } } as const);
}

function lacking(
  { degrees }: Coordinates,
  ids: readonly string[],
  tables: ReturnType<CommandContext["tables"]>,
): number {
  return ids.filter((id) => Number.isNaN(degrees[(tables.nodes.rowOf(id) ?? -1) * 2] ?? Number.NaN)).length;
}
