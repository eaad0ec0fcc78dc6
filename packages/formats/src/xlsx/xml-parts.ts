import { readXml, type XmlElement } from "../xml/xml-tree";

/** Thrown where a part of a workbook is no whole XML, or unpacks to too much. */
export const partFaults = { broken: "a part is not whole", "too-large": "a part is too large" } as const;

/** The elements of that name, one after the other: a sheet of a million rows is never held as a tree. */
export function* elementsIn(xml: string, name: string): Generator<XmlElement> {
  const opening = new RegExp(`<((?:\\w+:)?${name})(?=[\\s/>])[^<>]*>`, "g");
  for (let open = opening.exec(xml); open !== null; open = opening.exec(xml)) {
    const close = `</${open[1]}>`;
    const isEmpty = open[0].endsWith("/>");
    const closeAt = isEmpty ? 0 : xml.indexOf(close, opening.lastIndex);
    if (closeAt < 0) throw new Error(partFaults.broken);
    const end = isEmpty ? opening.lastIndex : closeAt + close.length;
    const read = readXml(xml.slice(open.index, end));
    if (!read.success) throw new Error(partFaults.broken);
    opening.lastIndex = end;
    yield read.root;
  }
}
