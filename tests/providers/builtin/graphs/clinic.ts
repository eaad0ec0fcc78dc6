import type { GraphData } from "@/graph/changes/change-types";
import type { JsonObject } from "@/lib/json";

interface Row {
  readonly id: string;
  readonly name: string;
  readonly more: JsonObject;
}

const doctor = (id: string, name: string, more: JsonObject): Row => ({ id, name, more: { kind: "doctor", ...more } });

const patient = (id: string, name: string, age: number, more: JsonObject): Row => ({
  id,
  name,
  more: { kind: "patient", age, ...more },
});

const rows: readonly Row[] = [
  doctor("d1", "Alma Reyes", { department: "cardiology", age: 52, monthlyPay: 9800, onCall: true, city: "Leeds" }),
  doctor("d2", "Bo Lindqvist", { department: "surgery", age: 44, monthlyPay: 11200, onCall: false, city: "Leeds" }),
  doctor("d3", "Celia Odum", { department: "paediatrics", age: 39, monthlyPay: 7600, onCall: false, city: "York" }),
  doctor("d4", "Dario Conti", { department: "cardiology", age: 61, monthlyPay: 10400, onCall: true, city: "Leeds" }),
  patient("p1", "Fred Nash", 71, { weight_kg: 82.5, admitted: "2024-02-11", status: "stable", city: "Leeds" }),
  patient("p2", "Greta Holm", 8, { weight_kg: 26, admitted: "2024-03-02", status: "critical", city: "York" }),
  patient("p3", "Hugo Blum", 55, { weight_kg: 97, admitted: "2023-12-20", status: "stable", city: "Hull" }),
  patient("p4", "Ivy Chen", 29, { weight_kg: 58, admitted: "2019-03-18", status: "discharged", city: "Leeds" }),
  { id: "w1", name: "East Wing", more: { kind: "ward", beds: 24, opened: 1931 } },
  { id: "w2", name: "Theatre Three", more: { kind: "ward", beds: 2, opened: 1987 } },
];

const ties: Readonly<Record<string, readonly string[]>> = {
  treats: ["d1 p1", "d1 p3", "d2 p3", "d3 p2"],
  works_in: ["d1 w1", "d4 w1", "d2 w2"],
  reports_to: ["d2 d1", "d3 d1", "d4 d1"],
};

/** A clinic: doctors with pay in their names' own way, patients with dates and units, wards; relations as verbs. */
export const clinic: GraphData = {
  name: "Clinic",
  directed: true,
  nodes: rows.map(({ id, name, more }) => ({ id, attributes: { name, ...more } })),
  edges: Object.entries(ties).flatMap(([relation, pairs]) =>
    pairs.map((pair, at) => {
      const [source = "", target = ""] = pair.split(" ");
      return { id: `${relation}${at}`, source, target, attributes: { relation, ...visits(relation, at) } };
    }),
  ),
  layers: [],
  sets: [],
  filter: null,
};

function visits(relation: string, at: number): JsonObject {
  return relation === "treats" ? { visits: 2 * at + 1 } : {};
}
