import { assertNever } from "@/lib/assert-never";
import type { FailureMessage } from "./failure-message";
import type { WireFault } from "./wire-fault";

interface FaultPlace {
  readonly host: string;
  /** Where the address may be wrong: "it usually ends in /v1". */
  readonly addressHint: string;
  /** Whether a part of the answer had been shown. */
  readonly hasBegun: boolean;
  /** The server's own words. */
  readonly detail: string;
}

/** What happened and what to do. */
export function describeFault(fault: WireFault, place: FaultPlace): FailureMessage {
  const { host, addressHint, hasBegun, detail } = place;
  switch (fault.kind) {
    case "redirect":
      return ["not-found", tellRedirect(fault.to, host)];
    case "nothing":
      return [
        "bad-response",
        `${host} answered with nothing at all. Retry; if it happens again, check the base URL: ${addressHint}.`,
      ];
    case "web-page":
      return [
        "bad-response",
        `${host} answered with a web page, not with an API answer. Check the base URL: ${addressHint}.`,
      ];
    case "no-answer":
      return hasBegun
        ? ["bad-response", `${host} sent an answer I cannot read, so the message ended there.`]
        : ["bad-response", `${host} sent an answer I cannot read. Check the base URL: ${addressHint}.`];
    case "cut-off":
      return ["cut-off", `The answer from ${host} broke off. I kept what arrived. Retry to ask again.`];
    case "error":
      return ["bad-response", `${host} ended its answer with an error.${detail ? ` It says: ${detail}` : ""} Retry.`];
    case "too-large":
      return [
        "bad-response",
        `${host} sent more than ${fault.megabytes} MB in one piece, more than any answer needs. I ended the message there.`,
      ];
    case "silent":
      return tellSilence(fault, host, hasBegun);
    default:
      return assertNever(fault);
  }
}

function tellRedirect(to: string | null, host: string): string {
  const where = to ?? "another address, which is not told";
  const next = to === null ? "the new address" : `${to} as the address`;
  return (
    `${host} sent the request on to ${where}. Parley follows no redirect, so that your key and your words stay ` +
    `with one host. If you trust it, enter ${next}.`
  );
}

function tellSilence(
  { seconds, signs }: Extract<WireFault, { kind: "silent" }>,
  host: string,
  hasBegun: boolean,
): FailureMessage {
  const longer = "You can set a longer timeout in Settings.";
  if (hasBegun) {
    return [
      "cut-off",
      `${host} stopped in the middle of its answer: nothing came for ${seconds} s. I kept what arrived. Retry to ask again. ${longer}`,
    ];
  }
  const what = signs ? `sent no words for ${seconds} s` : `sent nothing for ${seconds} s`;
  return ["network", `${host} ${what}, so I stopped waiting. Retry, or choose another. ${longer}`];
}
