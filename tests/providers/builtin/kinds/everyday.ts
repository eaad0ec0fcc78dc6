import { type KindCase, names, on, saysNot, still, that } from "./kind-case";

const labels = (id: string, text: string) =>
  that(`the label of ${id}`, ({ document }) => document.styles.effectiveNode(id).label === text);
const lettered = (id: string, px: number) =>
  that(`letters of ${id}`, ({ document }) => document.styles.effectiveNode(id).labelSize === px);
const noDoubt = saysNot(/may not be what was asked|left out/u);

export const everyday: Readonly<Record<string, readonly KindCase[]>> = {
  "the size of labels": [
    on("alps", "the names are too small, make them bigger").holds(lettered("h1", 18), lettered("w2", 18)),
    on("ferries", "make the text bigger").holds(lettered("a0", 18)),
    on("clinic", "I can't read the labels").holds(lettered("d1", 18)),
    on("post", "the letters are too big").holds(lettered("ada", 10)),
    on("alps", "enlarge the labels of the huts").holds(lettered("h1", 18)),
    on("harbour", "bigger labels please").holds(lettered("b1", 18)),
  ],
  "a label of the name and a value": [
    on("alps", "show each warden's age next to their name").holds(labels("w1", "Resi Huber, 58")),
    on("alps", "show each wardens age next to their name").holds(labels("w1", "Resi Huber, 58")),
    on("clinic", "write the age of the doctors under their names").holds(labels("d2", "Bo Lindqvist, 44")),
    on("ferries", "label the ferries with name and seats").holds(labels("b1", "Blue Heron, 40")),
    on("alps", "display the beds beside the names").holds(labels("h1", "Almrausch, 24")),
    on("ferries", "show built and seats on the ferries").holds(labels("b1", "2012, 40")),
  ],
  "money and other nouns of every day": [
    on("alps", "which hut costs the most money?").holds(names("h3"), noDoubt),
    on("ferries", "which captain gets the most money?").holds(names("a2"), noDoubt),
    on("ferries", "which ferry has gone the most miles?").holds(names("b1")),
    on("clinic", "which doctor earns the most money?").holds(names("d2"), noDoubt),
    on("alps", "which village has the most inhabitants?").holds(names("v1")),
    on("alps", "which village has the most people?").holds(names("v1"), noDoubt, still),
    on("ferries", "which harbour has the most people?").holds(names("h0"), noDoubt),
  ],
};
