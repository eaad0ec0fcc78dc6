import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";

export interface TakenContext {
  readonly context: BrowserContext;
  /** Puts into the site's storage what the next page finds there. */
  store(items: Stored): Promise<void>;
  /** Closes its pages and leaves it to the next who asks for one with these options. */
  giveBack(): Promise<void>;
}

/** What stands in `localStorage`, by name. */
export type Stored = Readonly<Record<string, string>>;

interface Kept {
  readonly context: BrowserContext;
  /** A page of the same site without scripts: while it is open, the site's process lives on with all it has compiled. */
  readonly keeper: Page;
  readonly session: CDPSession;
}

/**
 * Contexts of a browser that are used again: what a site stored is removed, the scripts it compiled are kept. A page opens in a
 * context that was used before at less than half the cost.
 */
export function keepContexts(browser: Browser, address: string) {
  const free = new Map<string, Kept[]>();

  const make = async (options: BrowserContextOptions): Promise<Kept> => {
    const context = await browser.newContext(options);
    const keeper = await context.newPage();
    await keeper.goto(new URL("nothing-is-here", address).href);
    return { context, keeper, session: await context.newCDPSession(keeper) };
  };

  return {
    take: async (options: BrowserContextOptions): Promise<TakenContext> => {
      const key = JSON.stringify(options);
      const used = free.get(key)?.pop();
      if (used) await removeStored(used, address);
      const kept = used ?? (await make(options));
      const giveBack = async () => {
        const pages = kept.context.pages().filter((page) => page !== kept.keeper);
        await Promise.all(pages.map((page) => page.close()));
        await asItCame(kept.context);
        free.set(key, [...(free.get(key) ?? []), kept]);
      };
      const store = (items: Stored) =>
        kept.keeper.evaluate((all) => {
          for (const [name, text] of Object.entries(all)) localStorage.setItem(name, text);
        }, items);
      return { context: kept.context, store, giveBack };
    },
  };
}

/** What a test made of its context beside what pages store: the next has none of it. */
async function asItCame(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await context.clearPermissions();
}

async function removeStored({ context, keeper, session }: Kept, address: string): Promise<void> {
  // Storage of a site is held in its process too, which hears late of what is removed outside.
  await keeper.evaluate(() => localStorage.clear());
  await session.send("Storage.clearDataForOrigin", { origin: new URL(address).origin, storageTypes: "all" });
  await context.clearCookies();
}
