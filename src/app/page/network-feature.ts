import { ShieldCheck } from "lucide-react";
import type { NetworkWatch } from "@/lib/network-guard/network-guard";
import { opens } from "@/ui/actions/feature";
import type { Feature, Page } from "./page";

/** What leaves the device. */
export const network = {
  services: ({ guard }: Page) => ({ network: guard }),
  actions: [opens("view", "network", ShieldCheck, ({ network: words }) => words.title)],
} satisfies Feature;

declare module "@/ui/services" {
  interface Services {
    /** Which hosts were contacted, and which were not let out. */
    readonly network: NetworkWatch;
  }
}
