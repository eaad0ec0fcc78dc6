import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeGexf } from "../../packages/formats/src/write/write-gexf";
import { readXml, type XmlElement } from "../../packages/formats/src/xml/xml-tree";
import { arbitraryGraph } from "../support/graphs/arbitrary-graph";
import { runsOf } from "../support/long";

/** What gexf.xsd and viz.xsd of GEXF 1.3 say of an element, as far as we write it. */
interface Rule {
  readonly required?: Readonly<Record<string, RegExp>>;
  readonly optional?: Readonly<Record<string, RegExp>>;
  /** In this order, each as often as its pattern says; else any of `any`. */
  readonly sequence?: RegExp;
  readonly any?: readonly string[];
}

const text = /^[\s\S]*$/;
const float = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/;
const size = /^\+?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/;
const channel = /^(?:\d{1,2}|1\d\d|2[0-4]\d|25[0-5])$/;
const alpha = /^(?:0(?:\.\d+)?(?:[eE]-\d+)?|1(?:\.0+)?|\d(?:\.\d+)?[eE]-\d+)$/;
const edgeType = /^(?:directed|undirected|mutual)$/;
const numbers = "integer|long|double|float|bigdecimal|biginteger|byte|short";
const columnType = new RegExp(`^(?:list)?(?:${numbers}|boolean|char|string)$|^anyURI$`);
const color: Rule = { required: { r: channel, g: channel, b: channel }, optional: { a: alpha } };

const rules: Readonly<Record<string, Rule>> = {
  "/gexf": {
    required: { version: /^1\.3$/, xmlns: text, viz: text },
    optional: { variant: text },
    sequence: /^(?:meta )?graph $/,
  },
  "gexf/meta": { optional: { lastmodifieddate: /^\d{4}-\d\d-\d\d$/ }, any: ["creator", "keywords", "description"] },
  "meta/creator": {},
  "meta/keywords": {},
  "meta/description": {},
  "gexf/graph": {
    optional: { defaultedgetype: edgeType, mode: /^(?:static|dynamic|slice)$/ },
    sequence: /^(?:attributes )*nodes edges $/,
  },
  "graph/attributes": { required: { class: /^(?:node|edge)$/ }, any: ["attribute"] },
  "attributes/attribute": { required: { id: text, title: text, type: columnType }, any: ["default", "options"] },
  "graph/nodes": { any: ["node"] },
  "graph/edges": { any: ["edge"] },
  "nodes/node": {
    required: { id: text },
    optional: { label: text, pid: text },
    any: ["attvalues", "color", "position", "size", "shape"],
  },
  "edges/edge": {
    required: { source: text, target: text },
    optional: { id: text, type: edgeType, label: text, weight: float, kind: text },
    any: ["attvalues", "color", "thickness", "shape"],
  },
  "node/attvalues": { any: ["attvalue"] },
  "edge/attvalues": { any: ["attvalue"] },
  "attvalues/attvalue": { required: { for: text, value: text } },
  "node/color": color,
  "edge/color": color,
  "node/position": { required: { x: float, y: float }, optional: { z: float } },
  "node/size": { required: { value: size } },
  "edge/thickness": { required: { value: size } },
  "node/shape": { required: { value: /^(?:disc|square|triangle|diamond|image)$/ }, optional: { uri: text } },
  "edge/shape": { required: { value: /^(?:solid|dotted|dashed|double)$/ } },
};

function faultsOf(element: XmlElement, parent = ""): readonly string[] {
  const path = `${parent}/${element.name}`;
  const rule = rules[path];
  if (!rule) return [`${path} may not stand there`];
  const { required = {}, optional = {}, sequence, any = [] } = rule;
  const names = element.children.map(({ name }) => name);
  const allowed = { ...required, ...optional };
  return [
    ...Object.keys(required).flatMap((name) => (element.attributes.has(name) ? [] : [`${path} lacks ${name}`])),
    ...[...element.attributes].flatMap(([name, value]) =>
      allowed[name]?.test(value) ? [] : [`${path} may not have ${name}="${value}"`],
    ),
    ...(sequence && !sequence.test(names.map((name) => `${name} `).join("")) ? [`${path} holds ${names.join()}`] : []),
    ...(sequence ? [] : names.filter((name) => !any.includes(name)).map((name) => `${path} may not hold ${name}`)),
    ...(element.children.length > 0 && element.text.trim() !== "" ? [`${path} holds text`] : []),
    ...element.children.flatMap((child) => faultsOf(child, element.name)),
  ];
}

function faultsIn(file: string): readonly string[] {
  const xml = readXml(file);
  return xml.success ? faultsOf(xml.root) : [xml.reason.id];
}

describe("GEXF that Parley writes", () => {
  it("keeps the rules of the schema, whatever the graph", () => {
    fc.assert(
      fc.property(arbitraryGraph, (graph) => {
        expect(faultsIn(writeGexf(graph))).toEqual([]);
      }),
      { numRuns: runsOf(50, 4500) },
    );
  });

  it("has the looks in the namespace that readers of GEXF 1.3 go by", () => {
    const file = writeGexf({ name: "x", directed: false, nodes: [], edges: [], layers: [], sets: [], filter: null });
    const spaces = [...(/<gexf [^>]*>/.exec(file)?.[0] ?? "").matchAll(/(xmlns(?::\w+)?)="([^"]*)"/g)];
    expect(spaces.map(([, name, space]) => [name, space])).toEqual([
      ["xmlns", "http://gexf.net/1.3"],
      ["xmlns:viz", "http://gexf.net/1.3/viz"],
    ]);
  });

  it.each([
    ["a title", "<meta><title>x</title></meta>", "/gexf/meta"],
    ["a shape that is none", '<nodes><node id="a"><viz:shape value="star"/></node></nodes>', "shape"],
    ["edges before nodes", "<edges/><nodes/>", "graph"],
  ])("would be told of %s", (_, inner, fault) => {
    const body = inner.startsWith("<meta>")
      ? `${inner}<graph><nodes/><edges/></graph>`
      : `<graph>${inner}${inner.includes("<edges/>") ? "" : "<edges/>"}</graph>`;
    const file = `<gexf xmlns="http://gexf.net/1.3" xmlns:viz="http://gexf.net/1.3/viz" version="1.3">${body}</gexf>`;
    expect(faultsIn(file).join()).toContain(fault.split("/").at(-1));
  });
});
