import { ChartNoAxesColumn } from "lucide-react";
import { advancedOptions, mainOptions, optionGroups, optionTable } from "@/ai/options/option-table";
import { findAction } from "../actions/all-actions";
import { useServices } from "../services";
import { MeaningFields } from "../settings/MeaningFields";
import { Routing } from "../settings/Routing";
import { useView, useWords } from "../use-stores";
import { ContextMeter } from "./ContextMeter";
import { KeptChats } from "./KeptChats";
import { OptionCard } from "./OptionCard";
import { TaughtWords } from "./TaughtWords";
import "./options.css";

/** How the assistant works: what most people set, who helps, what is kept, and the rest under Advanced. */
export function AssistantSection() {
  return (
    <>
      {mainGroups.map((group) => (
        <OptionCard key={group} group={group} options={mainOptions} />
      ))}
      <TaughtWords />
      <KeptChats />
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
  const words = useWords("options");
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
          <button type="button" className="btn line" onClick={() => findAction("view.metrics").run(services)}>
            <ChartNoAxesColumn size={14} strokeWidth={1.75} aria-hidden="true" />
            {words.metrics}
          </button>
        </section>
      </div>
    </details>
  );
}
