import { installNetworkGuard } from "@/lib/network-guard/network-guard";

/** The first thing the page does: whatever runs after it, a part of ours or a script in the console, finds the gate closed. */
export const pageGuard = installNetworkGuard({ scope: globalThis, address: document.baseURI });
