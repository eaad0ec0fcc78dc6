import { optionGroups } from "@/ai/options/option-table";
import { MeaningFields } from "../settings/MeaningFields";
import { Routing } from "../settings/Routing";
import { ContextMeter } from "./ContextMeter";
import { KeptChats } from "./KeptChats";
import { OptionCard } from "./OptionCard";
import { TaughtWords } from "./TaughtWords";
import "./options.css";

/** How the assistant works, a group a subject: the options of a message, what is kept, who helps, and how texts are searched. */
export function AssistantSection() {
  return (
    <>
      {optionGroups.map((group) => (
        <OptionCard key={group} group={group}>
          {group === "context" && <ContextMeter />}
        </OptionCard>
      ))}
      <TaughtWords />
      <KeptChats />
      <Routing />
      <MeaningFields />
    </>
  );
}
