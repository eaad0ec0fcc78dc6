import { useAllWords } from "../use-all-words";
import { Endpoints } from "./Endpoints";
import { Prices } from "./Prices";

/** Services with a key and servers of one's own: the only place where they are set up, and what they cost. */
export function ServicesSection() {
  const words = useAllWords("settings");
  return (
    <>
      <section aria-labelledby="keys-and-servers">
        <h3 id="keys-and-servers">{words.endpoints}</h3>
        <p className="lead">{words.endpointsLead}</p>
        <Endpoints />
      </section>
      <Prices />
    </>
  );
}
