import type { AiFailure } from "@/ai/port/provider-port";
import { isJsonObject } from "@/lib/json";
import { plainReason } from "@/lib/plain-reason";
import { scrub } from "@/lib/scrub";
import { oneLine } from "@/lib/text/lines";
import type { Address } from "./address";
import { askedWait, toWaitWords } from "./asked-wait";
import { describeFault } from "./describe-fault";
import type { FailureMessage } from "./failure-message";
import { faultOf } from "./wire-fault";

/** What a request ended with, as far as it could be seen. */
export interface Trouble {
  readonly error: unknown;
  /** Whether a byte of the answer had come. */
  readonly hasBegun: boolean;
  /** Whether a part of it had been shown. */
  readonly hasShown?: boolean;
  /** Why nothing came, found out by `diagnoseSilence`. */
  readonly silence?: Silence;
  readonly apiKey?: string;
}

/** "local-network": the browser keeps pages from servers on this machine or network until its user allows it. */
export type Silence = "offline" | "cors" | "unreachable" | "local-network" | "mixed-content";

/** Who was asked for what, and what an API says in words of its own. */
export interface Asked {
  readonly address: Address;
  readonly model: string;
  /** Where a page came instead of an answer: "it usually ends in /v1". */
  readonly addressHint: string;
  /** What the API's own words tell beyond the status; undefined: the status tells enough. */
  readonly own?: (status: number, detail: string) => FailureMessage | undefined;
}

const overflowWords = new RegExp(
  oneLine`
    context[_ ](length|window|size)|maximum context|too many (input )?tokens|prompt is too long
    |exceeds? the (available|model'?s?)|input (is )?too long|reduce the length|token limit
  `,
  "i",
);

/** Plain words for every way a request can end badly. Never holds the key. */
export function toFailure(trouble: Trouble, asked: Asked): AiFailure {
  const { address, model } = asked;
  const { host } = address;
  // Cut last: half a key would not be known.
  const detail = [...scrub(detailOf(trouble.error), trouble.apiKey)].slice(0, 400).join("");
  const failureWith = ([kind, message]: FailureMessage): AiFailure => ({
    kind,
    message,
    ...(detail ? { detail } : {}),
  });
  const fault = faultOf(trouble.error);
  if (fault) {
    const { addressHint } = asked;
    return failureWith(describeFault(fault, { host, addressHint, hasBegun: trouble.hasShown === true, detail }));
  }
  const status = statusOf(trouble.error);
  const hasKey = (trouble.apiKey ?? "") !== "";
  if (status !== undefined) {
    const wait = askedWait(trouble.error);
    return failureWith(asked.own?.(status, detail) ?? byStatus(status, detail, { host, model, hasKey, wait }));
  }
  if (trouble.hasBegun) return failureWith(cutOff(host));
  if (isNoHeader(trouble.apiKey ?? "")) return failureWith(unfitKey(host));
  return failureWith(bySilence(trouble.silence ?? "unreachable", address));
}

/** Such a text cannot be sent as a header at all: a curly quote, a dash or a line break that came with the copy. */
function isNoHeader(apiKey: string): boolean {
  return /[^\x20-\x7e]/.test(apiKey.trim());
}

function unfitKey(host: string): FailureMessage {
  return [
    "auth",
    `The API key for ${host} holds a character that no key has. Copy it once more, then set it in Settings.`,
  ];
}

interface Refused {
  readonly host: string;
  readonly model: string;
  readonly hasKey: boolean;
  /** Milliseconds, where the refusal names them. */
  readonly wait: number | undefined;
}

function byStatus(status: number, detail: string, { host, model, hasKey, wait }: Refused): FailureMessage {
  if (status === 413 || ((status === 400 || status === 422 || status >= 500) && overflowWords.test(detail))) {
    return [
      "overflow",
      `The conversation is longer than ${model} at ${host} can read. Start a new chat, or choose a model with a larger context.`,
    ];
  }
  const known: Readonly<Record<number, FailureMessage>> = {
    401: [
      "auth",
      hasKey
        ? `${host} refused the API key. Check it in Settings.`
        : `${host} wants an API key, and none is set for it. Enter one in Settings.`,
    ],
    402: ["auth", `${host} asks for payment: the account has no credit left.`],
    403: [
      "auth",
      `${host} does not let this key use ${model}. Check the key's rights, or choose another model in Settings.`,
    ],
    404: [
      "not-found",
      `${host} does not know the model ${model}, or the base URL is wrong. Choose a model from the list in Settings.`,
    ],
    408: ["network", `${host} took too long to read the request. Send the message again.`],
    429: ["rate-limit", tellLimit(host, detail, wait)],
  };
  const found = known[status];
  if (found) return found;
  if (status >= 500) {
    const said = saysNoMore.test(detail) || detail === "" ? "" : ` It says: ${detail}`;
    return ["overloaded", `${host} has a problem or is overloaded (${status}).${said} Retry in a moment.`];
  }
  return ["bad-request", `${host} did not accept the request (${status}).${detail ? ` It says: ${detail}` : ""}`];
}

/** What the number of the status says as well. */
const saysNoMore = new RegExp(
  oneLine`
    ^(?:\W*(?:http|error|code|status|no body|overloaded|(?:the )?server (?:error|had an error[^.]*|is overloaded)
    |internal(?: server)? error|service (?:is )?(?:temporarily )?unavailable|bad gateway|gateway time-?out|\d{3}))*
    \W*$
  `,
  "i",
);

/** A quota is used up only where no wait is named: many services call each of their limits one. */
function tellLimit(host: string, detail: string, wait: number | undefined): string {
  if (wait !== undefined) return `${host} allows no more requests for ${toWaitWords(wait)}. Retry after that.`;
  return /quota|billing|credit/i.test(detail)
    ? `${host} says the account's quota is used up. Check its billing, or choose another model.`
    : `${host} allows no more requests for now. Wait a little, then retry.`;
}

function cutOff(host: string): FailureMessage {
  return ["cut-off", `The answer from ${host} broke off. I kept what arrived. Retry to ask again.`];
}

function bySilence(silence: Silence, address: Address): FailureMessage {
  const { host } = address;
  switch (silence) {
    case "offline":
      return ["offline", `This device is offline, so I cannot ask ${host}. The built-in assistant works offline.`];
    case "cors": {
      const setting =
        address.corsSetting ?? "allow this page's address in the server's CORS setting (Access-Control-Allow-Origin)";
      return ["cors", `${host} is there but does not let this page talk to it (CORS). To fix it, ${setting}.`];
    }
    case "local-network":
      return [
        "network",
        `The browser does not let this page talk to ${host}, which is on this device or network. Allow it: ` +
          `open the site settings beside the address bar, set "Local network access" to Allow, and test again.`,
      ];
    case "mixed-content":
      return [
        "network",
        `A page that came over https may not talk to http://${host}. ` +
          "Give the server https, or open Parley from this machine at http://localhost.",
      ];
    case "unreachable": {
      const where = address.isLocal
        ? "Is the server running, and is the port right?"
        : "Check the base URL and the network.";
      return ["network", `I could not reach ${host}. ${where}`];
    }
  }
}

export function statusOf(error: unknown): number | undefined {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
  return typeof status === "number" ? status : undefined;
}

/** The connection ended or fell silent, and the server said nothing of a failure: behind a whole answer it takes nothing away. */
export function isLostLine(error: unknown): boolean {
  const fault = faultOf(error);
  return statusOf(error) === undefined && (fault === undefined || fault.kind === "silent");
}

export function messageOf(error: unknown): string {
  return plainReason(error);
}

/** The API's own words. */
function detailOf(error: unknown): string {
  const body = typeof error === "object" && error !== null && "error" in error ? error.error : undefined;
  return isJsonObject(body) && typeof body["message"] === "string" ? body["message"] : messageOf(error);
}
