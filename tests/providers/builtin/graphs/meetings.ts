import { graphOf } from "../../../support/graphs/documents";

/** Nodes of one sort, and edges that say how often, when and where they met. */
export const orchestra = graphOf(
  {
    n1: { name: "Anouk", instrument: "viola", age: 31, level: "B2" },
    n2: { name: "Bram", instrument: "cello", age: 44, level: "C1" },
    n3: { name: "Clara", instrument: "horn", age: 27, level: "B2" },
    n4: { name: "Dov", instrument: "viola", age: 52, level: "A1" },
    n5: { name: "Edda", instrument: "harp", age: 39, level: "C1" },
    n6: { name: "Falk", instrument: "horn", age: 60, level: "A1" },
  },
  {
    "n1-n2": { rehearsals: 12, hall: "Old Mint", last: "2024-02-03" },
    "n1-n3": { rehearsals: 3, hall: "Tower", last: "2024-05-01" },
    "n2-n3": { rehearsals: 7, hall: "Old Mint", last: "2023-12-12" },
    "n3-n4": { rehearsals: 20, hall: "Barn", last: "2024-01-20" },
    "n1-n5": { rehearsals: 1, hall: "Tower", last: "2022-08-08" },
    "n1-n6": { rehearsals: 2, hall: "Barn", last: "2024-06-08" },
  },
);

export const rowers = graphOf(
  {
    r1: { name: "Finn", age: 22, club: "Thames" },
    r2: { name: "Gwen", age: 25, club: "Clyde" },
    r3: { name: "Hal", age: 29, club: "Thames" },
    r4: { name: "Isla", age: 31, club: "Clyde" },
  },
  {
    "r1-r2": { races: 5, river: "Tay", date: "2020-05-01" },
    "r1-r3": { races: 2, river: "Cam", date: "2021-07-09" },
    "r3-r4": { races: 9, river: "Tay", date: "2019-04-04" },
  },
);

/** From who called to whom. */
export const calls = graphOf(
  {
    u1: { name: "Jo", city: "Kiel", age: 33 },
    u2: { name: "Kim", city: "Bonn", age: 40 },
    u3: { name: "Lea", city: "Kiel", age: 28 },
    u4: { name: "Mo", city: "Ulm", age: 61 },
  },
  {
    "u1-u2": { calls: 4, minutes: 30, day: "2024-01-01" },
    "u2-u3": { calls: 9, minutes: 80, day: "2024-02-01" },
    "u1-u3": { calls: 1, minutes: 3, day: "2024-03-01" },
  },
  { directed: true },
);
