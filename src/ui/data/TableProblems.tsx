import { problemsOf, rowsOf, type TablePlan, type TableProblem, type TableSource } from "@parley/formats/table-plan";
import { useMemo } from "react";
import { Button } from "../parts/Button";
import { ChoiceField, type Option } from "../parts/Choice";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import type { TablePartProps } from "./TableOptions";

const problemsShown = 3;

/** Rows that are not like the others, and what is done with them. */
export function TableProblems({ table, place }: TablePartProps) {
  const { files } = useServices();
  const words = useAllWords("files");
  const source = table.opened.success ? table.opened.source : null;
  const problems = useProblems(source);
  const hasSamePairs = useSamePairs(source);
  if (!source) return null;
  const { plan } = source;
  const change = (changed: Partial<TablePlan>) => files.tables.store.plan(place, { ...plan, ...changed });
  const has = (wanted: TableProblem["kind"]) => problems.some(({ kind }) => kind === wanted);
  const isOne = (wanted: TableProblem["kind"]) => problems.filter(({ kind }) => kind === wanted).length === 1;
  const skip = (kind: "short" | "sum") => (isOne(kind) ? words.skipIt : words.skipAll);
  const addSums = isOne("sum") ? words.addIt : words.addAll;
  return (
    <>
      {problems.length > 0 && (
        <ul className="column-problems">
          {problems.slice(0, problemsShown).map(({ kind, row, fileName, line, id }) => (
            <li key={line}>
              {words.rowProblem[kind](row, fileName, line, id)}{" "}
              {kind === "short" && plan.shortRows === "node" && (
                <Button className="line" onClick={() => change({ shortRows: "skip" })}>
                  {skip(kind)}
                </Button>
              )}
              {kind === "sum" && (
                <Button className="line" onClick={() => change({ sumRows: plan.sumRows === "skip" ? "node" : "skip" })}>
                  {plan.sumRows === "skip" ? addSums : skip(kind)}
                </Button>
              )}
            </li>
          ))}
          {problems.length > problemsShown && <li>{words.moreProblems(problems.length - problemsShown)}</li>}
        </ul>
      )}
      <div className="column-options">
        {has("sum") && (
          <ChoiceField
            label={words.sumRows}
            value={plan.sumRows}
            options={optionsOf(words.shortChoices)}
            onChange={(sumRows) => change({ sumRows })}
          />
        )}
        {has("short") && (
          <ChoiceField
            label={words.shortRows}
            value={plan.shortRows}
            options={optionsOf(words.shortChoices)}
            onChange={(shortRows) => change({ shortRows })}
          />
        )}
        {has("long") && (
          <ChoiceField
            label={words.longRows}
            value={plan.longRows === "cut" ? "cut" : "skip"}
            options={optionsOf(words.longChoices)}
            onChange={(longRows) => change({ longRows })}
          />
        )}
        {hasSamePairs && plan.kind === "edges" && (
          <ChoiceField
            label={words.sameEdges}
            value={plan.sameEdges}
            options={optionsOf(words.sameChoices)}
            onChange={(sameEdges) => change({ sameEdges })}
          />
        )}
      </div>
    </>
  );
}

function optionsOf<T extends string>(titles: Readonly<Record<T, string>>): readonly Option<T>[] {
  const ids = Object.keys(titles).filter((key): key is T => key in titles);
  return ids.map((id) => ({ id, title: titles[id] }));
}

function useProblems(source: TableSource | null): readonly TableProblem[] {
  return useMemo(() => (source ? problemsOf(source, rowsOf(source)) : []), [source]);
}

function useSamePairs(source: TableSource | null): boolean {
  return useMemo(() => {
    if (!source) return false;
    const seen = new Set<string>();
    return rowsOf(source).some(({ cell }) => {
      const key = JSON.stringify([cell("source"), cell("target"), cell("type")]);
      const isKnown = seen.has(key);
      seen.add(key);
      return isKnown;
    });
  }, [source]);
}
