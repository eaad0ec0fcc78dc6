import { type Coordinates, coordinateNames, findCoordinates } from "@/analysis/layouts/map/coordinates";
import { counted } from "@/lib/english";
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

/** "; 3 nodes without coordinates stand aside". */
export function asideText(found: Coordinates, ids: readonly string[], { tables }: CommandContext): string {
  const count = lacking(found, ids, tables());
  if (count === 0) return "";
  return `; ${counted(count, "node")} without coordinates did not move to the map`;
}

function lacking(
  { degrees }: Coordinates,
  ids: readonly string[],
  tables: ReturnType<CommandContext["tables"]>,
): number {
  return ids.filter((id) => Number.isNaN(degrees[(tables.nodes.rowOf(id) ?? -1) * 2] ?? Number.NaN)).length;
}
