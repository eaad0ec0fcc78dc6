import type { Evidence } from "./checks/check-types";
import { runCheck } from "./checks/run-check";
import { createSnapshot } from "./checks/snapshot";
import type { PromptStep, TaskReport } from "./door-report";
import type { Check, EvalTask } from "./task-schema";

export interface Fault {
  /** A check's type, or `provider error`, `no success`, `set-up`, `timeout`, `door`. */
  readonly cause: string;
  readonly reason: string;
}

/** Everything about a finished task that does not hold; none: it passed. */
export function judgeTask(task: EvalTask, report: TaskReport): readonly Fault[] {
  const evidence = evidenceOf(report);
  if (evidence.length < task.messages.length) return [{ cause: "door", reason: "not every message was run" }];
  return [...setUpFaults(report), ...successFaults(task, evidence), ...checkFaults(task.checks, evidence)];
}

export function promptSteps(report: TaskReport): readonly PromptStep[] {
  return report.steps.flatMap((step) => ("prompt" in step ? [step] : []));
}

/** One for each message. */
function evidenceOf(report: TaskReport): readonly Evidence[] {
  const states = [report.opened, ...report.steps.map(({ document }) => document)].map(createSnapshot);
  const heard: PromptStep[] = [];
  return report.steps.flatMap((step, index) => {
    const [before, after] = [states[index], states[index + 1]];
    if (!("prompt" in step) || !before || !after) return [];
    heard.push(step);
    return [{ before, after, step, heard: [...heard], answer: step.message }];
  });
}

function setUpFaults({ steps }: TaskReport): readonly Fault[] {
  return steps.flatMap((step) =>
    "command" in step && !step.success ? [{ cause: "set-up", reason: `${step.command}: ${step.message}` }] : [],
  );
}

function successFaults(task: EvalTask, evidence: readonly Evidence[]): readonly Fault[] {
  if (task.checks.some(({ type }) => type === "may-fail")) return [];
  const failed = evidence.find(({ step }) => !step.success)?.step;
  if (!failed) return [];
  const cause = failed.terminationReason === "provider_error" ? "provider error" : "no success";
  return [{ cause, reason: `${failed.terminationReason}: ${failed.message}` }];
}

function checkFaults(checks: readonly Check[], evidence: readonly Evidence[]): readonly Fault[] {
  return checks.flatMap((check) => {
    const looked = evidence[(check.after ?? evidence.length) - 1];
    const reason = looked ? runCheck(check, looked) : `there is no message ${check.after}`;
    return reason === undefined ? [] : [{ cause: check.type, reason }];
  });
}
