import { useCallback, useState } from "react";
import { historyFaults } from "@/ai/history/validate-history";
import { apis } from "@/ai/port/api-table";
import type { ProviderRequest } from "@/ai/port/provider-port";
import type { Trace } from "@/ai/trace/trace";
import type { WireForm } from "@/providers/adapter-types";
import { Choice } from "../parts/Choice";
import { Skeleton } from "../parts/Skeleton";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useLoading } from "../use-loading";
import { Fold } from "./Fold";
import { LongText } from "./LongText";

/** A request's history in the form of each provider, with what its rules say: where a result lost its call, it stands here. */
export function HistoryTab({ trace }: { readonly trace: Trace }) {
  const words = useAllWords("trace");
  const [place, setPlace] = useState(trace.requests.length - 1);
  const request = trace.requests[place]?.request;
  if (request === undefined) return <p className="trace-line">{words.nothingCame}</p>;
  return (
    <>
      <p className="lead">{words.formsLead}</p>
      {trace.requests.length > 1 && (
        <label className="trace-choice row" htmlFor="trace-request">
          {words.ofRequest}
          <Choice
            id="trace-request"
            className="field"
            value={String(place)}
            options={trace.requests.map((_, index) => ({ id: String(index), title: words.request(index + 1) }))}
            onChange={(chosen) => setPlace(Number(chosen))}
          />
        </label>
      )}
      <OwnRules request={request} />
      <Forms key={place} request={request} trace={trace} />
    </>
  );
}

function OwnRules({ request: { history } }: { readonly request: ProviderRequest }) {
  const words = useAllWords("trace");
  const faults = historyFaults(history);
  return <Form title={words.ownRules} refusals={faults} value={history} />;
}

function Forms({ request, trace }: { readonly request: ProviderRequest; readonly trace: Trace }) {
  const words = useAllWords("trace");
  const forms = useForms(request, trace);
  if (forms === null) return <Skeleton count={3} />;
  if (forms === "not-loaded") return <p className="note warn">{words.notLoaded}</p>;
  return forms.map(({ kind, model, body, refusal }) => (
    <Form
      key={kind}
      title={`${titleOf(kind) ?? words.deviceForm} ${words.writtenFor(model)}`}
      refusals={refusal === null ? [] : [refusal]}
      value={body}
    />
  ));
}

function titleOf(kind: WireForm["kind"]): string | undefined {
  return apis.find((api) => api.kind === kind)?.title;
}

interface FormProps {
  readonly title: string;
  readonly refusals: readonly string[];
  readonly value: object;
}

function Form({ title, refusals, value }: FormProps) {
  const words = useAllWords("trace");
  const isValid = refusals.length === 0;
  return (
    <section className="trace-form" aria-label={title}>
      <Fold
        title={
          <>
            {title} <span className={isValid ? "tag ok" : "tag danger"}>{isValid ? words.valid : words.refused}</span>
          </>
        }
        content={value}
      >
        {() => <LongText text={JSON.stringify(value, null, 1)} label={title} />}
      </Fold>
      {[...new Set(refusals)].map((refusal) => (
        <p key={refusal} className="outcome bad" lang="en">
          {refusal}
        </p>
      ))}
    </section>
  );
}

/** The adapters' code comes with the tab. A request to the built-in assistant names its tools alone: their definitions are looked up. */
function useForms(request: ProviderRequest, trace: Trace): readonly WireForm[] | "not-loaded" | null {
  const { registry } = useServices();
  const write = useCallback(async () => {
    const { wireForms } = await import("@/providers/wire-forms");
    const isBare = request.tools.some(({ description }) => description === "");
    const tools = isBare ? await registry.definitions(request.tools.map(({ name }) => name)) : request.tools;
    return wireForms({ ...request, tools }, trace.provider);
  }, [registry, request, trace]);
  return useLoading(write);
}
