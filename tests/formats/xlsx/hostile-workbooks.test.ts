import { describe, expect, it } from "vitest";
import { writeZip } from "../../../packages/formats/src/xlsx/write-zip";
import { openZip } from "../../../packages/formats/src/xlsx/zip";
import { isLong } from "../../support/long";
import { textOfFile } from "../../support/read-in-english";

const rels = (target: string) =>
  `<Relationships><Relationship Id="r1" Type="http://x/worksheet" Target="${target}"/><Relationship Id="r2" Type="http://x/sharedStrings" Target="sharedStrings.xml"/></Relationships>`;

/** A workbook of one sheet with these rows. */
function book(
  rows: string,
  { shared = "", sheets = '<sheet name="S" r:id="r1"/>', target = "worksheets/sheet1.xml" } = {},
) {
  return writeZip([
    { name: "xl/workbook.xml", text: `<workbook><sheets>${sheets}</sheets></workbook>` },
    { name: "xl/_rels/workbook.xml.rels", text: rels(target) },
    { name: "xl/sharedStrings.xml", text: `<sst>${shared}</sst>` },
    { name: "xl/worksheets/sheet1.xml", text: `<worksheet><sheetData>${rows}</sheetData></worksheet>` },
  ]);
}

async function readText(bytes: Uint8Array) {
  const read = await textOfFile(bytes, "book.xlsx");
  return read.success ? read.text : `${read.message} ${read.hint}`;
}

describe("a workbook that no spreadsheet wrote so", () => {
  it("may leave out where its cells stand, and write names with a prefix", async () => {
    const rows = `<x:row><x:c t="inlineStr"><x:is><x:r><x:t>A</x:t></x:r><x:r><x:t>nn</x:t></x:r><x:rPh><x:t>en</x:t></x:rPh></x:is></x:c><x:c><x:v>2</x:v></x:c></x:row><x:row r="4"><x:c r="B4" t="str"><x:v>_x0041_&amp;</x:v></x:c></x:row>`;
    expect(await readText(await book(rows))).toBe("Ann\t2\n\n\n\tA&");
  });

  it("is refused where shared texts would fill the memory", async () => {
    const shared = `<si><t>${"x".repeat(1_000_000)}</t></si>`;
    const rows = Array.from({ length: 300 }, (_, row) => `<row r="${row + 1}"><c t="s"><v>0</v></c></row>`).join("");
    expect(await readText(await book(rows, { shared }))).toBe(
      "book.xlsx unpacks to more than Parley can read. Save the sheet you need as CSV, then open that.",
    );
  });

  it("unpacks to no more than is asked for", async () => {
    const zip = openZip(await book("<row/>".repeat(50_000)));
    expect(await zip?.read("xl/worksheets/sheet1.xml", 299_000)).toBe("too-large");
    expect(await zip?.read("xl/worksheets/sheet1.xml", 301_000)).toBeInstanceOf(Uint8Array);
  });

  it.runIf(isLong)(
    "is refused where it unpacks to more than fits",
    async () => {
      const bytes = await book("<row/>".repeat(50_000_000));
      expect(bytes.length).toBeLessThan(2_000_000);
      expect(await readText(bytes)).toContain("unpacks to more than Parley can read");
    },
    60_000,
  );

  it("is refused where cells of the last column would make far too wide rows", async () => {
    const rows = Array.from(
      { length: 16_000 },
      (_, row) => `<row r="${row + 1}"><c r="XFD${row + 1}"><v>1</v></c></row>`,
    );
    expect(await readText(await book(rows.join("")))).toContain("unpacks to more than Parley can read");
  }, 60_000);

  it.each([
    ["a row that does not end", "<row><c><v>1</v></c>"],
    ["crossed elements", "<row><c><v>1</c></v></row>"],
    ["a character nobody names", "<row><c><v>&nope;</v></c></row>"],
  ])("is refused with %s", async (_, rows) => {
    expect(await readText(await book(rows))).toContain("book.xlsx is damaged");
  });

  it("is refused without a cell, and where its sheet is missing", async () => {
    expect(await readText(await book(""))).toContain("without any cells");
    expect(await readText(await book("<row/>", { target: "nowhere.xml" }))).toContain("without any cells");
    expect(await readText(await book("<row/>", { sheets: "" }))).toContain("without any cells");
  });

  it("is refused where the archive is cut, at any place", async () => {
    const whole = await book('<row><c t="str"><v>a</v></c><c t="str"><v>b</v></c></row>');
    for (let size = 40; size < whole.length; size += 97) {
      const read = await textOfFile(whole.subarray(0, size), "book.xlsx");
      // Without its list it is no archive; the text is then refused by its mark.
      if (read.success) expect(read.text.startsWith("PK")).toBe(true);
    }
    for (let at = 30; at < whole.length; at += 41) {
      const harmed = whole.slice();
      harmed[at] = 255 - (harmed[at] ?? 0);
      await expect(textOfFile(harmed, "book.xlsx")).resolves.toBeDefined();
    }
  });

  it("counts days from 1904 where it says so, and knows hours, spans and errors", async () => {
    const bytes = await writeZip([
      {
        name: "xl/workbook.xml",
        text: '<workbook><workbookPr date1904="1"/><sheets><sheet name="S" r:id="r1"/></sheets></workbook>',
      },
      {
        name: "xl/_rels/workbook.xml.rels",
        text: '<Relationships><Relationship Id="r1" Type="/worksheet" Target="/xl/s.xml"/><Relationship Id="r2" Type="/styles" Target="st.xml"/></Relationships>',
      },
      {
        name: "xl/st.xml",
        text: '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-407]dd/mm/yyyy\\ &quot;h&quot;"/><numFmt numFmtId="171" formatCode="[Red]#,##0.00 &quot;days&quot;"/></numFmts><cellXfs><xf/><xf numFmtId="170"/><xf numFmtId="20"/><xf numFmtId="46"/><xf numFmtId="171"/></cellXfs></styleSheet>',
      },
      {
        name: "xl/s.xml",
        text: '<worksheet><row><c s="1"><v>0</v></c><c s="2"><v>0.25</v></c><c s="3"><v>1.5</v></c><c s="4"><v>1234.5</v></c><c t="e"><v>#N/A</v></c><c><v>1E+20</v></c><c t="b"><v>0</v></c></row></worksheet>',
      },
    ]);
    const read = await textOfFile(bytes, "book.xlsx");
    expect(read).toMatchObject({
      text: "1904-01-01\t06:00\t36:00:00\t1234.5\t\t1e+20\tfalse",
      notes: ["1 cell with an error, such as #N/A, was left empty."],
    });
  });
});

describe("what is no workbook that can be read", () => {
  const compound = (text: string) =>
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Buffer.from(text, "utf16le")]);

  it.each([
    [
      "a workbook with a password",
      compound("EncryptedPackage"),
      "is protected with a password. Open it in the spreadsheet",
    ],
    ["an old workbook", compound("Workbook"), "is an old Excel workbook (.xls), which Parley does not read. In the"],
  ])("%s is refused with what to do", async (_, bytes, said) => {
    expect(await readText(bytes)).toContain(said);
  });

  it("a binary workbook is refused with what to do", async () => {
    expect(await readText(await writeZip([{ name: "xl/workbook.bin", text: "" }]))).toContain("(.xlsb)");
  });
});
