import { describe, expect, it } from "vitest";
import { findCoordinates } from "@/analysis/layouts/map/coordinates";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { JsonObject } from "@/lib/json";

function tablesOf(attributes: readonly JsonObject[]) {
  const nodes = attributes.map((one, row) => ({ id: `n${row}`, attributes: one }));
  return createGraphDocument({ name: "", directed: false, nodes, edges: [], layers: [], sets: [], filter: null })
    .tables;
}

/** Paris: longitude 2.35, latitude 48.86. */
const paris = [2.35, 48.86];

describe("coordinates in attributes", () => {
  it.each<[string, JsonObject]>([
    ["lat and lon", { lat: 48.86, lon: 2.35 }],
    ["lat and lng", { lat: 48.86, lng: 2.35 }],
    ["Lat and Long", { Lat: 48.86, Long: 2.35 }],
    ["latitude and longitude", { latitude: 48.86, longitude: 2.35 }],
    ["German words", { Breitengrad: 48.86, Längengrad: 2.35 }],
    ["a word before", { home_lat: 48.86, home_lon: 2.35 }],
    ["words joined by case", { geoLat: 48.86, geoLng: 2.35 }],
    ["numbers as text", { lat: "48.86", lon: " 2.35 " }],
    ["degrees with sides", { lat: "48.86° N", lon: "2.35°E" }],
    ["a GeoJSON point", { geometry: { type: "Point", coordinates: [2.35, 48.86] } }],
    ["a record", { location: { lat: 48.86, lng: 2.35 } }],
    ["text, latitude first", { position: "48.86, 2.35" }],
    ["WKT, longitude first", { point: "POINT (2.35 48.86)" }],
  ])("are read from %s", (_what, attributes) => {
    expect([...(findCoordinates(tablesOf([attributes]))?.degrees ?? [])]).toEqual(paris);
  });

  it("take west and south by the letter", () => {
    const found = findCoordinates(tablesOf([{ lat: "33.9 S", lon: "70.6W" }]));
    expect([...(found?.degrees ?? [])]).toEqual([-70.6, -33.9]);
  });

  it.each<[string, JsonObject]>([
    ["no attribute is called so", { x: 48.86, y: 2.35 }],
    ["half of the pair is missing", { lat: 48.86 }],
    ["the two belong to different things", { home_lat: 48.86, work_lon: 2.35 }],
    ["the latitude is out of range", { lat: 90.5, lon: 2.35 }],
    ["the longitude is out of range", { lat: 48.86, lon: 180.5 }],
    ["a word only begins so", { latex: 48.86, longest: 2.35 }],
    ["the values are words", { lat: "north", lon: "east" }],
    ["a place is told in words", { location: "Paris, France" }],
  ])("are not seen where %s", (_what, attributes) => {
    expect(findCoordinates(tablesOf([attributes]))).toBeNull();
  });

  it("leave out the nodes that have none, and take the pair most nodes have", () => {
    const found = findCoordinates(
      tablesOf([{ home_lat: 1, home_lon: 2, lat: 3, lon: 4 }, { lat: 5, lon: 6 }, { lat: null, lon: 7 }, {}]),
    );
    expect(found).toMatchObject({ attributes: ["lat", "lon"], count: 2 });
    expect([...(found?.degrees ?? [])]).toEqual([4, 3, 6, 5, Number.NaN, Number.NaN, Number.NaN, Number.NaN]);
  });
});
