import { plainReason } from "@/lib/plain-reason";
import { cutText } from "../context/text-limits";
import type { AiFailure } from "../port/provider-port";

/** For what nobody foresaw: plain words for people, the cause for "details". */
export function unexpectedFailure(error: unknown): AiFailure {
  const cause = error instanceof Error ? `${error.name}: ${plainReason(error)}` : String(error);
  return {
    kind: "unexpected",
    message:
      "The assistant failed in a way Parley did not expect. Send the message again, or switch to another provider.",
    detail: cutText(cause, 300),
  };
}
