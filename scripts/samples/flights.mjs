import { under } from "../at.mjs";
import { separate } from "./layout.mjs";

/** @import { Point, ReadData, Sample } from "./types.mjs" */

/** @typedef {readonly [x: number, y: number]} Pair */

const routeColumns = /** @type {const} */ (["origin", "destination", "count"]);
const airportColumns = /** @type {const} */ (["iata", "name", "city", "state", "latitude", "longitude"]);

/** @typedef {Readonly<Record<(typeof airportColumns)[number], string>>} Airport */

const regions = {
  Northeast: "CT MA ME NH NJ NY PA RI VT",
  Midwest: "IA IL IN KS MI MN MO ND NE OH SD WI",
  South: "AL AR DC DE FL GA KY LA MD MS NC OK SC TN TX VA WV",
  West: "AZ CA CO ID MT NM NV OR UT WA WY AK HI",
  Territories: "PR VI",
};
/** Where the file says "NA". */
const leftOut = new Map([
  ["CLD", { city: "Carlsbad", state: "CA" }],
  ["HHH", { city: "Hilton Head Island", state: "SC" }],
  ["MQT", { city: "Marquette", state: "MI" }],
  ["SCE", { city: "State College", state: "PA" }],
]);
const regionByState = new Map(
  Object.entries(regions).flatMap(([region, states]) =>
    states.split(" ").map((state) => /** @type {const} */ ([state, region])),
  ),
);
const radians = Math.PI / 180;
/** Earth's radius on the map, in px. */
const scale = 3000;
const contiguous = albers({ parallels: [29.5, 45.5], origin: [-96, 37.5] });
const alaska = albers({ parallels: [55, 65], origin: [-154, 59] });
const hawaii = albers({ parallels: [8, 18], origin: [-157, 20.5] });
const caribbean = albers({ parallels: [8, 18], origin: [-66, 18] });

/**
 * @param {ReadData} read
 * @returns {Sample}
 */
export function buildFlights(read) {
  const routes = rowsOf(read("flights-airport.csv"), routeColumns);
  const airports = new Map(rowsOf(read("airports.csv"), airportColumns).map((airport) => [airport.iata, airport]));
  const codes = [...new Set(routes.flatMap(({ origin, destination }) => [origin, destination]))].sort();
  /** @type {Map<string, number>} */
  const departures = new Map();
  for (const { origin, count } of routes) departures.set(origin, (departures.get(origin) ?? 0) + Number(count));
  const nodes = codes.map((code) => toNode(code, under(airports, code), departures.get(code) ?? 0));
  const edges = routes.map(({ origin, destination, count }, place) => ({
    id: `r${place + 1}`,
    source: origin,
    target: destination,
    attributes: { flights: Number(count) },
  }));
  return { name: "US flights", directed: true, nodes: separate(nodes, 24), edges };
}

/**
 * @param {string} code
 * @param {Airport} airport
 * @param {number} departures
 */
function toNode(code, airport, departures) {
  const { city, state } = { ...airport, ...leftOut.get(code) };
  /** @param {string} text */
  const degrees = (text) => Number(Number(text).toFixed(4));
  const place = { latitude: degrees(airport.latitude), longitude: degrees(airport.longitude) };
  const attributes = { name: airport.name, city, state, region: regionByState.get(state), departures, ...place };
  return { id: code, attributes, position: onMap({ ...airport, state }) };
}

/**
 * Albers' equal-area conic projection; what lies far off is in insets below the mainland, as atlases have it.
 * @param {Airport} airport
 */
function onMap({ state, longitude, latitude }) {
  /** @type {Pair} */
  const point = [Number(longitude), Number(latitude)];
  if (state === "AK") return shifted(alaska(point), { factor: 0.4, x: -1150, y: 780 });
  if (state === "HI") return shifted(hawaii(point), { factor: 1, x: -650, y: 900 });
  if (state === "PR" || state === "VI") return shifted(caribbean(point), { factor: 1.2, x: 1250, y: 900 });
  return shifted(contiguous(point), { factor: 1, x: 0, y: 0 });
}

/**
 * @param {Pair} point
 * @param {Point & { factor: number }} by
 */
function shifted([x, y], { factor, x: right, y: down }) {
  return { x: x * factor + right, y: y * factor + down };
}

/**
 * @param {{ parallels: Pair, origin: Pair }} cone
 * @returns {(point: Pair) => Pair}
 */
function albers({ parallels: [south, north], origin: [longitude, latitude] }) {
  const n = (Math.sin(south * radians) + Math.sin(north * radians)) / 2;
  const c = Math.cos(south * radians) ** 2 + 2 * n * Math.sin(south * radians);
  /** @param {number} degrees */
  const rho = (degrees) => Math.sqrt(c - 2 * n * Math.sin(degrees * radians)) / n;
  const zero = rho(latitude);
  return ([x, y]) => {
    const angle = n * (x - longitude) * radians;
    return [rho(y) * Math.sin(angle) * scale, -(zero - rho(y) * Math.cos(angle)) * scale];
  };
}

/**
 * These columns of a CSV file's rows.
 * @template {string} Column
 * @param {string} text
 * @param {readonly Column[]} columns
 */
function rowsOf(text, columns) {
  const [header = [], ...lines] = text.trim().split(/\r?\n/).map(cellsOf);
  return lines.map((cells) => {
    const row = Object.fromEntries(columns.map((name) => [name, cells[header.indexOf(name)] ?? ""]));
    return /** @type {Readonly<Record<Column, string>>} */ (row);
  });
}

/**
 * Cells of one line; a cell in double quotes may hold commas.
 * @param {string} line
 */
function cellsOf(line) {
  return (line.match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^,]*)/g) ?? []).map((cell) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
}
