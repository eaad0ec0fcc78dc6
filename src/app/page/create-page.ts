import { createChatStore } from "@/store/chat/chat-store";
import { writeDrawingChoice } from "@/store/view/drawing-choice";
import { writePanels } from "@/store/view/panels";
import type { AllFeatures } from "@/ui/actions/feature";
import { saveDownload } from "@/ui/download";
import type { Services } from "@/ui/services";
import { drawPicture } from "../canvas/canvas-feature";
import { createDatabaseService } from "../database/database-feature";
import { features } from "../features";
import { createLongWork } from "../files/long-work";
import { meaningOf } from "../meaning/meaning-feature";
import { sessionOf } from "../session/session-feature";
import { createCore } from "./create-core";
import type { Page, PageParts } from "./page";

/** Puts a page together: its core, the open graph, and what the features offer. */
export function createPage(parts: PageParts): Page {
  const { opening, provider, reading, settings, view, words, now } = parts;
  let services: Services | null = null;
  const database = createDatabaseService(opening.loaded.view.database, () => page);
  const core = createCore({
    ...parts,
    ...database.ofCore,
    graph: opening.graph,
    steps: opening.loaded.steps,
    provider: () => database.answering(provider.current()),
    price: provider.price,
    reading: { ...reading, meaning: (of) => meaningOf(page).ask(of) },
    picture: (options, signal) => drawPicture(options, signal, page),
    seen: () => sessionOf(page).camera.seen(),
    onDownload: saveDownload,
  });
  const page: Page = {
    ...parts,
    ...core,
    database,
    chatStore: createChatStore({ now, schedule: parts.schedule }),
    work: createLongWork(view),
    services() {
      if (services === null) throw new Error("The page was asked for a service before it began.");
      return services;
    },
  };
  database.begin(core.document);
  // First, so that nothing that was open in the last visit counts as done in this one.
  sessionOf(page);
  const { document, registry } = core;
  services = { document, registry, settings, view, words, now, ...offersOf(page), features: allFeatures() };
  followView(page);
  return page;
}

type List = typeof features;
type PartOf<F, K extends string> = F extends { readonly [Name in K]: infer P } ? P : unknown;
type MadeBy<P> = P extends (page: Page) => infer Offer ? Offer : P;
/** What all rows of a list give under one name, in one object. */
type Together<L extends readonly unknown[], K extends string> = L extends readonly [infer F, ...infer Rest]
  ? MadeBy<PartOf<F, K>> & Together<Rest, K>
  : unknown;

/** The compiler names a service that no feature offers, where these become `Services`. */
function offersOf(page: Page): Together<List, "services"> {
  return inOne(features.map((one) => ("services" in one ? one.services(page) : {})));
}

/** And here a dialog that none draws. */
export function allFeatures(): AllFeatures {
  const dialogs: Together<List, "dialogs"> = inOne(features.map((one) => ("dialogs" in one ? one.dialogs : {})));
  return {
    actions: features.flatMap((one) => ("actions" in one ? one.actions : [])),
    panels: features.flatMap((one) => ("panel" in one ? [one.panel] : [])),
    dialogs,
  };
}

/** The one place where the compiler takes our word: a list of objects as the object that its rows make. */
function inOne<All>(parts: readonly object[]): All {
  const all = {};
  for (const one of parts) Object.assign(all, one);
  return all as All;
}

/** The card goes with the first thing done to the graph behind it; panels, and how graphs are drawn, are kept as they were left. */
function followView({ document, view, preferences }: Page): void {
  document.subscribe(() => view.change({ isStartOpen: false }));
  view.subscribe(({ panels, drawing }, before) => {
    if (panels !== before.panels) writePanels(preferences, panels);
    if (drawing !== before.drawing) writeDrawingChoice(preferences, drawing);
  });
}
