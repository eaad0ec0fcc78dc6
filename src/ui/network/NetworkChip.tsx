import { useServices } from "../services";
import { useWords } from "../use-stores";
import { useDatabaseHost, useDestination } from "./use-destination";
import { useOnline } from "./use-online";

/** What leaves the device with the next message; a press tells what left it so far. */
export function NetworkChip() {
  const { view } = useServices();
  const words = useWords("network");
  const hosts = [useDestination(), useDatabaseHost()].filter((one) => one !== null);
  const host = hosts.length === 0 ? null : hosts.join(", ");
  const isOnline = useOnline();
  const isCut = !isOnline && host !== null;
  const reach = host === null ? words.nothingLeaves : words.sendsTo(host);
  const tone = toneOf(host, isCut);
  return (
    <button
      type="button"
      className="push lit ring-in"
      aria-haspopup="dialog"
      onClick={() => view.change({ dialog: "network" })}
    >
      <i className={`dot${tone}`} aria-hidden="true" />
      {isCut ? words.offlineTo(host) : reach}
      {!isOnline && host === null && <b>{words.offline}</b>}
    </button>
  );
}

function toneOf(host: string | null, isCut: boolean): string {
  if (isCut) return " warn";
  return host === null ? "" : " accent";
}
