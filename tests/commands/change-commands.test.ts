import { describe, expect, it } from "vitest";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";
import { allCommands } from "@/commands/registry/all-commands";
import type { ExecutedCommand } from "@/commands/registry/command-types";
import type { GraphDocument } from "@/graph/document/document-types";
import type { JsonObject } from "@/lib/json";
import { createTestRegistry } from "../support/test-registry";

type Call = readonly [name: string, input: JsonObject];

interface Row {
  /** Calls that come before. */
  readonly after?: readonly Call[];
  readonly input: JsonObject;
  readonly message: string | RegExp;
  readonly data?: JsonObject;
}

interface Rows {
  readonly works: readonly Row[];
  /** `hint` is what would work. */
  readonly refuses: readonly (Row & { readonly hint: string | RegExp })[];
  /** Understood, nothing changed, and the message says so. */
  readonly does_nothing: readonly Row[];
}

const dogs = /No nodes have type 'dog'.*cat.*human.* Nothing was changed\.$/;
const blueCats: Call = ["styleNodes", { selector: "type == 'cat'", color: "blue" }];

const catsOver5: readonly Call[] = [
  ["filterGraph", { selector: "type == 'cat'" }],
  ["filterGraph", { selector: "age > 5", mode: "add" }],
];
const savedCats: Call = ["saveSet", { name: "cats", selector: "type == 'cat'" }];

const table: Readonly<Record<string, Rows>> = {
  selectElements: {
    works: [
      {
        input: { selector: "type == 'cat' && age > 5" },
        message: "Selected 4 nodes.",
        data: { selectedNodes: 4, selectedEdges: 0, nodeIds: ["cat3", "cat4", "cat6", "cat7"] },
      },
      {
        after: [["selectElements", { selector: "id == 'h1'" }]],
        input: { selector: "id == 'cat1'", mode: "add" },
        message: "Selected now: 2 nodes.",
        data: { selectedNodes: 2, nodeIds: ["cat1", "h1"] },
      },
      {
        after: [["filterGraph", { selector: "type == 'cat'" }]],
        input: { selector: "$shown && age > 5" },
        message: "Selected 4 nodes.",
        data: { nodeIds: ["cat3", "cat4", "cat6", "cat7"] },
      },
      {
        after: [["selectElements", { selector: "type == 'cat'" }]],
        input: { selector: "$selected", mode: "remove" },
        message: "Nothing is selected now.",
        data: { selectedNodes: 0, nodeIds: [] },
      },
      {
        input: { selector: "weight > 2", target: "edges" },
        message: "Selected 2 edges.",
        data: { selectedNodes: 0, selectedEdges: 2 },
      },
      {
        after: [["filterGraph", { selector: "type == 'cat'" }]],
        input: { selector: "*" },
        message: "Selected 14 nodes. The filter hides 6 of the 14 nodes.",
      },
    ],
    refuses: [{ input: { selector: "agee > 5" }, message: /no attribute "agee"/, hint: /Did you mean age/ }],
    does_nothing: [
      { input: { selector: "type == 'dog'" }, message: dogs, data: { selectedNodes: 0 } },
      {
        after: [["selectElements", { selector: "type == 'cat'" }]],
        input: { selector: "type == 'cat'" },
        message: "The selection stays as it is: 8 nodes.",
      },
    ],
  },
  zoomToNodes: {
    works: [
      {
        input: { selector: "type == 'cat'" },
        message: "The view shows 8 nodes: Whiskers, Luna, Oliver, Bella, Shadow and 3 more.",
        data: { focusCount: 8 },
      },
      { input: { selector: "*" }, message: "The view shows the whole graph: 14 nodes.", data: { focusCount: 14 } },
    ],
    refuses: [{ input: { selector: "type = " }, message: /./, hint: /./ }],
    does_nothing: [{ input: { selector: "type == 'dog'" }, message: dogs, data: { focusCount: 0 } }],
  },
  foldGroups: {
    works: [
      {
        input: { by: "type" },
        message: "Folded 14 nodes into 2 groups by type.",
        data: { by: "type" },
      },
      {
        after: [["foldGroups", { by: "type" }]],
        input: { unfold: true },
        message: "Unfolded 2 groups: every node is drawn again.",
      },
    ],
    refuses: [{ input: { unfold: true }, message: /./, hint: /./ }],
    does_nothing: [{ after: [["foldGroups", { by: "type" }]], input: { by: "type" }, message: /./ }],
  },
  filterGraph: {
    works: [
      {
        input: { selector: "type == 'cat'" },
        message: "The filter shows 8 nodes and hides 6 nodes and 9 edges.",
        data: { filter: "type == 'cat'", shownNodes: 8, hiddenNodes: 6, shownEdges: 6, hiddenEdges: 9 },
      },
      {
        input: { selector: "weight >= 1", target: "edges" },
        message: /^The filter shows 10 edges and hides 5 edges\.$/,
        data: { shownNodes: 14, hiddenNodes: 0, shownEdges: 10, hiddenEdges: 5 },
      },
      {
        after: [["filterGraph", { selector: "type == 'cat'" }]],
        input: { selector: "*" },
        message: "Everything is shown: 14 nodes and 15 edges; 6 nodes and 9 edges were hidden.",
        data: { filter: null, hiddenNodes: 0 },
      },
      {
        after: [["filterGraph", { selector: "type == 'cat'" }]],
        input: { selector: "age > 5", mode: "add" },
        message: "The 2 steps of the filter show 4 of 14 nodes and 2 of 15 edges.",
        data: {
          filter: "type == 'cat' && age > 5",
          shownNodes: 4,
          steps: [
            { step: 1, selector: "type == 'cat'", target: "nodes", enabled: true, shownNodes: 8, shownEdges: 6 },
            { step: 2, selector: "age > 5", target: "nodes", enabled: true, shownNodes: 4, shownEdges: 2 },
          ],
        },
      },
      {
        after: [
          ["filterGraph", { selector: "type == 'cat'" }],
          ["filterGraph", { selector: "weight >= 1", target: "edges", mode: "add" }],
        ],
        input: { selector: "type == 'human'" },
        message: /^The filter shows 6 nodes and hides 8 nodes/,
        data: { filter: "type == 'human'", shownNodes: 6 },
      },
    ],
    refuses: [{ input: { selector: "tpye == 'cat'" }, message: /tpye/, hint: /Did you mean type/ }],
    does_nothing: [
      { input: { selector: "type == 'dog'" }, message: dogs, data: { filter: null, shownNodes: 14 } },
      {
        after: [["filterGraph", { selector: "type == 'cat'" }]],
        input: { selector: "type == 'cat'" },
        message: "The filter is already type == 'cat'.",
        data: { shownNodes: 8 },
      },
      {
        after: [["filterGraph", { selector: "type == 'cat'" }]],
        input: { selector: "*", mode: "add" },
        message: "Everything matches *, so it adds no step.",
        data: { filter: "type == 'cat'" },
      },
    ],
  },
  changeFilter: {
    works: [
      {
        after: catsOver5,
        input: { step: 1, enabled: false },
        message: /^The filter shows \d+ of 14 nodes/,
        data: { filter: "age > 5" },
      },
      {
        after: catsOver5,
        input: { step: 2, selector: "age > 8" },
        message: /^The 2 steps of the filter show 2 of 14 nodes/,
        data: { filter: "type == 'cat' && age > 8", shownNodes: 2 },
      },
      {
        after: catsOver5,
        input: { step: 2, position: 1 },
        message: /^The 2 steps of the filter show 4 of 14 nodes/,
        data: { filter: "age > 5 && type == 'cat'" },
      },
      {
        after: catsOver5,
        input: { step: 2, remove: true },
        message: /^The filter shows 8 of 14 nodes/,
        data: { filter: "type == 'cat'" },
      },
      {
        after: [["filterGraph", { selector: "type == 'cat'" }]],
        input: { step: 1, remove: true },
        message: "Removed the filter. Everything is shown.",
        data: { filter: null, shownNodes: 14 },
      },
    ],
    refuses: [
      { input: { step: 1, enabled: false }, message: "There is no filter.", hint: "filterGraph makes one." },
      {
        after: catsOver5,
        input: { step: 3, remove: true },
        message: "The filter has 2 steps, not 3.",
        hint: "The steps: 1 type == 'cat'; 2 age > 5.",
      },
      { after: catsOver5, input: { step: 1 }, message: /does not say what/, hint: /enabled/ },
      {
        after: catsOver5,
        input: { step: 1, selector: "age > 5" },
        message: "Another step asks for age > 5 already.",
        hint: /remove that one/,
      },
      { after: catsOver5, input: { step: 1, selector: "tpye == 1" }, message: /tpye/, hint: /Did you mean type/ },
    ],
    does_nothing: [
      { after: catsOver5, input: { step: 1, selector: "type == 'dog'" }, message: dogs, data: { shownNodes: 4 } },
      { after: catsOver5, input: { step: 2, enabled: true }, message: /is already so/, data: { shownNodes: 4 } },
    ],
  },
  showAll: {
    works: [
      {
        after: [["filterGraph", { selector: "type == 'human'" }]],
        input: {},
        message: /^Everything is shown: 14 nodes and 15 edges; 8 nodes and 13 edges were hidden\.$/,
        data: { shownNodes: 14, shownEdges: 15 },
      },
    ],
    refuses: [{ input: { filter: "type == 'cat'" }, message: /There is no 'filter'/, hint: "showAll takes no input." }],
    does_nothing: [{ input: {}, message: "Nothing is hidden: 14 nodes and 15 edges are shown already." }],
  },
  styleNodes: {
    works: [
      {
        input: { selector: "type == 'cat'", color: "blue" },
        message: "Styled 8 nodes: colour blue.",
        data: { styledCount: 8, layer: { id: "layer-1", name: "Blue: type == 'cat'" } },
      },
      {
        input: { nodeIds: ["Whiskers", "h1"], size: { scale: 1.5 }, shape: "square" },
        message: "Styled 2 nodes: size × 1.5, shape rectangle.",
        data: { styledCount: 2 },
      },
      {
        input: { selector: "*", label: "{name}, {age}", layer: "Names" },
        message: "Styled 14 nodes: label '{name}, {age}'.",
        data: { layer: { id: "layer-1", name: "Names" } },
      },
      {
        after: [blueCats],
        input: { selector: "type == 'cat'", color: "#00ff7f", size: 30 },
        message: "Styled 8 nodes: colour springgreen, size 30 px.",
      },
      {
        after: [["findNodes", { selector: "*" }]],
        input: { nodeIds: ["cat1", "cat2", "cat3"], color: "red" },
        message: "Styled 3 nodes: colour red.",
        data: { styledCount: 3 },
      },
    ],
    refuses: [
      { input: { color: "blue" }, message: "The call does not say which nodes to style.", hint: /selector .* nodeIds/ },
      { input: { selector: "*" }, message: /not how/, hint: /color/ },
      { input: { selector: "*", color: "blu" }, message: "'blu' is no colour.", hint: /The nearest: blue/ },
      { input: { selector: "*", size: 0 }, message: "A size of 0 px cannot be drawn.", hint: /up to 400 px/ },
      { input: { selector: "*", size: 401 }, message: "A size of 401 px cannot be drawn.", hint: /up to 400 px/ },
      { input: { selector: "*", size: { scale: -1 } }, message: /-1 times/, hint: /scale/ },
      { input: { selector: "*", opacity: 50 }, message: "An opacity of 50 cannot be drawn.", hint: /0 .* 1/ },
      { input: { selector: "*", label: "{nmae}" }, message: /nmae/, hint: /name/ },
      { input: { nodeIds: ["Wiskers"], color: "red" }, message: /'Wiskers'/, hint: /Whiskers/ },
      { input: { selector: "*", shape: "blob" }, message: /'shape' is "blob"/, hint: /^Change only 'shape'/ },
    ],
    does_nothing: [
      { input: { selector: "type == 'dog'", color: "red" }, message: dogs, data: { styledCount: 0, layer: null } },
      { input: { nodeIds: [], color: "red" }, message: "nodeIds is empty. Nothing was changed." },
      {
        after: [blueCats],
        input: { selector: "type == 'cat'", color: "blue" },
        message: "8 nodes have this look already: colour blue.",
        data: { styledCount: 8, layer: { id: "layer-1", name: "Blue: type == 'cat'" } },
      },
    ],
  },
  styleEdges: {
    works: [
      {
        input: { selector: "type == 'friend of'", color: "teal", width: 3, lineStyle: "dashed" },
        message: "Styled 6 edges: colour teal, width 3 px, dashed line.",
        data: { styledCount: 6 },
      },
      { input: { edgeIds: ["e1"], opacity: 0.5 }, message: "Styled 1 edge: opacity 0.5.", data: { styledCount: 1 } },
    ],
    refuses: [
      { input: { selector: "*", width: -2 }, message: "A width of -2 px cannot be drawn.", hint: /above 0/ },
      { input: { edgeIds: ["e99"], color: "red" }, message: "There is no edge 'e99'.", hint: /The nearest: e9/ },
    ],
    does_nothing: [
      {
        input: { selector: "type == 'hates'", color: "red" },
        message: /hates.*Nothing was changed\.$/,
        data: { styledCount: 0, layer: null },
      },
    ],
  },
  styleByAttribute: {
    works: [
      {
        input: { property: "type", channel: "color" },
        message: "Coloured 14 nodes by type: cat blue (8) and human orange (6).",
        data: {
          property: "type",
          channel: "color",
          styledCount: 14,
          layer: { id: "layer-1", name: "Colour by type" },
          legend: [
            { value: "cat", output: "--g-1", count: 8 },
            { value: "human", output: "--g-2", count: 6 },
          ],
        },
      },
      {
        input: { property: "age", channel: "size" },
        message: "Sized 13 of 14 nodes by age: 2 to 63 as 12 to 44. 1 node has no value there and gets the size 12.",
        data: { styledCount: 13 },
      },
      {
        input: { property: "age", channel: "color", selector: "type == 'cat'" },
        message: "Coloured 7 of 8 nodes by age: 2 to 12 on a scale of 7 shades. 1 node has no value there and is grey.",
        data: { styledCount: 7, layer: { id: "layer-1", name: "Colour by age: type == 'cat'" } },
      },
      {
        input: { property: "name", channel: "color" },
        message: /^Coloured 8 of 14 nodes by name: .*The other 6 values \(6\) share grey\.$/,
      },
      {
        input: { property: "type", channel: "color", selector: "type == 'cat'" },
        message: /All values of type are cat, so it tells nothing apart\.$/,
      },
      { input: { property: "degree", channel: "opacity" }, message: /^Set the opacity of 14 nodes by degree: 0 to 6/ },
      {
        input: { property: "type", channel: "shape" },
        message: /cat ellipse \(8\) and human round-rectangle \(6\)\.$/,
      },
      { input: { property: "age", channel: "label" }, message: /^Labelled 13 of 14 nodes by age\./ },
      {
        input: { property: "weight", channel: "width", target: "edges" },
        message: /^Set the width of 13 of 15 edges by weight: 0\.25 to 5 as 1 to 5\. 2 edges have no value there/,
      },
    ],
    refuses: [
      { input: { property: "tpye", channel: "color" }, message: /tpye/, hint: /Did you mean type/ },
      { input: { property: "type", channel: "size" }, message: /needs numbers, and 'type' holds none/, hint: /degree/ },
      { input: { property: "age", channel: "width" }, message: "Nodes have no width.", hint: /size/ },
      { input: { property: "weight", channel: "size", target: "edges" }, message: /no size/, hint: /width/ },
      { input: { property: "age", channel: "size", palette: "diverging" }, message: /colours only/, hint: /palette/ },
      {
        input: { property: "source.age", channel: "color", target: "edges" },
        message: /source\.age/,
        hint: /styleEdges/,
      },
    ],
    does_nothing: [
      {
        input: { property: "type", channel: "color", selector: "type == 'dog'" },
        message: dogs,
        data: { styledCount: 0, layer: null, legend: [] },
      },
      {
        input: { property: "home", channel: "color", selector: "type == 'cat'" },
        message: "None of the 8 nodes has a value for 'home'. Nothing was changed.",
      },
      {
        after: [["styleByAttribute", { property: "type", channel: "color" }]],
        input: { property: "type", channel: "color" },
        message: "14 nodes have their colour by type already.",
      },
    ],
  },
  updateLayer: {
    works: [
      {
        after: [blueCats],
        input: { layer: "layer-1", name: "Cats", enabled: false },
        message: "The layer 'Blue: type == 'cat'' is called 'Cats' now and is off now.",
        data: { layer: { id: "layer-1", name: "Cats", enabled: false, position: 1 } },
      },
      {
        after: [blueCats, ["styleNodes", { selector: "age > 50", size: 30 }]],
        input: { layer: "blue", position: 1 },
        message: "The layer 'Blue: type == 'cat'' is number 1 of 2 from the top.",
      },
      {
        after: [blueCats, ["styleNodes", { selector: "age > 50", size: 30 }]],
        input: { layer: "size 30", position: 9 },
        message: "The layer 'Size 30 px: age > 50' is number 2 of 2 from the top.",
      },
    ],
    refuses: [
      { input: { layer: "Mine", enabled: false }, message: "There are no style layers.", hint: /styleNodes/ },
      {
        after: [blueCats],
        input: { layer: "Mine", enabled: false },
        message: "There is no style layer 'Mine'.",
        hint: /Layers: 'Blue: type == 'cat'' \(layer-1\)\./,
      },
      { after: [blueCats], input: { layer: "blue" }, message: /does not say what/, hint: /name, enabled or position/ },
      { after: [blueCats], input: { layer: "blue", name: " " }, message: /needs a name/, hint: /one letter/ },
    ],
    does_nothing: [
      {
        after: [blueCats],
        input: { layer: "layer-1", enabled: true, position: 1 },
        message: "The layer 'Blue: type == 'cat'' is already so. Nothing was changed.",
      },
    ],
  },
  clearStyles: {
    works: [
      {
        after: [blueCats, ["styleNodes", { selector: "age > 50", size: 30 }]],
        input: {},
        message: "Removed 2 style layers: 'Blue: type == 'cat'' and 'Size 30 px: age > 50'.",
        data: {
          removedLayers: [
            { id: "layer-1", name: "Blue: type == 'cat'" },
            { id: "layer-2", name: "Size 30 px: age > 50" },
          ],
        },
      },
      {
        after: [blueCats, ["styleNodes", { selector: "age > 50", size: 30 }]],
        input: { layer: "blue" },
        message: /^Removed 1 style layer/,
        data: { removedLayers: [{ id: "layer-1", name: "Blue: type == 'cat'" }] },
      },
      {
        after: [
          ["styleNodes", { selector: "type == 'cat'", color: "blue", size: 30 }],
          ["styleByAttribute", { property: "age", channel: "size" }],
          ["styleByAttribute", { property: "type", channel: "color" }],
        ],
        input: { channels: ["color"] },
        message:
          "Removed 1 style layer: 'Colour by type'. Removed color from 1 style layer: 'Size 30 px: type == 'cat''.",
        data: {
          removedLayers: [{ id: "layer-3", name: "Colour by type" }],
          changedLayers: [{ id: "layer-1", name: "Size 30 px: type == 'cat'" }],
        },
      },
    ],
    refuses: [
      {
        after: [["styleNodes", { selector: "*", color: "blue", layer: "Felines" }]],
        input: { layer: "Felins" },
        message: "There is no style layer 'Felins'.",
        hint: /The nearest: Felines/,
      },
    ],
    does_nothing: [
      { input: {}, message: "There are no style layers, so there was nothing to clear." },
      { after: [blueCats], input: { channels: ["label"] }, message: /^No style layer sets label, / },
    ],
  },
  setLayout: {
    works: [
      {
        input: { type: "circle" },
        message: "Arranged 14 nodes in the circle layout.",
        data: { layout: "circle", movedCount: 14 },
      },
      {
        after: [["setLayout", { type: "grid" }]],
        input: { type: "circle", selector: "type == 'human'" },
        message: "Arranged 6 nodes in the circle layout; the others stay where they are.",
        data: { layout: "grid" },
      },
      { input: { type: "layered", options: { root: "Whiskers" } }, message: /layered/, data: { layout: "layered" } },
    ],
    refuses: [
      { input: { type: "circl" }, message: /'type' is "circl".*nearest: circle/, hint: /^Change only 'type'/ },
      { input: { type: "grid", options: { colums: 3 } }, message: /nearest is 'columns'/, hint: /setLayout takes/ },
      { input: { type: "layered", options: { root: "Wiskers" } }, message: /'Wiskers'/, hint: /Whiskers/ },
      {
        input: { type: "layered", selector: "type == 'human'", options: { root: "Whiskers" } },
        message: "The root Whiskers is not among the nodes to arrange.",
        hint: /selector/,
      },
    ],
    does_nothing: [
      { input: { type: "grid", selector: "type == 'dog'" }, message: dogs, data: { movedCount: 0 } },
      { after: [["setLayout", { type: "grid" }]], input: { type: "grid" }, message: /^Nothing moved/ },
      {
        after: [["clearGraph", {}]],
        input: { type: "force" },
        message: "The graph is empty: there is nothing to arrange.",
        data: { layout: null, movedCount: 0 },
      },
    ],
  },
  addNodes: {
    works: [
      {
        input: { nodes: [{ attributes: { name: "Mia Möwe", type: "cat" }, near: "Whiskers" }] },
        message: "Added 1 node: Mia Möwe.",
        data: { addedCount: 1, nodeIds: ["mia-mowe"] },
      },
      {
        input: { nodes: [{ attributes: { name: "Luna" } }, { attributes: { name: "Luna" } }, { id: "x" }] },
        message: "Added 3 nodes: Luna, Luna and x.",
        data: { nodeIds: ["luna", "luna-2", "x"] },
      },
      {
        input: { nodes: [{ id: "here", position: { x: 5, y: 6 } }] },
        message: "Added 1 node: here.",
      },
      {
        input: { nodes: [{ id: "box" }, { attributes: { name: "Toy" }, parent: "box" }] },
        message: "Added 2 nodes: box and Toy.",
      },
    ],
    refuses: [
      {
        input: { nodes: [{ id: "cat1" }, { id: "new" }] },
        message: "Nothing was added: this id is taken: cat1.",
        hint: /other ids/,
      },
      { input: { nodes: [{ id: "a" }, { id: "a" }] }, message: /this id is taken: a\./, hint: /other ids/ },
      { input: { nodes: [{ id: "a", near: "Wiskers" }] }, message: /no node 'Wiskers'/, hint: /Whiskers/ },
      {
        input: { nodes: [{ id: "a", parent: "b" }, { id: "b" }] },
        message: /'b'/,
        hint: "b comes later in the list: give it first.",
      },
      { input: { nodes: [{ id: "a", parrent: "x" }] }, message: /parent/, hint: /addNodes takes nodes/ },
    ],
    does_nothing: [{ input: { nodes: [] }, message: "The list holds no nodes, so none was added." }],
  },
  moveNodes: {
    works: [
      {
        after: [["setLayout", { type: "grid" }]],
        input: { selector: "name == 'Luna'", dx: 30, dy: -10 },
        message: "Moved 1 node: Luna.",
        data: { movedCount: 1 },
      },
      {
        input: { to: { Luna: { x: 1, y: 2 }, cat1: { x: 3, y: 4 } } },
        message: "Moved 2 nodes: Luna and Whiskers.",
      },
    ],
    refuses: [
      { input: { dx: 3 }, message: "The call does not say what to move.", hint: /selector/ },
      { input: { selector: "*", to: { cat1: { x: 0, y: 0 } } }, message: /Both/, hint: "Give one of them." },
      { input: { to: { Wiskers: { x: 0, y: 0 } } }, message: /no node 'Wiskers'/, hint: /Whiskers/ },
    ],
    does_nothing: [
      { input: { selector: "type == 'dog'", dx: 3 }, message: dogs },
      {
        after: [["setLayout", { type: "grid" }]],
        input: { selector: "*" },
        message: "Nothing moved: the nodes are already there.",
        data: { movedCount: 0 },
      },
    ],
  },
  // Over a database: see over-remote.test.ts.
  changeShown: {
    works: [{ input: { how: "more" }, message: "All nodes are shown.", data: { count: 0 } }],
    refuses: [{ input: { how: "keep", selector: "*" }, message: "This graph is in no database.", hint: /filter it/ }],
    does_nothing: [{ input: { how: "more", selector: "*" }, message: "All nodes are shown." }],
  },
  pinNodes: {
    works: [
      {
        input: { selector: "name in ['Luna', 'Tom']" },
        message: "Pinned 2 nodes: Luna and Tom. Layouts leave pinned nodes in place.",
        data: { changedCount: 2, pinnedCount: 2 },
      },
      {
        after: [["pinNodes", { selector: "name in ['Luna', 'Tom']" }]],
        input: { selector: "$pinned && name == 'Tom'", pinned: false },
        message: "Unpinned 1 node: Tom.",
        data: { pinnedCount: 1 },
      },
    ],
    refuses: [{ input: { selector: "tpye == 'cat'" }, message: /tpye/, hint: /Did you mean type/ }],
    does_nothing: [
      { input: { selector: "type == 'dog'" }, message: dogs },
      {
        input: { selector: "name == 'Luna'", pinned: false },
        message: "Nothing to change: 1 node is not pinned.",
        data: { changedCount: 0 },
      },
    ],
  },
  duplicateNodes: {
    works: [
      {
        input: { selector: "name in ['Whiskers', 'Luna']" },
        message: "Copied 2 nodes and 1 edge among them: Whiskers and Luna.",
        data: { addedCount: 2, nodeIds: ["whiskers", "luna"] },
      },
      {
        input: {
          text: '{"nodes":[{"id":"cat1","attributes":{}},{"id":"x","attributes":{}}],"edges":[{"id":"e","source":"x","target":"cat1","attributes":{}}]}',
        },
        message: "Pasted 2 nodes and 1 edge among them.",
        data: { addedCount: 2, nodeIds: ["cat1-2", "x"] },
      },
    ],
    refuses: [
      { input: { selector: "tpye == 'cat'" }, message: /tpye/, hint: /Did you mean type/ },
      { input: { text: " " }, message: /copied graph is empty/, hint: /Parley opens/ },
    ],
    does_nothing: [{ input: { selector: "type == 'dog'" }, message: dogs, data: { addedCount: 0 } }],
  },
  groupNodes: {
    works: [
      {
        input: { selector: "name in ['Luna', 'Tom']", name: "Friends" },
        message: "Grouped 2 nodes as Friends.",
        data: { groupId: "friends", groupedCount: 2 },
      },
    ],
    refuses: [{ input: { selector: "tpye == 'cat'" }, message: /tpye/, hint: /Did you mean type/ }],
    does_nothing: [
      { input: { selector: "type == 'dog'" }, message: dogs, data: { groupedCount: 0 } },
      {
        after: [["groupNodes", { selector: "name in ['Luna', 'Tom']", name: "Friends" }]],
        input: { selector: "name in ['Luna', 'Tom']" },
        message: "Nothing to group: 2 nodes are already in the group Friends.",
      },
    ],
  },
  ungroupNodes: {
    works: [
      {
        after: [["groupNodes", { selector: "name in ['Luna', 'Tom']", name: "Friends" }]],
        input: { selector: "name == 'Friends'" },
        message: "Dissolved 1 group: 2 nodes came free.",
        data: { removedGroups: 1, freedCount: 2 },
      },
      {
        after: [["groupNodes", { selector: "name in ['Luna', 'Tom']", name: "Friends" }]],
        input: { selector: "name == 'Tom'" },
        message: "1 node left its group.",
        data: { removedGroups: 0, freedCount: 1 },
      },
    ],
    refuses: [{ input: { selector: "tpye == 'cat'" }, message: /tpye/, hint: /Did you mean type/ }],
    does_nothing: [
      { input: { selector: "type == 'dog'" }, message: dogs },
      {
        input: { selector: "name == 'Tom'" },
        message: "Nothing to ungroup: the node is not a group and is in none.",
      },
    ],
  },
  addEdges: {
    works: [
      {
        input: { edges: [{ source: "Tom", target: "cat1", attributes: { type: "friend of" } }] },
        message: "Added 1 edge: Tom – Whiskers.",
        data: { addedCount: 1, edgeIds: ["cat6-cat1"] },
      },
      {
        input: {
          edges: [
            { source: "Ann", target: "Bob", directed: true },
            { id: "e99", source: "Ann", target: "Ann" },
          ],
        },
        message: "Added 2 edges: Ann → Bob and Ann – Ann.",
        data: { edgeIds: ["h1-h2", "e99"] },
      },
    ],
    refuses: [
      {
        input: { edges: [{ source: "Wiskers", target: "Ann" }] },
        message: "Nothing was added. There is no node 'Wiskers'.",
        hint: /Whiskers.*addNodes/,
      },
      { input: { edges: [{ id: "e1", source: "Ann", target: "Bob" }] }, message: /taken: e1/, hint: /other ids/ },
    ],
    does_nothing: [
      { input: { edges: [] }, message: "The list holds no edges, so none was added.", data: { addedCount: 0 } },
      {
        input: { edges: [{ source: "Bob", target: "Ann", attributes: { type: "knows" } }] },
        message: /^Nothing was added: Bob – Ann is there already/,
        data: { addedCount: 0, edgeIds: [] },
      },
    ],
  },
  setValues: {
    works: [
      {
        input: {
          values: [
            { id: "cat2", attribute: "age", value: 7 },
            { id: "cat2", attribute: "mood", value: "calm" },
            { id: "cat1", attribute: "age" },
          ],
        },
        message: "Set 3 values of 2 nodes.",
        data: { updatedCount: 2, changedValues: 3 },
      },
    ],
    refuses: [
      {
        input: { values: [{ id: "nobody", attribute: "age", value: 7 }] },
        message: "There is no node with the id 'nobody'.",
        hint: /findNodes/,
      },
      {
        input: { values: [{ id: "cat1", attribute: "id", value: 7 }] },
        message: "id cannot be changed.",
        hint: /life/,
      },
    ],
    does_nothing: [
      {
        input: { values: [{ id: "cat2", attribute: "age", value: 2 }] },
        message: /^Nothing to change/,
        data: { updatedCount: 0, changedValues: 0 },
      },
    ],
  },
  deleteAttribute: {
    works: [
      {
        input: { attribute: "age" },
        message: "Deleted 'age' of 13 nodes.",
        data: { deletedCount: 13, layers: 0, filterSteps: 0 },
      },
      {
        after: [
          ["styleByAttribute", { property: "age", channel: "size" }],
          ["styleNodes", { selector: "*", label: "{name} ({age})", shape: "star" }],
          ["styleEdges", { selector: "source.age > 10", color: "blue" }],
          ["filterGraph", { selector: "age > 2" }],
        ],
        input: { attribute: "age" },
        message: "Deleted 'age' of 13 nodes. Also changed: 3 style layers and 1 step of the filter.",
        data: { deletedCount: 13, layers: 3, filterSteps: 1 },
      },
      { input: { attribute: "weight", target: "edges" }, message: /^Deleted 'weight' of/ },
    ],
    refuses: [{ input: { attribute: "agee" }, message: /'agee'/, hint: "The nearest: age." }],
    does_nothing: [],
  },
  renameAttribute: {
    works: [
      {
        input: { attribute: "age", to: "years" },
        message: "Renamed 'age' to 'years' on 13 nodes.",
        data: { renamedCount: 13, layers: 0 },
      },
      {
        after: [["styleByAttribute", { property: "age", channel: "size" }]],
        input: { attribute: "age", to: "years" },
        message: "Renamed 'age' to 'years' on 13 nodes. 1 style layer reads the new name.",
        data: { renamedCount: 13, layers: 1 },
      },
      {
        input: { attribute: "weight", to: "strength", target: "edges" },
        message: /^Renamed 'weight' to 'strength' on/,
      },
    ],
    refuses: [
      { input: { attribute: "agee", to: "years" }, message: /'agee'/, hint: "The nearest: age." },
      {
        input: { attribute: "age", to: "type" },
        message: "The nodes have an attribute 'type' already.",
        hint: /unset/,
      },
      { input: { attribute: "age", to: "id" }, message: /cannot be called id/, hint: /already/ },
      { input: { attribute: "age", to: " " }, message: "The new name is empty.", hint: /at least one/ },
    ],
    does_nothing: [{ input: { attribute: "age", to: "age" }, message: /is called 'age' already/ }],
  },
  updateElements: {
    works: [
      {
        input: { selector: "label == 'Luna'", set: { name: "Lunita" } },
        message: "Updated 1 node: name = Lunita.",
        data: { updatedCount: 1, changedValues: 1 },
      },
      {
        input: { selector: "type == 'cat'", set: { indoor: true }, unset: ["tags"] },
        message: "Updated 6 nodes: indoor = true and without tags. The other 2 had that already.",
        data: { updatedCount: 6, changedValues: 8 },
      },
      {
        input: { selector: "weight > 2", target: "edges", set: { weight: 2 } },
        message: "Updated 2 edges: weight = 2.",
      },
      {
        after: [["findNodes", { selector: "type == 'cat'" }]],
        input: { selector: "id in ['cat1', 'cat2']", set: { seen: true } },
        message: "Updated 2 nodes: seen = true.",
        data: { updatedCount: 2 },
      },
      {
        input: { selector: "type == 'cat'", add: { age: -1 } },
        message: "Updated 7 nodes: age − 1. 1 has no number in age.",
        data: { updatedCount: 7, changedValues: 7 },
      },
      {
        input: { selector: "id in ['cat1', 'cat8']", multiply: { age: 1.5 }, set: { seen: true } },
        message: "Updated 2 nodes: seen = true and age × 1.5. 1 has no number in age.",
        data: { updatedCount: 2, changedValues: 3 },
      },
    ],
    refuses: [
      { input: { selector: "*" }, message: "Neither set nor unset was given.", hint: /set/ },
      { input: { selector: "*", set: { age: 1 }, add: { age: 1 } }, message: "age is given twice.", hint: /one of/ },
      { input: { selector: "*", add: { agee: 1 } }, message: /'agee'/, hint: "The nearest: age." },
      { input: { selector: "*", multiply: { type: 2 } }, message: /'data.type' holds text/, hint: /Numbers are in/ },
      { input: { selector: "*", set: { id: "x" } }, message: "id cannot be changed.", hint: /name/ },
      { input: { selector: "*", target: "edges", set: { source: "x" } }, message: /source/, hint: /add one/ },
      { input: { selector: "*", unset: ["agee"] }, message: /'agee'/, hint: "The nearest: age." },
    ],
    does_nothing: [
      { input: { selector: "type == 'dog'", set: { age: 1 } }, message: dogs, data: { updatedCount: 0 } },
      {
        input: { selector: "type == 'cat'", add: { age: 0 } },
        message: /^Nothing to change: 8 nodes.*1 has no number/,
      },
      {
        input: { selector: "type == 'cat'", set: { type: "cat" } },
        message: "Nothing to change: 8 nodes are so already (type = cat).",
        data: { updatedCount: 0, changedValues: 0 },
      },
    ],
  },
  saveSet: {
    works: [
      {
        input: { name: "old_cats", selector: "type == 'cat' && age > 8" },
        message: "Saved 2 nodes as $old_cats.",
        data: { name: "old_cats", count: 2 },
      },
      {
        after: [["saveSet", { name: "Gruppe", selector: "type == 'cat'" }]],
        input: { name: "$Gruppe", selector: "type == 'human'" },
        message: "Saved 6 nodes as $Gruppe. It replaces the set of that name.",
      },
      { input: { name: "strong", selector: "weight > 2", target: "edges" }, message: "Saved 2 edges as $strong." },
    ],
    refuses: [
      { input: { name: "old cats", selector: "*" }, message: "'old cats' cannot name a set.", hint: /old_cats/ },
      { input: { name: "12", selector: "*" }, message: /cannot name/, hint: /starts with a letter/ },
      { input: { name: "last", selector: "*" }, message: /cannot name/, hint: /\$last has a meaning/ },
    ],
    does_nothing: [
      { input: { name: "dogs", selector: "type == 'dog'" }, message: dogs, data: { name: "dogs", count: 0 } },
      {
        after: [["saveSet", { name: "cats", selector: "type == 'cat'" }]],
        input: { name: "cats", selector: "type == 'cat'" },
        message: "$cats holds just these 8 nodes already.",
      },
    ],
  },
  changeSet: {
    works: [
      {
        after: [savedCats],
        input: { name: "cats", to: "mousers" },
        message: "The set $cats is called $mousers now.",
        data: { name: "mousers" },
      },
      { after: [savedCats], input: { name: "$cats", remove: true }, message: /^Removed the set \$cats/ },
    ],
    refuses: [
      { input: { name: "cats", remove: true }, message: "There is no saved set $cats.", hint: /saveSet saves one/ },
      { after: [savedCats], input: { name: "dogs", to: "a" }, message: /no saved set/, hint: "The saved sets: $cats." },
      { after: [savedCats], input: { name: "cats", to: "my cats" }, message: /cannot name/, hint: /starts with/ },
      { after: [savedCats], input: { name: "cats", to: "shown" }, message: /cannot name/, hint: /meaning of its own/ },
      { after: [savedCats], input: { name: "cats" }, message: /does not say what/, hint: /remove/ },
      {
        after: [savedCats, ["saveSet", { name: "old", selector: "age > 8" }]],
        input: { name: "cats", to: "old" },
        message: "There is a set $old already.",
        hint: /another name/,
      },
    ],
    does_nothing: [
      { after: [savedCats], input: { name: "cats", to: "cats" }, message: "The set is called $cats already." },
    ],
  },
  runAlgorithm: {
    works: [
      {
        input: { algorithm: "degree", saveAs: "links" },
        message:
          "The degree runs from 0 to 6, 2.143 on average; the highest: Whiskers (6), Oliver (4), Luna (3) and Ann (3). Saved as the attribute links of 14 nodes.",
        data: { algorithm: "degree", attribute: "links", min: 0, max: 6 },
      },
      {
        input: { algorithm: "components", saveAs: "part" },
        message:
          /^The graph falls into 3 components of 11, 2 and 1 nodes, 1 node without a neighbour among them\. I ignored edge directions\. Saved as the attribute part of 14 nodes\.$/,
        data: { attribute: "part", componentCount: 3, isolatedCount: 1, set: "$1" },
      },
      {
        input: { algorithm: "shortestPath", options: { source: "Ann", target: "Dan" } },
        message: /^The shortest path from Ann to Dan has/,
        data: { found: true },
      },
      {
        input: { algorithm: "MST", options: { weight: "weight", missing: 2 } },
        message:
          "The graph is in 3 parts; their minimum spanning trees have 11 edges and a total weight of 12.25. I ignored edge directions.",
        data: { algorithm: "spanningTree", total: 12.25, count: 11, treeCount: 3, set: "$1" },
      },
    ],
    refuses: [
      {
        input: { algorithm: "betweeness" },
        message: "There is no algorithm 'betweeness'.",
        hint: "The nearest: betweenness.",
      },
      {
        input: { algorithm: "magic" },
        message: "There is no algorithm 'magic'.",
        hint: /^There are: degree, indegree, .* and modularity\.$/,
      },
      { input: { algorithm: "shortestPath" }, message: "shortestPath needs source and target.", hint: /source/ },
      { input: { algorithm: "degree", saveAs: "id" }, message: /cannot be saved as 'id'/, hint: /saved_id/ },
      { input: { algorithm: "degree", options: { source: "Ann" } }, message: /There is no 'source'/, hint: /within/ },
      {
        input: { algorithm: "closeness", options: { wieght: "weight" } },
        message: "There is no 'wieght'; the nearest is 'weight'.",
        hint: "closeness takes the options weight, missing, directed, samples, within, via and whole.",
      },
      {
        input: { algorithm: "pagerank", options: { weight: "weight" } },
        message: "2 edges have no 'weight': e11 (Ann – Bob) and e12 (Cara – Dan).",
        hint: /missing: 1.*exists\(weight\)/,
      },
      {
        input: { algorithm: "spanningTree", options: { weight: "type" } },
        message: "'type' holds text, not numbers.",
        hint: /weight/,
      },
      {
        after: [["updateElements", { target: "edges", selector: "id == 'e8'", set: { weight: -2 } }]],
        input: { algorithm: "distances", options: { source: "Ann", weight: "weight", missing: 1 } },
        message: "'weight' is negative on 1 edge: e8 (Whiskers – Oliver) -2.",
        hint: /weight >= 0/,
      },
      {
        after: [["updateElements", { target: "edges", selector: "id == 'e8'", set: { weight: "heavy" } }]],
        input: { algorithm: "maxFlow", options: { source: "Ann", target: "Dan", capacity: "weight", missing: 1 } },
        message: "1 edge has no number for 'weight': e8 (Whiskers – Oliver) holds heavy.",
        hint: /updateElements/,
      },
      {
        input: { algorithm: "betweenness", options: { weight: "weight", missing: 0 } },
        message: "'weight' is not above 0 on 2 edges: e11 (Ann – Bob) and e12 (Cara – Dan).",
        hint: /weight > 0/,
      },
      { input: { algorithm: "density", saveAs: "d" }, message: "density saves no attribute.", hint: /saveAs/ },
      { input: { algorithm: "bridges", saveAs: "d" }, message: "bridges saves no attribute.", hint: /saveSet/ },
      {
        input: { algorithm: "maxFlow", options: { source: "Ann", target: "ann" } },
        message: "Ann is both source and target.",
        hint: /different/,
      },
      { input: { algorithm: "maxTriangle" }, message: /needs something to add up/, hint: /nodeWeight/ },
      {
        input: { algorithm: "modularity", options: { attribute: "tyqe" } },
        message: /no attribute "tyqe"/,
        hint: /type/,
      },
      {
        after: [["filterGraph", { selector: "type == 'cat'" }]],
        input: { algorithm: "reachable", options: { source: "Ann" } },
        message: "Ann is not among the 8 nodes this runs on.",
        hint: /whole: true/,
      },
    ],
    does_nothing: [
      {
        after: [["runAlgorithm", { algorithm: "degree", saveAs: "links" }]],
        input: { algorithm: "degree", saveAs: "links" },
        message: /The attribute links holds this already\.$/,
      },
      {
        input: { algorithm: "degree" },
        message:
          "The degree runs from 0 to 6, 2.143 on average; the highest: Whiskers (6), Oliver (4), Luna (3) and Ann (3).",
      },
      {
        after: [["clearGraph", {}]],
        input: { algorithm: "degree" },
        message: "The graph is empty: there is nothing to compute.",
      },
    ],
  },
  undo: {
    works: [
      {
        after: [blueCats],
        input: {},
        message: "Undid “Styled 8 nodes: colour blue”.",
        data: { undone: ["Style nodes"] },
      },
      {
        after: [blueCats, ["saveSet", { name: "a", selector: "*" }]],
        input: { steps: 2 },
        message: "Undid 2 changes: “Saved 14 nodes as $a” and “Styled 8 nodes: colour blue”.",
        data: { undone: ["Save set", "Style nodes"] },
      },
    ],
    refuses: [
      {
        after: [blueCats],
        input: { steps: 0 },
        message: /'steps' is 0/,
        hint: "undo takes steps, all, step and redo.",
      },
    ],
    does_nothing: [{ input: {}, message: "Nothing to undo.", data: { undone: [] } }],
  },
  redo: {
    works: [
      {
        after: [blueCats, ["undo", {}]],
        input: {},
        message: "Redid “Styled 8 nodes: colour blue”.",
        data: { redone: ["Style nodes"] },
      },
    ],
    refuses: [
      {
        after: [blueCats, ["undo", {}], ["saveSet", { name: "a", selector: "*" }]],
        input: {},
        message: /changed after the last undo/,
        hint: /undo/,
      },
    ],
    does_nothing: [{ input: {}, message: "Nothing to redo.", data: { redone: [] } }],
  },
  mergeNodes: {
    works: [
      {
        input: { selector: "name in ['Whiskers', 'Luna']" },
        message:
          'Merged 2 nodes into Whiskers: 2 edges moved to it, 1 edge among them went away. Lost: name Luna (kept Whiskers), age 2 (kept 5) and tags ["black"] (kept ["grey","calm"]).',
        data: { mergedCount: 2, into: { id: "cat1", label: "Whiskers" } },
      },
      {
        input: { selector: "id == 'cat8'", into: "Ann" },
        message:
          "Merged 2 nodes into Ann: 0 edges moved to it. Lost: name Smudge (kept Ann) and type cat (kept human).",
        data: { mergedCount: 2, into: { id: "h1", label: "Ann" } },
      },
    ],
    refuses: [{ input: { selector: "type == 'cat'", into: "An" }, message: /'An'/, hint: /Ann/ }],
    does_nothing: [
      { input: { selector: "type == 'dog'" }, message: dogs, data: { mergedCount: 0 } },
      { input: { selector: "id == 'cat1'" }, message: /^Nothing to merge: only Whiskers/, data: { mergedCount: 0 } },
    ],
  },
  removeElements: {
    works: [
      {
        input: { selector: "name == 'Luna'" },
        message: "Deleted 1 node and 3 edges: Luna.",
        data: { removedNodes: 1, removedEdges: 3 },
      },
      {
        input: { selector: "type == 'knows'", target: "edges" },
        message: "Deleted 2 edges.",
        data: { removedNodes: 0, removedEdges: 2 },
      },
      { input: { selector: "name == 'Smudge'" }, message: "Deleted 1 node: Smudge.", data: { removedEdges: 0 } },
    ],
    refuses: [{ input: { selector: "nmae == 'Luna'" }, message: /nmae/, hint: /name/ }],
    does_nothing: [{ input: { selector: "type == 'dog'" }, message: dogs, data: { removedNodes: 0, removedEdges: 0 } }],
  },
  clearGraph: {
    works: [
      {
        input: {},
        message: "Cleared the graph: deleted 14 nodes and 15 edges.",
        data: { removedNodes: 14, removedEdges: 15 },
      },
    ],
    refuses: [{ input: { selector: "*" }, message: /There is no 'selector'/, hint: "clearGraph takes no input." }],
    does_nothing: [{ after: [["clearGraph", {}]], input: {}, message: "The graph is already empty." }],
  },
  loadSample: {
    works: [
      {
        after: [["clearGraph", {}]],
        input: { name: "cats and their people" },
        message: "Opened Cats and their people: 14 nodes and 15 edges.",
        data: { name: "cats", title: "Cats and their people", nodeCount: 14, edgeCount: 15 },
      },
    ],
    refuses: [
      { input: { name: "cat" }, message: "There is no sample 'cat'.", hint: /The nearest: cats.*Samples: cats/ },
    ],
    does_nothing: [{ input: { name: "cats" }, message: "Cats and their people is already open and unchanged." }],
  },
  generateGraph: {
    works: [
      {
        input: { kind: "grid", nodes: 12 },
        message: "Generated a grid: 12 nodes and 17 edges.",
        data: { edgeCount: 17 },
      },
      { input: { kind: "smallWorld" }, message: /^Generated a small world: 50 nodes and (?:9\d|100) edges\.$/ },
      {
        input: { kind: "scaleFree", nodes: 30, degree: 4 },
        message: "Generated a scale-free network: 30 nodes and 57 edges.",
      },
      {
        input: { kind: "random", nodes: 10, degree: 3 },
        message: "Generated a random network: 10 nodes and 15 edges.",
      },
      { input: { kind: "tree", nodes: 7 }, message: "Generated a tree: 7 nodes and 6 edges." },
      { input: { kind: "ring", nodes: 5 }, message: "Generated a ring: 5 nodes and 5 edges." },
      {
        input: { kind: "complete", nodes: 400 },
        message:
          "Generated a complete network: 300 nodes and 44,850 edges. More than 300 nodes would be too many edges.",
      },
      { input: { kind: "random", nodes: 1, degree: 9 }, message: "Generated a random network: 1 node and 0 edges." },
    ],
    refuses: [
      { input: { kind: "star" }, message: /'kind' is "star"/, hint: /kind/ },
      {
        input: { kind: "ring", nodes: 100_000 },
        message: "'nodes' is 100000; it must be at most 10000.",
        hint: /nodes/,
      },
    ],
    does_nothing: [
      {
        after: [["generateGraph", { kind: "ring", nodes: 5 }]],
        input: { kind: "ring", nodes: 5 },
        message: "This network is already open and unchanged.",
      },
    ],
  },
  importData: {
    works: [
      {
        input: { text: "Nina,cat1\nNina,Otto" },
        message: "Added 2 nodes and 2 edges. I read each row as an edge.",
        data: { addedNodes: 2, addedEdges: 2, updatedNodes: 0 },
      },
      {
        input: { text: "id,name,age\ncat1,Tiger,9" },
        message: "Updated 1 node. The text has nodes but no edges.",
        data: { addedNodes: 0, updatedNodes: 1 },
      },
      {
        input: { text: '{"nodes":[{"id":"b","parent":"a"},{"id":"a"},{"id":"cat1","mood":"calm"}],"links":[]}' },
        message: "Added 2 nodes. Updated 1 node.",
      },
    ],
    refuses: [
      {
        input: { text: '{"nodes": [' },
        message: /not valid JSON: line 1/,
        hint: "Fix that place, or save the file again where it came from.",
      },
    ],
    does_nothing: [
      {
        after: [["importData", { text: "Nina,cat1" }]],
        input: { text: "Nina,cat1" },
        message: "Nothing was added: all of it is in the graph already.",
      },
    ],
  },
};

async function runRow(name: string, { after = [], input }: Row) {
  const made = createTestRegistry(undefined, { layouts: createLocalLayoutRunner() });
  for (const [before, given] of after) {
    const done = await made.run(before, given);
    if (!done.success) throw new Error(`${before}: ${done.message}`);
  }
  const before = made.document.snapshot();
  const { revision } = made.document;
  const executed = await made.run(name, input);
  return { ...made, before, executed, revision };
}

function expectMessage(executed: ExecutedCommand, message: string | RegExp): void {
  if (typeof message === "string") expect(executed.message).toBe(message);
  else expect(executed.message).toMatch(message);
}

describe.each(Object.entries(table))("%s", (name, rows) => {
  it("has a row of each kind", () => {
    // What there is can always be deleted; what there is not is refused.
    const idle = name === "deleteAttribute" ? [] : [rows.does_nothing];
    expect([rows.works, rows.refuses, ...idle].every((kind) => kind.length > 0)).toBe(true);
  });

  it.each(rows.works)("does $input: $message", async (row) => {
    const { executed, registry, document, before } = await runRow(name, row);
    expect({ ...executed, message: undefined }).toMatchObject({ success: true });
    expectMessage(executed, row.message);
    if (row.data) expect(executed.data).toMatchObject(row.data);
    if (executed.changes.length > 0 && registry.get(name)?.effect !== "view") {
      expect(document.snapshot()).not.toEqual(before);
    }
  });

  it.each(rows.refuses)("refuses $input: $message", async (row) => {
    const { executed, document, before } = await runRow(name, row);
    expect(executed.success).toBe(false);
    expectMessage(executed, row.message);
    if (typeof row.hint === "string") expect(executed.hint).toBe(row.hint);
    else expect(executed.hint).toMatch(row.hint);
    expect(document.snapshot()).toEqual(before);
  });

  it.each(rows.does_nothing)("changes nothing for $input and says so: $message", async (row) => {
    const { executed, document, before, revision } = await runRow(name, row);
    expect(executed.success).toBe(true);
    expectMessage(executed, row.message);
    if (row.data) expect(executed.data).toMatchObject(row.data);
    expect(executed.changes).toEqual([]);
    expect(document.snapshot()).toEqual(before);
    expect(document.revision).toBe(revision);
  });
});

/** The newest step, as its own button takes it back: `undo` never closes a graph that was opened. */
function takeBackById(document: GraphDocument): void {
  const plan = document.planUndo(document.steps().at(-1)?.id ?? "");
  if (!plan.success) throw new Error(plan.message);
  const origin = { step: "back", actor: "user", title: "Undo", undoes: plan.undoes } as const;
  expect(document.apply(plan.changes, origin)).toMatchObject({ success: true });
}

describe("every command that changes something", () => {
  it("has its rows here", () => {
    // A plan is no part of the graph: tests/ai/plan.
    const ofThePlan = ["setPlan", "updatePlan"];
    const changing = allCommands
      .filter(({ name, effect }) => effect !== "read" && !ofThePlan.includes(name))
      .map(({ name }) => name);
    expect(changing.toSorted()).toEqual(Object.keys(table).toSorted());
  });

  it.each(Object.entries(table).flatMap(([name, { works }]) => works.map((row) => ({ name, row }))))(
    "can be undone exactly: $name $row.input",
    async ({ name, row }) => {
      const { run, document, before, executed } = await runRow(name, row);
      if (["undo", "redo"].includes(name) || document.steps().length === (row.after ?? []).length) return;
      const isView = executed.changes.every(({ type }) => type === "selection-set" || type === "camera-focus");
      if (isView) return;
      if (executed.changes.some(({ type }) => type === "graph-replace")) takeBackById(document);
      else expect(await run("undo")).toMatchObject({ success: true });
      expect(document.snapshot()).toEqual(before);
    },
  );
});
