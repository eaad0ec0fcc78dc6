import { ChartNoAxesColumn, Plus, Trash2, X } from "lucide-react";
import { type FormEvent, useCallback, useId, useState } from "react";
import type { ContextMeasure } from "@/ai/context/measure-context";
import { advancedOptions, mainOptions, optionGroups, optionTable } from "@/ai/options/option-table";
import { withoutTaught, withTaught } from "@/providers/builtin/meanings/taught";
import { findAction } from "../actions/feature";
import { IconButton } from "../parts/IconButton";
import { SureQuestion } from "../parts/SureQuestion";
import { Switch } from "../parts/Switch";
import { TextField } from "../parts/TextField";
import { useServices } from "../services";
import { MeaningFields } from "../settings/MeaningFields";
import { Routing } from "../settings/Routing";
import { useAllWords } from "../use-all-words";
import { useDocument } from "../use-document";
import { useLoading } from "../use-loading";
import { useChat, useSettings, useView } from "../use-stores";
import { OptionCard } from "./OptionCard";
import "./options.css";
import { Button } from "../parts/Button";

/** How the assistant works: what most people set, who helps, what is kept, and the rest under Advanced. */
export function AssistantSection() {
  return (
    <>
      {mainGroups.map((group) => (
        <OptionCard key={group} group={group} options={mainOptions} />
      ))}
      <TaughtWords />
      <SavedChats />
      <Routing />
      <MeaningFields />
      <Advanced />
    </>
  );
}

/** In the order of the options. */
const mainGroups = [...new Set(mainOptions.map((name) => optionTable[name].group))];
const advancedGroups = optionGroups.filter((group) =>
  advancedOptions.some((name) => optionTable[name].group === group),
);

function Advanced() {
  const services = useServices();
  const words = useAllWords("options");
  const hasAttention = useView((view) => view.attention.length > 0);
  return (
    <details className="options-advanced">
      <summary>
        {words.advanced}
        {hasAttention && <i className="dot warn" aria-hidden="true" />}
      </summary>
      <div>
        {advancedGroups.map((group) => (
          <OptionCard key={group} group={group} options={advancedOptions}>
            {group === "context" && <ContextMeter />}
          </OptionCard>
        ))}
        <section className="option-card">
          <p className="lead">{words.metricsLead}</p>
          <Button
            icon={ChartNoAxesColumn}
            className="line"
            onClick={() => findAction(services, "view.metrics").run(services)}
          >
            {words.metrics}
          </Button>
        </section>
      </div>
    </details>
  );
}

const longestQuote = 80;

/** How full the next request of this conversation would be, and what of it would be shortened. */
function ContextMeter() {
  const words = useAllWords("options").meter;
  const measure = useMeasure();
  const isBuiltin = useSettings(({ source }) => source.kind === "builtin");
  if (measure === null) return null;
  if (measure === "not-loaded") return <p className="hint">{words.notLoaded}</p>;
  const { used, budget, whole, shortened, left, first } = measure;
  const percent = Math.min(100, Math.round((100 * used) / Math.max(1, budget)));
  const isWhole = shortened + left === 0;
  return (
    <div className="option-meter">
      <h4>{words.title}</h4>
      <meter
        className="option-bar"
        aria-label={words.label}
        aria-valuetext={words.used(used, budget, percent)}
        min={0}
        max={budget}
        value={Math.min(used, budget)}
      />
      <p className="hint num">{words.used(used, budget, percent)}</p>
      {whole + shortened + left === 0 ? (
        <p className="hint">{words.empty}</p>
      ) : (
        <p className="hint">{isWhole ? words.all(whole) : words.some(whole, shortened, left)}</p>
      )}
      {first !== null && <p className="hint">{words.first(cut(first))}</p>}
      {isBuiltin && <p className="hint">{words.builtin}</p>}
    </div>
  );
}

function useMeasure(): ContextMeasure | "not-loaded" | null {
  const { chat } = useServices();
  const options = useSettings((state) => state.options);
  const source = useSettings((state) => state.source);
  const turns = useChat((state) => state.turns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured follows from these.
  const measure = useCallback(() => chat.measureContext(), [chat, options, source, turns]);
  return useLoading(measure);
}

function cut(text: string): string {
  const points = [...text.slice(0, 4 * longestQuote)];
  return points.length <= longestQuote ? text : `${points.slice(0, longestQuote).join("").trimEnd()}…`;
}

/** Whether conversations are kept, and how those that were are taken away. */
function SavedChats() {
  const { settings, library } = useServices();
  const words = useAllWords("options").kept;
  const isSaved = useSettings(({ keepChats }) => keepChats);
  const [question, setQuestion] = useState<"switched" | "asked" | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const change = (isOn: boolean) => {
    settings.change({ keepChats: isOn });
    setMessage(null);
    setQuestion(isOn ? null : "switched");
  };
  const leave = () => {
    setMessage(question === "switched" ? words.left : null);
    setQuestion(null);
  };
  const remove = async () => {
    setQuestion(null);
    const problem = await library.removeChats();
    setMessage(problem === null ? words.removed : words.failed(problem));
  };
  return (
    <section className="option-card">
      <h3>{words.title}</h3>
      <p className="lead">{words.lead}</p>
      <div className="option">
        <Switch label={words.keep} isOn={isSaved} onChange={change} />
        <p className="hint">{words.keepHint}</p>
      </div>
      {question === null ? (
        <div className="form-foot leading">
          <Button icon={Trash2} className="line big" onClick={() => setQuestion("asked")}>
            {words.removeAll}
          </Button>
        </div>
      ) : (
        <SureQuestion
          label={words.title}
          question={question === "switched" ? words.question : words.removeQuestion}
          keep={question === "switched" ? words.leave : words.keepThem}
          remove={words.remove}
          onKeep={leave}
          onRemove={() => void remove()}
        />
      )}
      <p className="hint" role="status">
        {message}
      </p>
    </section>
  );
}

/** Words the open graph's reader taught the assistant: what each means, and the way to forget or add one. */
function TaughtWords() {
  const { edit } = useServices();
  const words = useAllWords("options").taught;
  const taught = useDocument(({ meta }) => meta.taught) ?? [];
  return (
    <section className="option-card">
      <h3>{words.title}</h3>
      <p className="lead">{words.lead}</p>
      {taught.length === 0 && <p className="hint">{words.none}</p>}
      <ul className="option-counts" aria-label={words.title}>
        {taught.map(({ word, means }) => (
          <li key={word}>
            <span>{words.row(word, means)}</span>
            <IconButton
              icon={X}
              className="slim"
              label={words.forget(word)}
              onClick={() => edit.setTaught(withoutTaught(taught, word), words.forget(word))}
            />
          </li>
        ))}
      </ul>
      <TeachWord onTeach={(entry) => edit.setTaught(withTaught(taught, entry), words.teachTitle(entry.word))} />
    </section>
  );
}

interface TeachWordProps {
  readonly onTeach: (entry: { readonly word: string; readonly means: string }) => void;
}

function TeachWord({ onTeach }: TeachWordProps) {
  const words = useAllWords("options").taught;
  const [word, setWord] = useState("");
  const [means, setMeans] = useState("");
  const id = useId();
  const isWhole = word.trim() !== "" && means.trim() !== "";
  const teach = (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole) return;
    onTeach({ word: word.trim(), means: means.trim() });
    setWord("");
    setMeans("");
  };
  return (
    <form className="option option-row" onSubmit={teach}>
      <div>
        <TextField id={`${id}-word`} label={words.word} value={word} onChange={setWord} />
      </div>
      <div>
        <TextField id={`${id}-means`} label={words.means} value={means} onChange={setMeans} />
      </div>
      <div className="form-foot leading">
        <Button icon={Plus} type="submit" className="line big" disabled={!isWhole}>
          {words.teach}
        </Button>
      </div>
    </form>
  );
}
