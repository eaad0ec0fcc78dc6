import { ShieldCheck } from "lucide-react";
import type { NetworkWatch } from "@/lib/network-guard/network-guard";
import type { Feature, Page } from "./page";

/** What leaves the device. */
export const network = {
  services: ({ guard }: Page) => ({ network: guard }),
  actions: [
    {
      id: "view.network",
      group: "view",
      title: ({ network: words }) => words.title,
      icon: ShieldCheck,
      run: ({ view }) => view.change({ dialog: "network" }),
    },
  ],
} satisfies Feature;

declare module "@/ui/services" {
  interface Services {
    /** Which hosts were contacted, and which were not let out. */
    readonly network: NetworkWatch;
  }
}
