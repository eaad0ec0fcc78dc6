import { added, colours, type KindCase, names, on, says, saysNot, shows, still, tells, that } from "./kind-case";

const labels = (id: string, text: string) =>
  that(`the label of ${id}`, ({ document }) => document.styles.effectiveNode(id).label === text);
const lettered = (id: string, px: number) =>
  that(`letters of ${id}`, ({ document }) => document.styles.effectiveNode(id).labelSize === px);
const madeWith = (name: string, wanted: Readonly<Record<string, unknown>>) =>
  that(`${name} is not ${JSON.stringify(wanted)}`, ({ document }) => {
    const node = document.snapshot().nodes.find(({ attributes }) => attributes["name"] === name);
    return Object.entries(wanted).every(([key, value]) => node?.attributes[key] === value);
  });
/** Its edges of that kind lead to these and no others. */
const tiedBy = (id: string, kind: string, others: readonly string[]) =>
  that(`edges of ${id}`, ({ document }) => {
    const edges = document
      .snapshot()
      .edges.filter(
        ({ source, attributes }) => source === id && [attributes["kind"], attributes["type"]].includes(kind),
      );
    return JSON.stringify(edges.map(({ target }) => target)) === JSON.stringify(others);
  });
const noLooks = that("it has a look", ({ document }) => document.layers.length === 0);
const ferryIds = ["a0", "a1", "a2", "b0", "b1", "b2", "b3", "h0", "h1", "h2", "i0", "i1", "i2"];
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
  "who is in charge, and since when": [
    on("alps", "who is in charge of Firnblick?").holds(names("w2"), noDoubt),
    on("ferries", "who runs the Blue Heron?").holds(names("a1"), noDoubt),
    on("alps", "which hut costs the most", "who is in charge there?", "how old is he?").holds(tells(33), noDoubt),
    on("alps", "who has worked here the longest?").holds(names("w1"), noDoubt),
    on("ferries", "who has been a captain the longest?").holds(names("a2"), noDoubt),
    on("alps", "who has been here the longest?", "and who is the newest?").holds(names("w3"), noDoubt),
    on("clinic", "which of the doctors is the oldest?").holds(names("d4"), still),
  ],
  "how many live there": [
    on("alps", "how many people live in Unterau?").holds(tells("3,?200"), noDoubt),
    on("alps", "zoom to Unterau and Zell", "how many people live there in total?").holds(tells("4100|4,100"), noDoubt),
    on("ferries", "how many people live in Linton?").holds(tells(900), noDoubt),
    on("ferries", "how many inhabitants does Skerry have?").holds(tells(310), noDoubt),
    on("clinic", "how many patients live in Leeds?").holds(noDoubt, still),
  ],
  "what is told of what was just made": [
    on("ferries", "add a captain called Joe Lund, he is 33").holds(madeWith("Joe Lund", { age: 33, type: "captain" })),
    on("alps", "add a warden called Max Bauer, 44 years old").holds(madeWith("Max Bauer", { age: 44, kind: "warden" })),
    on("ferries", "add a ferry called Merlin, 30 seats", "it calls at Linton").holds(added("Merlin", "ferry", "h1")),
    on("alps", "add a warden called Max Bauer", "he is warden of Zirbenhaus").holds(added("Max Bauer", "warden", "h3")),
    on("clinic", "add a doctor called Ida Roe", "she treats Fred Nash", "set her age to 39").holds(
      madeWith("Ida Roe", { age: 39 }),
    ),
    on("ferries", "how many ferries are there?", "it calls at Linton").holds(still),
  ],
  "a note on somebody": [
    on("ferries", "put a note on Kestrel saying needs paint").holds(madeWith("Kestrel", { note: "needs paint" })),
    on("alps", "add a note to Firnblick saying call first").holds(madeWith("Firnblick", { note: "call first" })),
    on("clinic", "show Alma Reyes and Bo Lindqvist", "put a note on both saying call them").holds(
      madeWith("Alma Reyes", { note: "call them" }),
      madeWith("Bo Lindqvist", { note: "call them" }),
    ),
    on("alps", "write a note on Almrausch saying closed this week").holds(
      madeWith("Almrausch", { note: "closed this week" }),
    ),
    on("ferries", 'give Old Maid a note saying "sold soon"').holds(madeWith("Old Maid", { note: "sold soon" })),
  ],
  "moved from one to another": [
    on("ferries", "move Kestrel to Linton").holds(tiedBy("b2", "calls_at", ["h1"])),
    on("alps", "move Vroni Pichler to Almrausch").holds(tiedBy("w3", "warden_of", ["h1"])),
    on("ferries", "move Blue Heron to Linton").holds(still, says("2")),
    on("clinic", "move Alma Reyes to York").holds(madeWith("Alma Reyes", { city: "York" })),
    on("ferries", "transfer Kestrel over to Port Ayr").holds(tiedBy("b2", "calls_at", ["h0"])),
  ],
  "words that point back": [
    on("alps", "show Resi Huber and Toni Egger", "make them red").holds(colours({ red: ["w1", "w2"] })),
    on("alps", "show the huts", "make those two bigger").holds(still),
    on("ferries", "show the ferries", "paint those three red").holds(still),
    on("clinic", "show the doctors older than 50", "make those two blue").holds(colours({ blue: ["d1", "d4"] })),
    on("alps", "connect Resi Huber to Firnblick", "who else works there?").holds(saysNot(/w1/u)),
    on("ferries", "hide the captains", "ok undo that last bit").holds(shows(...ferryIds)),
  ],
  "a circle is a layout, as a circle a shape": [
    on("alps", "put everything in a circle").holds(noLooks),
    on("ferries", "put all the nodes in a circle").holds(noLooks),
    on("clinic", "arrange it in a circle").holds(noLooks),
    on("post", "draw the printers as circles").holds(that("no shape", ({ document }) => document.layers.length === 1)),
    on("alps", "the nodes are too close together, give them more room").holds(noLooks, says("further apart")),
    on("ferries", "spread the nodes out").holds(noLooks, says("further apart")),
    on("post", "give everything more space").holds(noLooks, says("further apart")),
  ],
};
