import { Database, Download, FileUp, HardDrive, Plus, Share2, Upload } from "lucide-react";
import { useId, useState } from "react";
import type { GeneratedKind } from "@/analysis/random/generate-pairs";
import type { GraphDocument } from "@/graph/document/document-types";
import { sampleCredits } from "@/graph/samples/sample-credits";
import { Choice } from "../parts/Choice";
import { pickFiles } from "../pick-files";
import { doneSentence } from "../sentences/done-sentence";
import { useServices } from "../services";
import { PasteBox } from "../start/PasteBox";
import { SampleList } from "../start/SampleList";
import { GraphRows } from "../storage/GraphRows";
import { useDocument } from "../use-document";
import { useWords } from "../use-stores";
import "./data-panel.css";
import { Button } from "../parts/Button";

const recentShown = 5;

/** This graph in facts, more data for it, and other graphs. */
export function DataPanel() {
  const { files, view } = useServices();
  const words = useWords();
  const [how, setHow] = useState<"open" | "add" | null>(null);
  const pick = async (into: "open" | "add") => files.openFiles(await pickFiles(), into);
  return (
    <div className="data-panel">
      <Facts />
      <section>
        <h3>{words.data.open}</h3>
        <div className="data-buttons">
          <Button icon={FileUp} className="line" onClick={() => void pick("open")}>
            {words.data.openFile}
          </Button>
          <Button aria-expanded={how === "open"} onClick={() => setHow(how === "open" ? null : "open")}>
            {words.data.pasteOpen}
          </Button>
        </div>
        <Button icon={Database} onClick={() => view.change({ dialog: "database" })}>
          {words.actions.database}
        </Button>
        {how === "open" && <PasteBox how="open" />}
      </section>
      <section>
        <h3>{words.data.add}</h3>
        <p className="hint">{words.data.addHint}</p>
        <div className="data-buttons">
          <Button icon={Plus} className="line" onClick={() => void pick("add")}>
            {words.data.addFile}
          </Button>
        </div>
        <PasteBox how="add" />
      </section>
      <GenerateForm />
      <section>
        <h3>{words.data.recent}</h3>
        <GraphRows most={recentShown} />
        <Button icon={HardDrive} onClick={() => view.change({ dialog: "storage" })}>
          {words.data.manage}
        </Button>
      </section>
      <section>
        <SampleList head={words.data.samples} />
      </section>
    </div>
  );
}

function Facts() {
  const { files, view } = useServices();
  const words = useWords();
  const facts = useDocument(factsOf);
  const sample = files.samples.find(({ title, nodeCount }) => title === facts.name && nodeCount === facts.nodes);
  const credit = sampleCredits[sample?.name ?? ""];
  return (
    <section>
      <h3>{words.data.thisGraph}</h3>
      <ul className="data-facts num">
        <li>
          <b>{facts.name === "" ? words.frame.untitled : facts.name}</b>
        </li>
        <li>
          {words.frame.nodes(facts.nodes)}, {words.frame.edges(facts.edges)}
        </li>
        <li>{words.data.direction[facts.direction]}</li>
        <li>{words.data.attributes(facts.nodeAttributes, facts.edgeAttributes)}</li>
        {facts.nodes > 0 && <li>{words.data.parts(facts.parts)}</li>}
        {credit !== undefined && (
          <>
            <li>
              {words.data.source}: <span lang="en">{credit.source}</span>
            </li>
            <li>
              {words.data.licence}: {credit.licence}
            </li>
          </>
        )}
      </ul>
      <div className="data-buttons">
        <Button icon={Upload} className="line" onClick={() => view.change({ dialog: "export" })}>
          {words.data.export}
        </Button>
        <Button icon={Share2} className="line" onClick={() => view.change({ dialog: "share" })}>
          {words.data.share}
        </Button>
        <Button icon={Download} onClick={() => void files.saveAsJson()}>
          {words.data.saveJson}
        </Button>
      </div>
    </section>
  );
}

function factsOf(document: GraphDocument) {
  const { meta, tables } = document;
  return {
    name: meta.name,
    direction: tables.direction,
    nodes: tables.nodes.count,
    edges: tables.edges.count,
    nodeAttributes: tables.nodes.attributeNames().length,
    edgeAttributes: tables.edges.attributeNames().length,
    parts: document.profile().componentCount,
  };
}

const most = { nodes: 10_000, degree: 50, seed: 1_000_000 };
const withDegree: readonly GeneratedKind[] = ["random", "smallWorld", "scaleFree", "tree"];

/** A made-up network: a form over the command that makes it. */
function GenerateForm() {
  const { edit, view, words: spoken } = useServices();
  const words = useWords("data");
  const id = useId();
  const [kind, setKind] = useState<GeneratedKind>("smallWorld");
  const [nodes, setNodes] = useState(50);
  const [degree, setDegree] = useState(4);
  const [seed, setSeed] = useState(1);
  const [isMaking, setMaking] = useState(false);
  const hasDegree = withDegree.includes(kind);
  const make = async () => {
    setMaking(true);
    const done = await edit.run({
      name: "generateGraph",
      input: { kind, nodes, seed, ...(hasDegree ? { degree } : {}) },
    });
    setMaking(false);
    if (done?.success) view.change({ isStartOpen: false, toast: { text: doneSentence(done, spoken.getState()) } });
  };
  return (
    <section>
      <h3>{words.generate}</h3>
      <form
        className="generate"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <label htmlFor={`${id}-kind`}>{words.kind}</label>
        <Choice
          id={`${id}-kind`}
          className="field"
          value={kind}
          options={order.map((one) => ({ id: one, title: words.kinds[one] }))}
          onChange={(one) => setKind(one)}
        />
        <NumberField id={`${id}-nodes`} title={words.nodes} value={nodes} most={most.nodes} onChange={setNodes} />
        {hasDegree && (
          <NumberField
            id={`${id}-degree`}
            title={kind === "tree" ? words.children : words.degree}
            value={degree}
            most={most.degree}
            onChange={setDegree}
          />
        )}
        <NumberField
          id={`${id}-seed`}
          title={words.seed}
          hint={words.seedHint}
          value={seed}
          most={most.seed}
          onChange={setSeed}
        />
        <Button type="submit" className="line" disabled={isMaking}>
          {isMaking ? words.making : words.make}
        </Button>
      </form>
    </section>
  );
}

const order: readonly GeneratedKind[] = ["smallWorld", "scaleFree", "random", "grid", "tree", "ring", "complete"];

interface NumberFieldProps {
  readonly id: string;
  readonly title: string;
  readonly hint?: string;
  readonly value: number;
  readonly most: number;
  onChange(value: number): void;
}

function NumberField({ id, title, hint, value, most: highest, onChange }: NumberFieldProps) {
  return (
    <>
      <label htmlFor={id} title={hint}>
        {title}
      </label>
      <input
        id={id}
        className="field num"
        type="number"
        min={1}
        max={highest}
        required
        value={value}
        onChange={(event) => onChange(Math.min(highest, Math.max(1, event.target.valueAsNumber || 1)))}
      />
    </>
  );
}
