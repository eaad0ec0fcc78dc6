/** What the nodes and edges of a graph are called. All made up. */
const towns = crossed(
  ["Alder", "Birch", "Cold", "Dun", "Elm", "Fair", "Glen", "Hazel", "Iron", "Kings", "Lark", "Mill"],
  ["ford", "mouth", "ham", "wick", "stead", "dale", "bury", "field", "gate", "moor", "well", "holm"],
  (start, end) => `${start}${end}`,
);
const people = crossed(
  ["Ada", "Boris", "Clara", "Dario", "Edith", "Farid", "Greta", "Hugo", "Irma", "Jonas", "Kamala", "Lorenz"],
  ["Abel", "Brandt", "Castro", "Duarte", "Engel", "Fontaine", "Grieg", "Holm", "Ivanov", "Jansen", "Kato", "Lind"],
  (first, last) => `${first} ${last}`,
);
const machines = crossed(
  ["auth", "billing", "cache", "edge", "files", "ledger", "mail", "proxy", "queue", "search", "store", "web"],
  ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"],
  (role, number) => `${role}-${number}`,
);
const chores = crossed(
  ["Check", "Clean", "Draw", "Fix", "Measure", "Order", "Paint", "Plan", "Print", "Sort", "Test", "Wrap"],
  ["boxes", "cables", "doors", "floors", "frames", "labels", "lamps", "pipes", "shelves", "tiles", "walls", "windows"],
  (verb, noun) => `${verb} ${noun}`,
);

export const themes = {
  towns: {
    names: towns,
    one: "town",
    many: "towns",
    edge: "road",
    edges: "roads",
    weight: "distance",
    score: "visitors",
  },
  people: {
    names: people,
    one: "person",
    many: "people",
    edge: "friendship",
    edges: "friendships",
    weight: "years",
    score: "points",
  },
  machines: {
    names: machines,
    one: "server",
    many: "servers",
    edge: "link",
    edges: "links",
    weight: "capacity",
    score: "load",
  },
  chores: {
    names: chores,
    one: "task",
    many: "tasks",
    edge: "dependency",
    edges: "dependencies",
    weight: "capacity",
    score: "effort",
  },
};

/**
 * @param {readonly string[]} starts
 * @param {readonly string[]} ends
 * @param {(start: string, end: string) => string} join
 */
function crossed(starts, ends, join) {
  return starts.flatMap((start) => ends.map((end) => join(start, end)));
}
