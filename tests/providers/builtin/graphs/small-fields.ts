import { graphOf } from "../../../support/graphs/documents";

/** Who borrowed, wrote and shelves which books; authors and books have prices and ages of their own. */
export const library = graphOf(
  {
    m1: { kind: "member", name: "Nadia Bloom", age: 34, town: "Hove" },
    m2: { kind: "member", name: "Tom Aster", age: 61, town: "Lewes" },
    m3: { kind: "member", name: "Ines Prior", age: 19, town: "Hove" },
    m4: { kind: "member", name: "Rolf Quill", age: 45, town: "Lewes" },
    b1: { kind: "book", name: "Salt Marsh", pages: 320, price: 18, lendable: true },
    b2: { kind: "book", name: "The Long Field", pages: 210, price: 12, lendable: true },
    b3: { kind: "book", name: "Copper Sky", pages: 540, price: 35, lendable: false },
    b4: { kind: "book", name: "Winter Bees", pages: 150, price: 9, lendable: true },
    b5: { kind: "book", name: "Nine Rivers", pages: 400, price: 22, lendable: true },
    a1: { kind: "author", name: "Greta Moss", age: 70 },
    a2: { kind: "author", name: "Ivo Lark", age: 52 },
    r1: { kind: "branch", name: "Harbour Street", budget: 90000, free_parking: true },
    r2: { kind: "branch", name: "Hilltop", budget: 40000, free_parking: false },
  },
  {
    "m1-b1": { kind: "borrowed", days: 14, fee: 0 },
    "m1-b2": { kind: "borrowed", days: 7, fee: 2 },
    "m2-b1": { kind: "borrowed", days: 30, fee: 6 },
    "m3-b5": { kind: "borrowed", days: 21, fee: 1 },
    "m2-b5": { kind: "borrowed", days: 5, fee: 0 },
    "a1-b1": { kind: "wrote", year: 1999 },
    "a1-b4": { kind: "wrote", year: 2005 },
    "a2-b2": { kind: "wrote", year: 2010 },
    "a2-b3": { kind: "wrote", year: 2018 },
    "a2-b5": { kind: "wrote", year: 2021 },
    "b1-r1": { kind: "shelved_at" },
    "b2-r1": { kind: "shelved_at" },
    "b3-r2": { kind: "shelved_at" },
    "b5-r2": { kind: "shelved_at" },
  },
  { directed: true },
);

export const hospital = graphOf(
  {
    d1: { kind: "doctor", name: "Dr Vale", age: 50, salary: 90000 },
    d2: { kind: "doctor", name: "Dr Stone", age: 38, salary: 70000 },
    d3: { kind: "doctor", name: "Dr Finch", age: 61, salary: 99000 },
    p1: { kind: "patient", name: "Omar Bell", age: 30, insured: true },
    p2: { kind: "patient", name: "Lucy Hart", age: 77, insured: false },
    p3: { kind: "patient", name: "Piet Vos", age: 55, insured: true },
    p4: { kind: "patient", name: "Ada Nix", age: 12, insured: true },
    w1: { kind: "ward", name: "North Ward", beds: 12, fee_per_day: 300 },
    w2: { kind: "ward", name: "South Ward", beds: 8, fee_per_day: 450 },
    w3: { kind: "ward", name: "Attic Ward", beds: 2, fee_per_day: 100 },
    x1: { kind: "drug", name: "Calmex", price: 20, prescription_only: true },
    x2: { kind: "drug", name: "Doloren", price: 5, prescription_only: false },
    x3: { kind: "drug", name: "Sanofil", price: 80, prescription_only: true },
  },
  {
    "d1-p1": { kind: "treats", sessions: 4, since: 2021 },
    "d1-p2": { kind: "treats", sessions: 9, since: 2019 },
    "d2-p3": { kind: "treats", sessions: 2, since: 2023 },
    "x1-p1": { kind: "given_to", dose_mg: 50 },
    "x1-p2": { kind: "given_to", dose_mg: 100 },
    "x2-p3": { kind: "given_to", dose_mg: 200 },
    "p1-w1": { kind: "lies_in" },
    "p2-w1": { kind: "lies_in" },
    "p3-w2": { kind: "lies_in" },
  },
  { directed: true },
);

/** Nodes of one kind at both ends of an edge. */
export const papers = graphOf(
  {
    a: { type: "paper", name: "Alpha Waves", year: 2010 },
    b: { type: "paper", name: "Beta Decay", year: 2012 },
    c: { type: "paper", name: "Gamma Rays", year: 2015 },
    d: { type: "paper", name: "Delta Rivers", year: 2019 },
    l1: { type: "lab", name: "Ridge Lab", rent: 4000 },
    l2: { type: "lab", name: "Vale Lab", rent: 2500 },
  },
  {
    "b-a": { type: "cites" },
    "c-a": { type: "cites" },
    "c-b": { type: "cites" },
    "d-c": { type: "cites" },
    "a-l1": { type: "written at" },
    "b-l1": { type: "written at" },
    "c-l2": { type: "written at" },
  },
  { directed: true },
);
