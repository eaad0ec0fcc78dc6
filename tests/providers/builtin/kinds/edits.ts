import { added, type KindCase, on, says, still, that, writes } from "./kind-case";

const untied = (name: string) =>
  that(`${name} is tied`, ({ document }) => {
    const { nodes, edges } = document.snapshot();
    const id = nodes.find(({ attributes }) => attributes["name"] === name)?.id;
    return !edges.some(({ source, target }) => source === id || target === id);
  });

const goes = (kind: string, from: string, to: string) =>
  that(`no ${kind} from ${from} to ${to}`, ({ document }) => {
    const { nodes, edges } = document.snapshot();
    const id = (name: string) => nodes.find(({ attributes }) => attributes["name"] === name)?.id;
    return edges.some(
      ({ source, target, attributes }) =>
        source === id(from) && target === id(to) && Object.values(attributes).includes(kind),
    );
  });

const tiedBy = (kind: string, one: string, other: string) =>
  that(`no ${kind} between ${one} and ${other}`, ({ document }) => {
    const { nodes, edges } = document.snapshot();
    const id = (name: string) => nodes.find(({ attributes }) => attributes["name"] === name)?.id;
    const ends = [id(one), id(other)].toSorted().join();
    return edges.some(
      ({ source, target, attributes }) =>
        [source, target].toSorted().join() === ends && Object.values(attributes).includes(kind),
    );
  });

const oneMore = that(
  "not one node more",
  ({ document }) =>
    [7, 9, 11, 13, 15, 21, 78].includes(document.snapshot().nodes.length) || document.snapshot().nodes.length === 8,
);

export const edits: Readonly<Record<string, readonly KindCase[]>> = {
  "a new kind": [
    on("cats", "add a dog called Rex").holds(added("Rex", "dog"), oneMore, untied("Rex")),
    on("harbour", "Create a new lighthouse named Farne").holds(added("Farne", "lighthouse"), untied("Farne")),
    on("town", "insert a bakery 'Crumbs'").fails(added("Crumbs", "bakery"), untied("Crumbs")),
    on("clinic", "I need a nurse called Nell in here").fails(added("Nell", "nurse"), untied("Nell")),
    on("depot", "please add a database with the name Ledger").holds(added("Ledger", "database"), untied("Ledger")),
    on("post", "there should also be a postman, Pål").fails(added("Pål", "postman"), untied("Pål")),
  ],
  "a new node tied at once": [
    on("cats", "add a cat named Pixel who lives with Noah").holds(
      added("Pixel", "cat", "human4"),
      tiedBy("lives with", "Pixel", "Noah"),
    ),
    on("harbour", "add a skipper Runa who sails Plover").holds(
      added("Runa", "skipper", "b3"),
      goes("sails", "Runa", "Plover"),
    ),
    on("depot", "create a service called Audit that Platform owns").fails(
      added("Audit", "service", "pla"),
      goes("owns", "Platform", "Audit"),
    ),
    on("clinic", "new patient Otto, treated by Bo Lindqvist").holds(
      added("Otto", "patient", "d2"),
      goes("treats", "Bo Lindqvist", "Otto"),
    ),
    on("town", "Add a person called Eli working at Rose Park").holds(
      added("Eli", "person", "p2"),
      goes("works at", "Eli", "Rose Park"),
    ),
    on("post", "add a writer Gerda, she writes to Clara").fails(
      added("Gerda", "writer", "cla"),
      goes("writes to", "Gerda", "Clara"),
    ),
    on("depot", "put in a service named Cache which Search depends on").fails(
      added("Cache", "service", "sea"),
      goes("depends on", "Search", "Cache"),
    ),
  ],
  "export of a part or a format": [
    on("cats", "export as GraphML, only the cats").holds(writes(".graphml", ["Whiskers", "Smokey"], ["Emma", "Yusuf"])),
    on("harbour", "save the skippers as a CSV file").fails(writes(".csv", ["Wanda", "Ivo", "Oskar"], ["Plover"])),
    on("depot", "give me a GEXF of the services").holds(writes(".gexf", ["Gateway", "Mailer"], ["Payments"])),
    on("town", "download just the museums as GraphML").holds(
      writes(".graphml", ["City Museum", "Sea Museum"], ["Rose Park"]),
    ),
    on("post", "export everything as gexf").holds(writes(".gexf", ["Ada", "Falk"], [])),
    on("clinic", "can I have the patients in a csv?").fails(writes(".csv", ["Fred Nash", "Ivy Chen"], ["Alma"])),
    on("miserables", "write group 7 to a GraphML file").fails(writes(".graphml", ["Jondrette"], ["Valjean"])),
    on("harbour", "export as Excel").holds(writes(".xlsx", [], [])),
    on("harbour", "save as excel").holds(writes(".xlsx", [], [])),
    on("cats", "export as xlsx").holds(writes(".xlsx", [], [])),
    on("harbour", "export the skippers as gml").holds(writes(".gml", ["Wanda"], ["Plover"])),
    on("harbour", "export as gml").holds(writes(".gml", ["Wanda"], [])),
    on("harbour", "export as dot").holds(writes(".dot", ["Wanda"], [])),
    on("harbour", "download the graph as a Graphviz file").holds(writes(".dot", ["Wanda"], [])),
    on("harbour", "export as pajek").holds(writes(".net", ["Wanda"], [])),
    on("harbour", "export as PDF").holds(still, says(/no format .pdf.*Excel/iu)),
  ],
};
