import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { hugeFile } from "../../support/page/huge-file";
import { openPage } from "../page";

const beginnings: Readonly<Record<string, string>> = {
  "huge.csv": `from,to,note\n${`a,b,${"x".repeat(500)}\n`.repeat(2500)}`,
  "huge.jsonl": `${JSON.stringify({ source: "a", target: "b", note: "x".repeat(500) })}\n`.repeat(2500),
  "huge.graphml": `<graphml><graph>${'<node id="n"/>'.repeat(90_000)}`,
  "huge.json": "{",
  "huge.xlsx": "PK\0\0",
};

describe("a file that is too large", () => {
  it.each([
    ["huge.csv", "en", /The file has 300 MB; the browser can open up to 256 MB\. Open a smaller part/u],
    ["huge.csv", "de", /Die Datei hat 300 MB; der Browser kann bis zu 256 MB öffnen\./u],
    ["huge.jsonl", "en", /put all of it into a graph database/u],
    ["huge.graphml", "en", /Of its form Parley reads up to 256 MB\. Save it as CSV or as JSON lines/u],
    ["huge.json", "de", /In dieser Form liest Parley bis zu 256 MB\. Speichern Sie sie als CSV oder JSON/u],
    ["huge.xlsx", "en", /huge\.xlsx has 300 MB\. Of its form Parley reads up to 256 MB/u],
  ] as const)("is refused before it is read, with where it can go: %s in %s", async (name, language, said) => {
    const { services, document: graph } = openPage();
    await services.words.setLanguage(language);
    const before = graph.snapshot();
    await services.files.openFiles([hugeFile(name, beginnings[name] ?? "")]);
    expect(await screen.findByText(said)).toBeVisible();
    const goes = services.view.getState().notice?.actions ?? [];
    expect(goes.map(({ title }) => title)).toEqual(
      /csv|jsonl/u.test(name) ? [expect.stringMatching(/^Graph ?(?:database|datenbank)…$/u)] : [],
    );
    expect(graph.snapshot()).toEqual(before);
  });
});

describe("a table that is added", () => {
  it.each([
    ["words", "animal\tcolour\tkilos", "grey\t4"],
    ["figures", "animal\tkilos\tcolour", "4\tgrey"],
  ])("is about the nodes that its first column names, with %s beside them", async (_, header, values) => {
    const { services, document: graph } = openPage();
    const { nodes, edges } = graph.snapshot();
    const rows = nodes.slice(0, 3).map(({ id }) => `${id}\t${values}`);
    await services.files.openFiles([new File([[header, ...rows].join("\n")], "facts.tsv")], "add");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(graph.node(nodes[1]?.id ?? "")?.attributes).toMatchObject({ kilos: 4, colour: "grey" });
    expect(graph.snapshot().nodes).toHaveLength(nodes.length);
    expect(graph.snapshot().edges).toEqual(edges);
  });

  it("is asked about where its first column names nobody who is open", async () => {
    const { services } = openPage();
    await services.files.openFiles(
      [new File(["animal\tplace\tcolour\nToto\tattic\tgrey\nRex\tcellar\tblack\n"], "x.tsv")],
      "add",
    );
    expect(await screen.findByRole("dialog")).toBeVisible();
  });
});

describe("a file that may be meant in several ways", () => {
  it("asks whether the first row names the columns, and opens what is chosen", async () => {
    const { services, user, document: graph } = openPage();
    await services.files.openFiles([new File(["follower,star\nann,bob\nbob,cleo\n"], "fans.csv")]);
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText("Is the first row a header?")).toBeVisible();
    expect(within(dialog).getByRole("status")).toHaveTextContent("3 nodes, 2 edges");
    await user.click(within(dialog).getByRole("switch", { name: "The first row is a header" }));
    expect(within(dialog).getByRole("status")).toHaveTextContent("5 nodes, 3 edges");
    await user.click(within(dialog).getByRole("button", { name: "Open" }));
    await waitFor(() => expect(graph.snapshot().edges).toHaveLength(3));
  });

  it("asks as what to read lines that no format marks, shows them and what they make", async () => {
    const { services, user, document: graph } = openPage();
    await services.files.openFiles([new File(["1,2,3\n2,3,1\n3,1,2\n"], "square.csv")]);
    const dialog = await screen.findByRole("dialog");
    const choice = within(dialog).getByLabelText("Read as");
    expect(choice).toHaveValue("csv");
    await user.selectOptions(choice, "An adjacency matrix");
    expect(await within(dialog).findByText(/I can't tell the format of square\.csv\./)).toBeVisible();
    expect(within(dialog).getByText(/1,2,3/)).toBeVisible();
    await waitFor(() => expect(within(dialog).getByRole("status")).toHaveTextContent("3 nodes, 6 edges"));
    await user.click(within(dialog).getByRole("button", { name: "Open" }));
    await waitFor(() => expect(graph.snapshot().edges).toHaveLength(6));
  });

  it("begins in its first field, closes with Escape's event, and leaves the graph as it was", async () => {
    const { services, document: graph } = openPage();
    const before = graph.snapshot();
    await services.files.openFiles([new File(["1,2,3\n2,3,1\n3,1,2\n"], "square.csv")]);
    const dialog = await screen.findByRole<HTMLDialogElement>("dialog");
    expect(within(dialog).getByLabelText("Read as")).toHaveFocus();
    act(() => dialog.close());
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(graph.snapshot()).toEqual(before);
  });

  it("asks in German too", async () => {
    const { services } = openPage();
    await services.words.setLanguage("de");
    await services.files.openText("Ann kennt Bob");
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByLabelText("Lesen als")).toHaveValue("sif");
    expect(within(dialog).getByText(/^Eingefügter Text: Das Format ist nicht zu erkennen\./)).toBeVisible();
  });

  it("shows the lines above a table", async () => {
    const { services } = openPage();
    await services.files.openFiles([new File(["Made by Ann\nhead,tail\na,b\n"], "x.csv")]);
    expect(await screen.findByText("One line above the table skipped: Made by Ann")).toBeVisible();
  });

  it("takes back what it told of a file together with the file", async () => {
    const { services, document: graph } = openPage();
    const before = graph.snapshot().name;
    await services.files.openFiles([new File(["source,target\nann,bob\nbob,cleo\ncleo,ann\neve,\n"], "x.csv")]);
    expect(await screen.findByRole("alert")).toHaveTextContent("Opened x.csv.");
    expect(services.edit.undoStep(graph.steps().at(-1)?.id ?? "")).toBeNull();
    await waitFor(() => expect(graph.snapshot().name).toBe(before));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  it("tells the encoding it assumed", async () => {
    const { services, document: graph } = openPage();
    const latin = new Uint8Array([..."source,target\nJ\u00fcrg,Ren\u00e9\n"].map((sign) => sign.charCodeAt(0)));
    await services.files.openFiles([new File([latin], "alt.csv")]);
    expect(await screen.findByText(/alt\.csv is not UTF-8; it was read as Windows-1252/)).toBeVisible();
    expect(graph.snapshot().nodes.map(({ id }) => id)).toEqual(["Jürg", "René"]);
  });
});

describe("a table that was opened", () => {
  const sales = () => new File(["source,target\nann,bob\nbob,cleo\ncleo,ann\neve,\n"], "x.csv");
  const plain = () => new File(["source,target\nann,bob\nbob,cleo\n"], "y.csv");
  const change = { name: "addNodes", input: { nodes: [{ id: "mine" }] } };

  it("is read again without a row, while its graph is as it was opened", async () => {
    const { services, user, document: graph } = openPage();
    await services.files.openFiles([sales()]);
    await user.click(within(await screen.findByRole("alert")).getByRole("button", { name: "Skip it" }));
    await waitFor(() => expect(graph.node("eve")).toBeUndefined());
    expect(graph.steps().filter(({ opens }) => opens)).toHaveLength(1);
  });

  it("is read again with a row of a total, which it left out and named", async () => {
    const { services, user, document: graph } = openPage();
    const text = "Member No;Name;Fee;Sponsor\nM1;Ann;€ 1,50;\nM2;Bob;€ 2,50;M1\nSumme;;€ 4,00;\n";
    await services.files.openFiles([new File([text], "members.csv")]);
    const news = await screen.findByRole("alert");
    expect(news).toHaveTextContent("Row 3 looks like a total: 'Summe' was skipped.");
    expect(graph.node("Summe")).toBeUndefined();
    await user.click(within(news).getByRole("button", { name: "Add it as a node" }));
    await waitFor(() => expect(graph.node("Summe")).toBeDefined());
    await user.click(await screen.findByRole("button", { name: "Skip it" }));
    await waitFor(() => expect(graph.node("Summe")).toBeUndefined());
  });

  it("is read again with all rows of totals, each a node of its own", async () => {
    const { services, user, document: graph } = openPage();
    const text = "Member No;Name;Fee;Sponsor\nM1;Ann;€ 1,50;\nSumme;;€ 1,50;\nM2;Bob;€ 2,50;M1\nSumme;;€ 4,00;\n";
    await services.files.openFiles([new File([text], "members.csv")]);
    await user.click(within(await screen.findByRole("alert")).getByRole("button", { name: "Add all as nodes" }));
    await waitFor(() => expect(graph.node("Summe")).toBeDefined());
    expect(graph.node("Summe 2")).toBeDefined();
    await user.click(await screen.findByRole("button", { name: "Skip all" }));
    await waitFor(() => expect(graph.node("Summe")).toBeUndefined());
  });

  it("takes a row of a total in or leaves it out by its buttons in the dialog of columns", async () => {
    const { services, user, document: graph } = openPage();
    const text = "Member No;Name;Fee;Sponsor\nM1;Ann;€ 1,50;\nM2;Bob;€ 2,50;M1\nSumme;;€ 4,00;\n";
    await services.files.openFiles([new File([text], "members.csv")]);
    await user.click(await screen.findByRole("button", { name: "Change columns" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText(/Row 3 looks like a total: “Summe”/)).toBeVisible();
    const choice = dialog.getByRole("combobox", { name: "Rows of totals" });
    expect(choice).toHaveDisplayValue("Skip");
    await user.click(dialog.getByRole("button", { name: "Add it as a node" }));
    expect(choice).toHaveDisplayValue("Add as nodes");
    await user.click(dialog.getByRole("button", { name: "Skip it" }));
    expect(choice).toHaveDisplayValue("Skip");
    await user.selectOptions(choice, "Add as nodes");
    await user.click(dialog.getByRole("button", { name: "Open" }));
    await waitFor(() => expect(graph.node("Summe")).toBeDefined());
  });

  it.each(["notice", "toast"] as const)("offers that in a %s until its graph is changed", async (place) => {
    const { services, document: graph } = openPage();
    await services.files.openFiles([place === "notice" ? sales() : plain()]);
    expect(await screen.findByRole("button", { name: "Change columns" })).toBeVisible();
    await services.edit.run({ name: "selectElements", input: { selector: "id == 'ann'" } });
    expect(graph.selection.nodes).toEqual(["ann"]);
    expect(screen.getByRole("button", { name: "Change columns" })).toBeVisible();
    expect(await services.edit.run(change, { isQuiet: true })).toMatchObject({ success: true });
    await waitFor(() => expect(screen.queryByRole("button", { name: "Change columns" })).toBeNull());
    expect(screen.queryByRole("button", { name: "Skip it" })).toBeNull();
    expect(graph.node("mine")).toBeDefined();
  });

  it.each(["en", "de"] as const)(
    "asks before it is read over changes made behind the dialog, in %s",
    async (language) => {
      const { services, user, document: graph } = openPage();
      await services.words.setLanguage(language);
      const [columns, open, again] =
        language === "en"
          ? (["Change columns", "Open", "Open again"] as const)
          : (["Spalten ändern", "Öffnen", "Erneut öffnen"] as const);
      await services.files.openFiles([plain()]);
      await user.click(await screen.findByRole("button", { name: columns }));
      const dialog = await screen.findByRole("dialog");
      await services.edit.run(change, { isQuiet: true });
      await user.click(within(dialog).getByRole("button", { name: open }));
      const question = await screen.findByRole("alert");
      expect(question).toHaveTextContent(
        language === "en"
          ? "You have worked on y.csv since you opened it."
          : "Seit dem Öffnen haben Sie an y.csv gearbeitet.",
      );
      expect(graph.node("mine")).toBeDefined();
      await user.click(within(question).getByRole("button", { name: again }));
      await waitFor(() => expect(graph.node("mine")).toBeUndefined());
      // A step of its own: the graph before it can be had again.
      expect(services.edit.undoStep(graph.steps().at(-1)?.id ?? "")).toBeNull();
      expect(graph.node("mine")).toBeDefined();
    },
  );

  it("asks before its chat goes, too", async () => {
    const { services, user } = openPage();
    await services.files.openFiles([plain()]);
    await services.chat.send("How many nodes are there?");
    await user.click(await screen.findByRole("button", { name: "Change columns" }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Open" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("You have worked on y.csv since you opened it.");
    expect(services.chat.store.getState().turns).toHaveLength(1);
  });

  it("does not ask for another file", async () => {
    const { services, document: graph } = openPage();
    await services.files.openFiles([plain()]);
    await services.edit.run(change, { isQuiet: true });
    await services.files.openFiles([sales()]);
    expect(graph.node("eve")).toBeDefined();
  });
});
