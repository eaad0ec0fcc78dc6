import type { Notice } from "@/store/view/view-store";
import type { ChatService } from "@/ui/chat/chat-service";
import type { OpenSession } from "../session/browser-session";
import type { Page } from "./page";

interface UpdateDeps extends Pick<Page, "view" | "words"> {
  readonly container: ServiceWorkerContainer;
  readonly session: Pick<OpenSession, "flush">;
  readonly chat: Pick<ChatService, "store">;
  /** Loads the page again. */
  readonly reload: () => void;
}

/** How often a page that stays open asks for a new version. */
const askAgainMs = 3_600_000;

/**
 * How long the new version has to take over before the page is loaded again all the same. A browser lets the old one finish what
 * it has under way, for up to 5 minutes in Chromium; with the page loaded again it ends sooner.
 */
const takeOverMs = 2_000;

/**
 * Keeps the page's files on the device, and tells when there is a newer version. It is changed to when the user says so, once all
 * is saved: nothing is loaded again by itself.
 */
export async function keepPageFiles(deps: UpdateDeps): Promise<void> {
  const { container, reload } = deps;
  const registration = await register(container);
  if (!registration) return;
  let hasController = container.controller !== null;
  let isWanted = false;
  const offer = (worker: ServiceWorker): void =>
    offerReload(deps, "newVersion", () => {
      isWanted = true;
      worker.postMessage({ type: "SKIP_WAITING" });
      setTimeout(reload, takeOverMs);
    });
  container.addEventListener("controllerchange", () => {
    if (isWanted) reload();
    else if (hasController) offerReload(deps, "otherVersion", reload);
    hasController = true;
  });
  if (registration.waiting && hasController) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed" && container.controller !== null) offer(installing);
    });
  });
  askNowAndThen(registration);
}

async function register(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await container.register(new URL("./sw.js", document.baseURI), { updateViaCache: "none" });
  } catch {
    // A private window, or a host without the file: the page works, with a network.
    return undefined;
  }
}

function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < askAgainMs) return;
    asked = Date.now();
    void registration.update().catch(() => undefined);
  });
}

function offerReload(deps: UpdateDeps, title: "newVersion" | "otherVersion", change: () => void): void {
  const { view, words } = deps;
  const current = words.getState().words.network;
  const run = () => void leave(deps, change);
  const notice: Notice = {
    tone: "plain",
    title: current[title],
    text: current.newVersionText,
    actions: [{ title: current.reload, run }],
  };
  view.tell(notice);
}

/** Saves all there is, then changes; says so where it cannot be saved. */
async function leave({ chat, session, view, words }: UpdateDeps, change: () => void): Promise<void> {
  const current = words.getState().words.network;
  if (isAnswering(chat)) {
    view.change({ toast: { text: current.waitsForAnswer } });
    await answered(chat);
  }
  await session.flush();
  const { saved } = view.getState();
  if (saved.kind === "failed" || saved.kind === "elsewhere") {
    view.change({ notice: { tone: "danger", title: current.notReloaded, text: current.notReloadedText } });
    return;
  }
  change();
}

function isAnswering(chat: UpdateDeps["chat"]): boolean {
  return chat.store.getState().turns.at(-1)?.end.kind === "running";
}

function answered(chat: UpdateDeps["chat"]): Promise<void> {
  return new Promise((resolve) => {
    const stop = chat.store.subscribe(() => {
      if (isAnswering(chat)) return;
      stop();
      resolve();
    });
  });
}
