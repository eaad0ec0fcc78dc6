import { useEffect, useState } from "react";
import type { CommandResult } from "@/commands/registry/command-types";
import type { StyleMapping } from "@/graph/styles/style-types";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { tryJson } from "@/lib/try-json";
import type { WordsState } from "@/words/words-store";
import { refusalText } from "../../sentences/refusal-text";
import { useServices } from "../../services";
import { useEndOfTrial } from "../use-styler";
import type { Subject } from "../use-subject";
import { callOf, type MappingDraft } from "./mapping-draft";

export interface MappingTrial {
  /** Rows as the command tells them: value or from and to, output, count. */
  readonly legend: readonly JsonObject[];
  /** What it would put on; null until known, or when it is refused. */
  readonly mapping: StyleMapping | null;
  readonly problem: string | null;
}

const nothing: MappingTrial = { legend: [], mapping: null, problem: null };

function trialOf(result: CommandResult, words: WordsState): MappingTrial {
  if (!result.success) return { ...nothing, problem: refusalText(result, words) };
  const put = (result.changes ?? []).find((change) => change.type === "layer-put");
  const legend = isJsonObject(result.data) ? result.data["legend"] : undefined;
  return {
    legend: Array.isArray(legend) ? legend.filter(isJsonObject) : [],
    mapping: put?.layer.mapping ?? null,
    problem: null,
  };
}

/** The wish as text is what tells two wishes apart. */
function readChoice(wish: string): JsonObject {
  const input = tryJson(wish);
  return isJsonObject(input) ? input : {};
}

/** Draws the draft on the canvas while it is on trial, and reports what its legend would be; then what it reported last. */
export function useMappingTrial(draft: MappingDraft, subject: Subject, isOn: boolean): MappingTrial {
  const { edit, document, words } = useServices();
  const [trial, setTrial] = useState<MappingTrial>(nothing);
  const { name, input } = callOf(draft, subject);
  const wish = JSON.stringify(input);
  const count = subject.ids.length;
  const { revision } = document;
  useEndOfTrial();
  useEffect(() => {
    let isCurrent = true;
    if (!isOn) return undefined;
    // Another set of elements under the same words is another trial.
    void [count, revision];
    void edit.tryOut({ name, input: readChoice(wish) }).then((result) => {
      if (isCurrent && result !== null) setTrial(trialOf(result, words.getState()));
    });
    return () => {
      isCurrent = false;
    };
  }, [isOn, name, wish, count, revision, edit, words]);
  return trial;
}
