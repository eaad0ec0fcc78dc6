import type { ElementTable, GraphTables } from "@/graph/tables/element-table";
import { isJsonObject, type JsonValue } from "@/lib/json";
import { wordLines } from "@/lib/text/lines";

/** Where nodes are on Earth, as their attributes say. */
export interface Coordinates {
  /** The attributes that say it: "lat" and "lon", or the one that holds both. */
  readonly attributes: readonly string[];
  /** Longitude, latitude per row in degrees; NaN where a node has none in range. */
  readonly degrees: Float64Array;
  /** Nodes that have both. */
  readonly count: number;
}

/** The coordinates most nodes have, by the usual names of attributes; null where no node has any in range. */
export function findCoordinates(tables: GraphTables): Coordinates | null {
  let best: Coordinates | null = null;
  for (const source of [...pairsOf(tables), ...pointsOf(tables)]) {
    const found = readAll(tables, source);
    if (found.count > (best?.count ?? 0)) best = found;
  }
  return best;
}

/** Names of attributes that look like coordinates, whatever they hold: what a refusal speaks of. */
export function coordinateNames(tables: GraphTables): readonly string[] {
  return tables.nodes.attributeNames().filter((name) => axisOf(name) !== null);
}

type Degrees = readonly [longitude: number, latitude: number];

interface Source {
  readonly attributes: readonly string[];
  at(row: number): Degrees | null;
}

function readAll({ nodes }: GraphTables, { attributes, at }: Source): Coordinates {
  const degrees = new Float64Array(nodes.count * 2).fill(Number.NaN);
  let count = 0;
  for (let row = 0; row < nodes.count; row += 1) {
    const [longitude, latitude] = at(row) ?? [Number.NaN, Number.NaN];
    // Not a number is in no range.
    if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)) continue;
    degrees.set([longitude, latitude], row * 2);
    count += 1;
  }
  return { attributes, degrees, count };
}

const latitudeWords: ReadonlySet<string> = new Set(["lat", "latitude", "breitengrad"]);
const longitudeWords: ReadonlySet<string> = new Set(["lon", "lng", "long", "longitude", "längengrad", "laengengrad"]);

interface Axis {
  readonly isLatitude: boolean;
  /** The other words of the name: "home" of "home_lat". Both of a pair have the same. */
  readonly rest: string;
}

function axisOf(name: string): Axis | null {
  const words = wordsOf(name);
  const place = words.findIndex((one) => latitudeWords.has(one) || longitudeWords.has(one));
  const word = words[place];
  if (word === undefined) return null;
  return { isLatitude: latitudeWords.has(word), rest: words.toSpliced(place, 1).join(" ") };
}

function pairsOf({ nodes }: GraphTables): readonly Source[] {
  const axes = nodes.attributeNames().flatMap((name) => {
    const axis = axisOf(name);
    return axis === null ? [] : [{ name, ...axis }];
  });
  return axes
    .filter(({ isLatitude }) => isLatitude)
    .flatMap((latitude) =>
      axes
        .filter(({ isLatitude, rest }) => !isLatitude && rest === latitude.rest)
        .map((longitude) => pairSource(nodes, latitude.name, longitude.name)),
    );
}

function pairSource(nodes: ElementTable, latitude: string, longitude: string): Source {
  return {
    attributes: [latitude, longitude],
    at: (row) => [degreesIn(nodes.valueAt(longitude, row)), degreesIn(nodes.valueAt(latitude, row))],
  };
}

/** `12.5`, "12.5", "12.5° W": NaN for anything else. */
function degreesIn(value: JsonValue | undefined): number {
  if (typeof value === "number") return value;
  if (typeof value !== "string") return Number.NaN;
  const [, number, side] = /^\s*([+-]?\d+(?:\.\d+)?)\s*°?\s*([NSEW])?\s*$/iu.exec(value) ?? [];
  if (number === undefined) return Number.NaN;
  return /[SW]/iu.test(side ?? "") ? -Number(number) : Number(number);
}

const pointWords: ReadonlySet<string> = new Set(
  wordLines`
    point geo geom geometry geopoint geolocation location loc position coordinate coordinates coord coords gps latlng
    latlon latlong wkt
  `.split(" "),
);

function pointsOf({ nodes }: GraphTables): readonly Source[] {
  const names = nodes.attributeNames().filter((name) => wordsOf(name).some((word) => pointWords.has(word)));
  return names.map((name) => ({ attributes: [name], at: (row) => pointIn(nodes.valueAt(name, row)) }));
}

/** GeoJSON's Point (longitude first, RFC 7946), a record with both, "latitude, longitude", or "POINT (longitude latitude)". */
function pointIn(value: JsonValue | undefined): Degrees | null {
  if (typeof value === "string") return pointInText(value);
  if (!isJsonObject(value)) return null;
  const { type, coordinates } = value;
  if (type === "Point" && Array.isArray(coordinates)) return [degreesIn(coordinates[0]), degreesIn(coordinates[1])];
  const entries = Object.entries(value);
  const partOf = (words: ReadonlySet<string>) => entries.find(([key]) => words.has(key.toLowerCase()))?.[1];
  return [degreesIn(partOf(longitudeWords)), degreesIn(partOf(latitudeWords))];
}

function pointInText(text: string): Degrees | null {
  const number = String.raw`([+-]?\d+(?:\.\d+)?)`;
  const pair = new RegExp(String.raw`^\s*\(?\s*${number}\s*[,;]\s*${number}\s*\)?\s*$`, "u").exec(text);
  if (pair) return [Number(pair[2]), Number(pair[1])];
  const point = new RegExp(String.raw`^\s*POINT\s*\(\s*${number}\s+${number}\s*\)\s*$`, "iu").exec(text);
  return point ? [Number(point[1]), Number(point[2])] : null;
}

/** "homeLat", "home_lat" and "Home lat" are two words each. */
function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
}
