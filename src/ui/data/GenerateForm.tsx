import { useId, useState } from "react";
import { type GeneratedKind, generatedKinds } from "@/analysis/random/generate-pairs";
import { doneSentence } from "../sentences/done-sentence";
import { useServices } from "../services";
import { useWords } from "../use-stores";

const most = { nodes: 10_000, degree: 50, seed: 1_000_000 };
const withDegree: readonly GeneratedKind[] = ["random", "smallWorld", "scaleFree", "tree"];

/** A made-up network: a form over the command that makes it. */
export function GenerateForm() {
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
        <select
          id={`${id}-kind`}
          className="field"
          value={kind}
          onChange={(event) => setKind(generatedKinds.find((one) => one === event.target.value) ?? kind)}
        >
          {order.map((one) => (
            <option key={one} value={one}>
              {words.kinds[one]}
            </option>
          ))}
        </select>
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
        <button type="submit" className="btn line" disabled={isMaking}>
          {isMaking ? words.making : words.make}
        </button>
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
