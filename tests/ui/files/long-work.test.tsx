import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serveWork } from "@/analysis/workers/serve-work";
import { type ReadRequest, readFiles } from "@/app/files/open-files";
import { openPage } from "../page";

/** A worker as the page sees it, whose reading goes on when it is told to. */
function slowReader() {
  const toPage = new EventTarget();
  const toWorker = new EventTarget();
  const message = (data: unknown) => new MessageEvent("message", { data });
  const gates: (() => void)[] = [];
  let ended = 0;
  const port = {
    addEventListener: (_: "message", listener: (event: MessageEvent) => void) =>
      toWorker.addEventListener("message", (event) => event instanceof MessageEvent && listener(event)),
    postMessage: (news: unknown) => void toPage.dispatchEvent(message(news)),
  };
  serveWork(port, async ({ files }: ReadRequest, _, output) => {
    output(12_000);
    await new Promise<void>((resolve) => gates.push(resolve));
    return readFiles(files, output);
  });
  const worker = Object.assign(toPage, {
    postMessage: (order: unknown) => void toWorker.dispatchEvent(message(order)),
    terminate: () => {
      ended += 1;
    },
    onmessage: null,
    onmessageerror: null,
    onerror: null,
  });
  return { worker, goOn: () => gates.shift()?.(), ended: () => ended };
}

const rows = Array.from({ length: 12_000 }, (_, row) => `node ${row},node ${row + 1}`);
const large = () => new File([`source,target\n${rows.join("\n")}\n`], "large.csv");

describe("opening a large file", () => {
  it("tells what is read and how much of it, and opens it in the end", async () => {
    const { worker, goOn } = slowReader();
    const { services, document: graph } = openPage({ newReadWorker: () => worker });
    const opening = services.files.openFiles([large()]);
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
    expect(await screen.findByRole("progressbar", { name: "Reading large.csv" })).toBeInTheDocument();
    expect(screen.getByText("12,000 rows or elements")).toBeInTheDocument();
    await act(async () => {
      goOn();
      await opening;
    });
    await waitFor(() => expect(graph.tables.edges.count).toBe(12_000));
    expect(screen.queryByText("Reading large.csv")).not.toBeInTheDocument();
  });

  it("ends with Cancel at once, ends the worker, and leaves the graph and its steps whole", async () => {
    const { worker, goOn, ended } = slowReader();
    const { services, user, document: graph } = openPage({ newReadWorker: () => worker });
    const before = graph.snapshot();
    const opening = services.files.openFiles([large()]);
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    await opening;
    expect(await screen.findByText("You cancelled reading large.csv. Nothing changed.")).toBeInTheDocument();
    await waitFor(() => expect(ended()).toBe(1));
    goOn();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(graph.snapshot()).toEqual(before);
    expect(graph.steps()).toEqual([]);
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
  });
});

describe("a command by hand that takes long", () => {
  it("is told with its way to stop, and changes nothing when it is stopped", async () => {
    const nodes = Array.from({ length: 3_000 }, (_, index) => ({ id: `n${index}`, attributes: {} }));
    const edges = nodes.slice(1).map(({ id }, index) => ({
      id: `e${index}`,
      source: id,
      target: `n${(index * 7919) % 3_000}`,
      attributes: {},
    }));
    const graph = { name: "G", directed: false, nodes, edges, layers: [], sets: [], filter: null };
    const { services, user, document } = openPage({ graph });
    const running = services.edit.run({ name: "setLayout", input: { type: "force" } });
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    expect(await running).toBeNull();
    expect(await screen.findByText("Arranging the nodes: cancelled. Nothing changed.")).toBeInTheDocument();
    expect(document.steps()).toEqual([]);
  });
});
