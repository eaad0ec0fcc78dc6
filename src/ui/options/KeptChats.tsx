import { Trash2 } from "lucide-react";
import { useState } from "react";
import { SureQuestion } from "../parts/SureQuestion";
import { Switch } from "../parts/Switch";
import { useServices } from "../services";
import { useSettings, useWords } from "../use-stores";

/** Whether conversations are kept, and how those that were are taken away. */
export function KeptChats() {
  const { settings, library } = useServices();
  const words = useWords("options").kept;
  const isKept = useSettings(({ keepChats }) => keepChats);
  const [question, setQuestion] = useState<"switched" | "asked" | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const change = (isOn: boolean) => {
    settings.change({ keepChats: isOn });
    setTold(null);
    setQuestion(isOn ? null : "switched");
  };
  const leave = () => {
    setTold(question === "switched" ? words.left : null);
    setQuestion(null);
  };
  const remove = async () => {
    setQuestion(null);
    const problem = await library.removeChats();
    setTold(problem === null ? words.removed : words.failed(problem));
  };
  return (
    <section className="option-card">
      <h3>{words.title}</h3>
      <p className="lead">{words.lead}</p>
      <div className="option">
        <Switch label={words.keep} isOn={isKept} onChange={change} />
        <p className="hint">{words.keepHint}</p>
      </div>
      {question === null ? (
        <div className="form-foot leading">
          <button type="button" className="btn line big" onClick={() => setQuestion("asked")}>
            <Trash2 size={14} strokeWidth={1.75} aria-hidden="true" />
            {words.removeAll}
          </button>
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
        {told}
      </p>
    </section>
  );
}
