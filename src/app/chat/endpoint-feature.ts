import { apiOf } from "@/ai/port/api-table";
import type { EndpointFinding, EndpointQuestion } from "@/ai/port/endpoint-kind";
import type { NetworkGuard } from "@/lib/network-guard/network-guard";
import { opened } from "@/ui/actions/feature";
import type { Feature, Page } from "../page/page";

/** Services that answer for a key, and servers of one's own. */
export const endpoints = {
  services: ({ guard }: Page) => ({ endpoint: createEndpointService(guard) }),
  dialogs: { key: opened(async () => (await import("@/ui/keys/KeyDialog")).KeyDialog) },
} satisfies Feature;

/** Asks an endpoint that is being set up what it is. Never rejects. */
type EndpointService = ReturnType<typeof createEndpointService>;

declare module "@/ui/services" {
  interface Services {
    readonly endpoint: EndpointService;
  }
}

declare module "@/store/view/view-store" {
  interface Dialogs {
    /** From an API key to a chat. */
    key: true;
  }
}

/** Asks endpoints that are being set up, each in the words of its API. The code comes with the first question. */
export function createEndpointService(guard: Pick<NetworkGuard, "allow">) {
  /** The host was typed by the user: let through for this question. */
  const letThrough = async (
    { baseUrl }: EndpointQuestion,
    ask: () => Promise<EndpointFinding>,
  ): Promise<EndpointFinding> => {
    const close = guard.allow(baseUrl, "typed");
    try {
      return await ask();
    } finally {
      close();
    }
  };
  return {
    listModels: (question: EndpointQuestion, signal: AbortSignal): Promise<EndpointFinding> =>
      letThrough(question, async () => (await checkOf(question)).listModels(question, signal)),
    /** Also whether it has the model. */
    test: (question: EndpointQuestion, signal: AbortSignal): Promise<EndpointFinding> =>
      letThrough(question, async () => (await checkOf(question)).test(question, signal)),
  };
}

async function checkOf({ kind }: EndpointQuestion) {
  const { providerTable } = await import("@/providers/provider-table");
  return providerTable[apiOf(kind).kind].check();
}
