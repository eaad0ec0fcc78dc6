import { Braces, Copy } from "lucide-react";
import { useState } from "react";
import type { JsonValue } from "@/lib/json";
import type { ChatStep } from "@/store/chat-types";
import { IconButton } from "../parts/IconButton";
import { scrollable } from "../parts/scrollable";
import { ResultRows } from "./ResultRows";
import { cellText, resultTable, wordsOf } from "./result-table";

/** What a call was given and what came back: as people read it, or as JSON. */
export function StepBody({ step, id }: { readonly step: ChatStep; readonly id: string }) {
  const [isRaw, setRaw] = useState(false);
  const table = resultTable(step.data);
  const isTold = step.state === "failed" || step.state === "denied" || !table;
  return (
    <div className="step-body" id={id}>
      {step.remark !== "" && <p className="remark">{step.remark}</p>}
      {isRaw ? <RawStep step={step} /> : <Arguments input={step.input} />}
      {!isRaw && isTold && step.message !== "" && (
        <p className="told">
          {step.message} {step.hint}
        </p>
      )}
      {!isRaw && table && <ResultRows table={table} />}
      <div className="step-foot">
        <span />
        <IconButton
          icon={Braces}
          iconSize={14}
          className="slim"
          label={isRaw ? "Show as a list" : "Show as JSON"}
          aria-pressed={isRaw}
          onClick={() => setRaw(!isRaw)}
        />
        <IconButton
          icon={Copy}
          iconSize={14}
          className="slim"
          label="Copy as JSON"
          onClick={() => void navigator.clipboard?.writeText(jsonOf(step))}
        />
      </div>
    </div>
  );
}

function Arguments({ input }: Pick<ChatStep, "input">) {
  const entries = Object.entries(input);
  if (entries.length === 0) return null;
  return (
    <dl className="args">
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{wordsOf(name)}</dt>
          <dd>{isCode(name, value) ? <code>{codeText(value)}</code> : cellText(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function isCode(name: string, value: JsonValue): boolean {
  return /selector|via$/iu.test(name) || (typeof value === "object" && value !== null);
}

function codeText(value: JsonValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function RawStep({ step }: { readonly step: ChatStep }) {
  return (
    <pre {...scrollable}>
      <code>{jsonOf(step)}</code>
    </pre>
  );
}

function jsonOf({ name, input, message, hint, data, state }: ChatStep): string {
  return JSON.stringify({ name, input, result: { success: state === "done", message, hint, data } }, null, 2);
}
