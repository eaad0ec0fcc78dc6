import type { GraphDocument } from "@/graph/document-types";
import { useDocument } from "../use-document";
import { useSettings, useView } from "../use-stores";

/** The graph in numbers, and what is ready. */
export function StatusBar() {
  const counts = useDocument(countsText);
  const selected = useDocument(selectedText);
  const layout = useDocument((document) => document.layout);
  const provider = useSettings((settings) => settings.provider);
  const model = useSettings((settings) => settings.model);
  const saved = useView((view) => view.saved);
  return (
    <footer className="status">
      <span className="num">{counts}</span>
      {selected !== "" && (
        <span className="num">
          <b>{selected}</b>
        </span>
      )}
      {layout !== null && <span>Layout: {layout}</span>}
      <span className="push">
        <i className="dot" aria-hidden="true" />
        {provider === "builtin" ? "Built-in ready" : `${model} chosen`}
      </span>
      {saved.kind === "saved" && <span>Saved on this device</span>}
    </footer>
  );
}

function countsText(document: GraphDocument): string {
  const { nodes, edges } = document.tables;
  const all = `${counted(nodes.count, "node")} · ${counted(edges.count, "edge")}`;
  return document.filter === null ? all : `${all} · filtered: ${document.filter.text}`;
}

function selectedText({ selection }: GraphDocument): string {
  const count = selection.nodes.length + selection.edges.length;
  return count === 0 ? "" : `${count.toLocaleString("en-GB")} selected`;
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en-GB")} ${noun}${count === 1 ? "" : "s"}`;
}
