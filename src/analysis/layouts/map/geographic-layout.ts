import { gridBlock } from "@/analysis/layouts/spacing/grid-block";
import { centred, packBlocks } from "@/analysis/layouts/spacing/pack-blocks";
import { apartFromEqual } from "@/analysis/layouts/spacing/separate-points";

/**
 * Places by longitude and latitude in degrees (per row, NaN where there are none), north up, in the projection of web
 * maps: EPSG:3857, "Popular Visualisation Pseudo-Mercator", method 1024 of the IOGP's Guidance Note 7-2. The map is
 * scaled so that each node has about `spacing` px of room; nodes on the same spot stand beside each other, those
 * without coordinates in a block aside.
 */
export function geographicLayout(degrees: Float64Array, spacing: number): Float64Array {
  const count = degrees.length / 2;
  const rows = [...Array(count).keys()];
  const placed = rows.filter((row) => isPlaced(degrees, row));
  const aside = rows.filter((row) => !isPlaced(degrees, row));
  const map = { rows: placed, points: mapOf(degrees, placed, spacing) };
  if (aside.length === 0) return centred(map.points);
  const block = { rows: aside, points: gridBlock(aside.length, spacing * 0.6) };
  return packBlocks(placed.length === 0 ? [block] : [map, block], count, spacing);
}

function isPlaced(degrees: Float64Array, row: number): boolean {
  return !Number.isNaN((degrees[row * 2] ?? Number.NaN) + (degrees[row * 2 + 1] ?? Number.NaN));
}

function mapOf(degrees: Float64Array, rows: readonly number[], spacing: number): Float64Array {
  const west = westEdge(rows.map((row) => degrees[row * 2] ?? 0));
  const points = new Float64Array(rows.length * 2);
  for (const [index, row] of rows.entries()) {
    points[index * 2] = radians(eastOf(west, degrees[row * 2] ?? 0));
    points[index * 2 + 1] = -northing(degrees[row * 2 + 1] ?? 0);
  }
  const scale = scaleOf(points, spacing);
  for (let index = 0; index < points.length; index += 1)
    points[index] = Math.round((points[index] ?? 0) * scale * 100) / 100;
  apartFromEqual(points, spacing * 0.5);
  return points;
}

/** Where web maps end: there the map is a square. Beyond it the projection runs to infinity. */
const lastLatitude = 85.051129;

function northing(latitude: number): number {
  const within = Math.max(-lastLatitude, Math.min(lastLatitude, latitude));
  return Math.log(Math.tan(Math.PI / 4 + radians(within) / 2));
}

/** The map's left edge: -180, unless the nodes lie on both sides of that meridian and close together (Fiji, Bering Strait). */
function westEdge(longitudes: readonly number[]): number {
  const sorted = longitudes.toSorted((one, other) => one - other);
  const [first = 0] = sorted;
  const span = (sorted.at(-1) ?? 0) - first;
  for (const [index, longitude] of sorted.entries()) {
    const gap = longitude - (sorted[index - 1] ?? longitude);
    if (gap > 180 && 360 - gap < span) return longitude;
  }
  return -180;
}

function eastOf(west: number, longitude: number): number {
  return longitude < west ? longitude + 360 : longitude;
}

/** In radians, about ten metres: below it coordinates tell measuring errors apart, not places. */
const smallestMap = 1.5e-6;

/** Px per radian: the nodes' box gets the room a square of them would have. */
function scaleOf(points: Float64Array, spacing: number): number {
  const across = (axis: 0 | 1) => {
    let [least, most] = [Infinity, -Infinity];
    for (let index = axis; index < points.length; index += 2) {
      least = Math.min(least, points[index] ?? 0);
      most = Math.max(most, points[index] ?? 0);
    }
    return most - least;
  };
  const longest = Math.max(across(0), across(1));
  const wanted = spacing * Math.max(2, 1.5 * Math.sqrt(points.length / 2));
  return wanted / Math.max(longest, smallestMap);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
