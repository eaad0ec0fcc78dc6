import { acceptedFormats } from "@parley/formats/recognise";
import { sampleCredits } from "@/graph/samples/sample-credits";
import { version } from "../../../package.json";
import { useServices } from "../services";
import { inLanguage } from "../start/sample-words";
import { useAllWords } from "../use-all-words";

/** Which version this is, what opens here, where the samples are from, and what the page is made of. */
export function AboutSection() {
  const { files } = useServices();
  const words = useAllWords();
  const { help } = words;
  const credited = inLanguage(files.samples, words).flatMap(({ name, title }) => {
    const credit = sampleCredits[name];
    return credit === undefined ? [] : [{ name, title, ...credit }];
  });
  return (
    <>
      <p>{help.version(version)}</p>
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
