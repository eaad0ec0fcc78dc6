import { BookOpen } from "lucide-react";
import { acceptedFormats } from "@/graph/formats/formats";
import { sampleCredits } from "@/graph/formats/samples/sample-credits";
import { isSingleKey, shownKeys } from "../actions/key-match";
import { allActions } from "../panels/all-actions";
import { useServices } from "../services";
import { SingleKeys } from "../settings/SingleKeys";
import { inLanguage } from "../start/sample-words";
import { useAllWords } from "../use-all-words";
import { useSettings } from "../use-stores";

const groupNames = ["edit", "select", "view", "panels", "file", "chat"] as const;

/** Just the keys that work. */
export function HelpSection() {
  const { files, view } = useServices();
  const words = useAllWords();
  const hasSingleKeys = useSettings((settings) => settings.singleKeys);
  const { help } = words;
  const credited = inLanguage(files.samples, words).flatMap(({ name, title }) => {
    const credit = sampleCredits[name];
    return credit === undefined ? [] : [{ name, title, ...credit }];
  });
  const groups = groupNames.map((group) => ({
    title: help.groups[group],
    keys: allActions.flatMap((action) => {
      const keys = action.group === group ? (action.keys ?? []) : [];
      const usable = keys.filter((one) => hasSingleKeys || !isSingleKey(one));
      return usable.length === 0
        ? []
        : [[usable.map((one) => shownKeys(one)).join(", "), action.title(words)] as const];
    }),
  }));
  const readHandbook = () => {
    view.change({ dialog: null, reading: null, isHandbookListed: true });
    view.changePanels({ flyout: "documents" });
  };
  return (
    <>
      <p className="lead">{help.lead}</p>
      <p>
        <button type="button" className="btn line" onClick={readHandbook}>
          <BookOpen size={14} strokeWidth={1.75} aria-hidden="true" />
          {help.readHandbook}
        </button>
      </p>
      <SingleKeys />
      {[...groups, { title: help.message, keys: help.messageKeys }, { title: help.canvas, keys: help.canvasKeys }]
        .filter(({ keys }) => keys.length > 0)
        .map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl className="keys">
              {keys.map(([key, what]) => (
                <div key={key}>
                  <dt>{what}</dt>
                  <dd>
                    <kbd>{key}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      <section>
        <h3>{help.files}</h3>
        <p className="credit">{help.opens(acceptedFormats.join(", "))}</p>
      </section>
      {credited.length > 0 && (
        <section>
          <h3>{help.samples}</h3>
          {credited.map(({ name, title, source, licence }) => (
            <p key={name} className="credit">
              <b>{title}</b>:{" "}
              <span lang="en">
                {source}. {licence}.
              </span>
            </p>
          ))}
        </section>
      )}
      <section>
        <h3>{help.licences}</h3>
        <p className="credit">
          <a href="./licences.txt" target="_blank" rel="noopener noreferrer">
            {help.licencesLink}
          </a>
        </p>
      </section>
    </>
  );
}
