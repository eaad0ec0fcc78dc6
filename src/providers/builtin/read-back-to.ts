import type { Exchange } from "@/ai/messages";
import { followUp } from "./follow-ups";
import type { ReadBack } from "./read-message";
import { referredBack } from "./refer-back";

/** Reads a message by this one before it. */
export function readBack(before: Exchange | undefined): ReadBack {
  return {
    refer: (links, schema) => referredBack(links, schema, before),
    follow: (links, schema) => followUp(links, schema, before),
  };
}
