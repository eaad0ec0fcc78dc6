import { familiesOf } from "@/graph/looks/color-family";
import { colours, grows, type KindCase, on, says, saysNot, shows, sizesRise, still, tells, that } from "./kind-case";

const catIds = Array.from({ length: 12 }, (_, at) => `cat${at + 1}`);
const humanIds = Array.from({ length: 8 }, (_, at) => `human${at + 1}`);
const services = ["gat", "bil", "sea", "mai"];

/** Low to high: the colours of the lowest and of the highest. */
const runs = (low: string, from: string, high: string, to: string) =>
  that(`not from ${from} to ${to}`, ({ document }) => {
    const family = (id: string) => familiesOf(document.styles.effectiveNode(id).color ?? "--g-0").map(String);
    return family(low).includes(from) && family(high).includes(to);
  });

const noLooks = that("it has a look", ({ document }) => document.layers.length === 0);

export const looks: Readonly<Record<string, readonly KindCase[]>> = {
  "a colour before a noun": [
    on("cats", "paint the humans red", "make the red nodes bigger").holds(grows(...humanIds)),
    on("harbour", "colour the ketches purple", "select everything that is purple").holds(
      that("others selected", ({ document }) => document.selection.nodes.toSorted().join() === "b2,b5"),
    ),
    on("depot", "make the Go services green and the teams orange", "hide the orange ones").holds(shows(...services)),
    on("town", "turn all museums yellow", "how many yellow nodes do I have").holds(tells(3), still),
    on("clinic", "doctors blue", "turn the blue doctors green").holds(colours({ green: ["d1", "d2", "d3", "d4"] })),
    on("post", "give the printers a pink colour", "which are the pink nodes?").holds(says("[[els]]", "[[fal]]"), still),
    on("miserables", "make group 7 red", "make the red characters blue").fails(
      colours({ blue: ["Jondrette", "Mme. Burgon"] }),
    ),
    on("town", "paint the labs blue and the parks green", "swap the blue with the green ones").fails(
      colours({ green: ["l1", "l2"], blue: ["p1", "p2"] }),
    ),
  ],
  "several values joined by and": [
    on("cats", "colour the tabby and persian cats orange").holds(
      colours({ orange: ["cat1", "cat4", "cat8", "cat2", "cat9", "cat12"] }),
    ),
    on("harbour", "paint sloops and yawls teal").holds(colours({ teal: ["b1", "b3", "b4"] })),
    on("town", "how many museums and labs are there in total?").holds(tells(5), still),
    on("clinic", "make the patients from Hull and York red").holds(colours({ red: ["p2", "p3"] })),
    on("depot", "show only services in the core and edge tier").holds(shows("bil", "sea", "mai")),
    on("flights", "make airports in NM and CT red").holds(colours({ red: ["ABQ", "ROW", "BDL"] })),
    on("miserables", "colour groups 7 and 10 green").holds(
      colours({ green: ["Jondrette", "Mme. Burgon", "Child1", "Child2"] }),
    ),
    on("post", "select the writers from Lund and Riga").holds(
      that("not the four writers", ({ document }) => document.selection.nodes.toSorted().join() === "ada,bru,cla,dir"),
    ),
  ],
  "undo one, keep the other": [
    on("cats", "make the cats red and big", "undo the colour but keep the size").holds(grows(...catIds), colours({})),
    on("harbour", "make the ketches blue and bigger", "take back the colour, not the size").holds(
      grows("b2", "b5"),
      colours({}),
    ),
    on("depot", "colour the teams green and make them larger", "undo only the size").holds(
      colours({ green: ["pay", "pla", "des"] }),
      grows(),
    ),
    on("town", "make the parks green and large", "keep them large but remove the colour again").holds(
      grows("p1", "p2"),
      colours({}),
    ),
    on("post", "paint the printers red and enlarge them", "revert the red, leave them big").holds(
      grows("els", "fal"),
      colours({}),
    ),
    on("clinic", "make doctors bigger and blue", "undo the blue but not the bigger").holds(
      grows("d1", "d2", "d3", "d4"),
      colours({}),
    ),
  ],
  "a layout there is not": [
    on("cats", "arrange the nodes in a spiral").holds(still, says("spiral")),
    on("harbour", "use the Kamada-Kawai layout").holds(still, says("kamada")),
    on("depot", "lay everything out as a sunburst").holds(still, says("sunburst")),
    on("town", "Apply the treemap layout please").holds(still, says("treemap")),
    on("miserables", "put them into a heart shape").holds(still, says("heart")),
    on("clinic", "can you do a zigzag layout?").holds(still, says("zigzag")),
    on("flights", "layout: helix").holds(still, says("helix")),
  ],
  "low to high in two colours": [
    on("harbour", "colour the boats from low blue to high red by length").fails(
      runs("b3", "blue", "b2", "red"),
      that("skippers coloured", ({ document }) => document.styles.effectiveNode("c1").color === undefined),
    ),
    on("depot", "shade services by cost, cheap ones green, expensive ones red").holds(
      runs("mai", "green", "bil", "red"),
    ),
    on("cats", "use age for the colour: young = yellow, old = purple").fails(
      runs("cat10", "yellow", "human4", "purple"),
    ),
    on("town", "colour nodes by degree, low blue, high red").holds(runs("p2", "blue", "m1", "red")),
    on("miserables", "gradient from white to red by number of connections").holds(
      runs("Napoleon", "white", "Valjean", "red"),
    ),
    on("clinic", "patients from light blue to dark red depending on their age").holds(runs("p2", "blue", "p1", "red")),
    on("flights", "colour airports by departures with blue for few and orange for many").fails(
      runs("CYS", "blue", "ATL", "orange"),
    ),
  ],
  "scale the size with a number": [
    on("depot", "scale the node size with cost").fails(sizesRise("mai", "sea", "gat", "bil")),
    on("harbour", "boat size should follow its length").holds(sizesRise("b3", "b1", "b4", "b5", "b2")),
    on("town", "let the size of the nodes depend on cost").holds(sizesRise("p1", "p2", "l1", "m2", "m1")),
    on("clinic", "make patients as big as they weigh").fails(sizesRise("p2", "p4", "p1", "p3")),
    on("flights", "the more departures, the bigger the airport").holds(sizesRise("ABI", "ABQ", "ORD", "ATL")),
    on("miserables", "size = degree").holds(sizesRise("Napoleon", "Javert", "Gavroche", "Valjean")),
    on("cats", "cats' size proportional to age").holds(sizesRise("cat10", "cat5", "cat1", "cat12")),
  ],
  "nothing was changed beside a change": [
    on("cats", "colour the cats red and frobnicate the humans").fails(
      saysNot(/nothing was changed/iu),
      colours({ red: catIds }),
    ),
    on("harbour", "paint the ketches blue and tell me how many sloops there are").holds(
      saysNot(/nothing was changed/iu),
      tells(2),
      colours({ blue: ["b2", "b5"] }),
    ),
    on("town", "hide the parks, then make the unicorns pink").holds(
      saysNot(/nothing was changed/iu),
      shows("m1", "m2", "m3", "l1", "l2", "s1", "s2", "s3", "s4"),
    ),
    on("depot", "select the teams; what is their average size?").holds(saysNot(/nothing was changed/iu), tells("4.67")),
    on("clinic", "make the doctors green. Who is the oldest one?").holds(
      saysNot(/nothing was changed/iu),
      says("[[d4]]"),
      colours({ green: ["d1", "d2", "d3", "d4"] }),
    ),
    on("post", "make the writers who live in Atlantis red and the printers blue").holds(
      saysNot(/nothing was changed/iu),
      colours({ blue: ["els", "fal"] }),
    ),
  ],
  "questions about the look": [
    on("cats", "make the tabbies orange", "what colour is Felix and why?").holds(still, says("orange")),
    on("harbour", "size the boats by length", "why is Old Gull so big?").holds(still, says("length")),
    on("town", "why are these nodes in different colours?").fails(still, says(/kind|type/iu)),
    on("depot", "make critical services red", "what does red mean?").holds(still, says("critical")),
    on("clinic", "hide the wards", "why can't I see East Wing?").fails(still, says(/hidden|filter/iu)),
    on("post", "colour the printers green", "how is Falk drawn?").fails(still, says("green")),
    on("depot", "what colour is Billing?").fails(still, noLooks, says(/grey|blue|orange|teal|kind/iu)),
  ],
};
