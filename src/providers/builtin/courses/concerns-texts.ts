import type { Exchange, Round } from "@/ai/history/messages";
import type { ProviderRequest } from "@/ai/port/provider-port";
import { oneLine } from "@/lib/text/lines";

const commands: readonly string[] = ["getOutline", "searchContent"];

/** A round that only looked things up in texts. */
export function isOfTexts({ calls }: Round): boolean {
  return calls.length > 0 && calls.every(({ name }) => commands.includes(name));
}

/** Also one that did so beside others. */
export function hasTexts({ calls }: Round): boolean {
  return calls.some(({ name }) => commands.includes(name));
}

/**
 * Whether a request may be about texts, told from little, since what reads such requests is only loaded then: the graph has
 * texts, they were spoken of before, or the message asks what something means.
 */
export function mayConcernTexts({ facts, history }: ProviderRequest): boolean {
  return facts?.library !== undefined || history.some(wasOfTexts) || asksMeaning.test(history.at(-1)?.user ?? "");
}

function wasOfTexts({ rounds }: Exchange): boolean {
  return rounds.some(hasTexts);
}

const asksMeaning = new RegExp(
  oneLine`
    (?<!\p{L})(?:what|whats|what's|mean(?:s|ing|t)?|define|definition|explain|describe|tell me|help me understand
    |how(?! (?:many|much|old|far|long)(?!\p{L}))|when|why|differ\p{L}*|distin\p{L}*|compare|contrast|versus|vs
    |prerequisites?|before|handbook|courses?|lessons?|privacy|device|browser|computer|cloud|api key|webgpu|was
    |wie(?! (?:viele?|alt|weit|lang)(?!\p{L}))|wann|warum|wozu|wofür|erklär\p{L}*|definier\p{L}*|beschreib\p{L}*
    |bedeut\p{L}*|heißt|unterschied\p{L}*|unterscheid\p{L}*|vergleich\p{L}*|handbuch|kurse?|lektion(?:en)?|gerät
    |datenschutz)(?!\p{L})
  `,
  "iu",
);
