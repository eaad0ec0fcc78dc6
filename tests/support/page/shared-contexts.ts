import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";

export interface TakenContext {
  readonly context: BrowserContext;
  /** Its page: one that was used before where there is one, blank, of no size or theme in particular. */
  readonly page: Page;
  /** Puts into the site's storage what the next page finds there. */
  store(items: Stored): Promise<void>;
  /** Leaves it, with its page where that can be used again, to the next who asks for one with these options; closes all others. */
  giveBack(): Promise<void>;
}

/** What is in `localStorage`, by name. */
export type Stored = Readonly<Record<string, string>>;

interface SharedContext {
  readonly context: BrowserContext;
  /** A page of the same site without scripts: while it is open, the site's process lives on with all it has compiled. */
  readonly keeper: Page;
  readonly session: CDPSession;
  /** Whether something was done to the page under test that a page keeps as long as it is open. */
  isMarked: boolean;
  page: Page;
}

const mostVisited = 25;

/** What stays with a page, or may. */
const marking = ["addInitScript", "exposeBinding", "exposeFunction", "setDefaultTimeout", "setExtraHTTPHeaders"];

/**
 * Contexts of a browser that are used again, each with its page: what a site stored is removed, the scripts it compiled are kept. A
 * site opens in a context that was used before at less than half the cost, and in a page that was used before at two thirds of that.
 */
export function keepContexts(browser: Browser, address: string) {
  const free = new Map<string, SharedContext[]>();

  const nothing = new URL("nothing-is-here", address).href;

  const make = async (options: BrowserContextOptions): Promise<SharedContext> => {
    const context = await browser.newContext(options);
    const keeper = await context.newPage();
    await keeper.goto(nothing);
    const session = await context.newCDPSession(keeper);
    const shared: SharedContext = { context, keeper, session, isMarked: false, page: await context.newPage() };
    tellCalls(context, ["newCDPSession"], () => {
      shared.isMarked = true;
    });
    watchPage(shared);
    return shared;
  };

  return {
    take: async (options: BrowserContextOptions): Promise<TakenContext> => {
      const key = JSON.stringify(options);
      const used = free.get(key)?.pop();
      if (used) await removeStored(used, address);
      const shared = used ?? (await make(options));
      let isGivenBack = false;
      const giveBack = async () => {
        if (isGivenBack) return;
        isGivenBack = true;
        const { context, keeper, page } = shared;
        const others = context.pages().filter((one) => one !== keeper && one !== page);
        await Promise.all(others.map((one) => one.close()));
        await asItCame(context);
        // A page that was not the last to be opened stands behind, and is drawn seldom.
        const isUsable = !shared.isMarked && others.length === 0 && !page.isClosed() && (await isLeft(page, nothing));
        if (!isUsable) await openAnother(shared);
        free.set(key, [...(free.get(key) ?? []), shared]);
      };
      const store = (items: Stored) =>
        shared.keeper.evaluate((all) => {
          for (const [name, text] of Object.entries(all)) localStorage.setItem(name, text);
        }, items);
      return { context: shared.context, page: shared.page, store, giveBack };
    },
  };
}

/** Calls of these methods are heard of, and carried out. */
function tellCalls(of: object, names: readonly string[], called: () => void): void {
  for (const name of names) {
    const own: unknown = Reflect.get(of, name);
    if (typeof own !== "function") throw new Error(`There is no method ${name}.`);
    const value = (...given: readonly unknown[]) => {
      called();
      return Reflect.apply(own, of, given);
    };
    Object.defineProperty(of, name, { value });
  }
}

function watchPage(shared: SharedContext): void {
  tellCalls(shared.page, marking, () => {
    shared.isMarked = true;
  });
}

async function openAnother(shared: SharedContext): Promise<void> {
  await shared.page.close();
  shared.page = await shared.context.newPage();
  shared.isMarked = false;
  watchPage(shared);
}

/** Leaves the site for a page without scripts, with nothing of what a tab or the test remembers; false where it cannot be left. */
async function isLeft(page: Page, nothing: string): Promise<boolean> {
  try {
    page.removeAllListeners();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.goto(nothing);
    await page.mouse.move(0, 0);
    const visited = await page.evaluate(() => {
      sessionStorage.clear();
      window.name = "";
      return history.length;
    });
    // A tab remembers 50 places, and counts no further.
    return visited < mostVisited;
  } catch {
    return false;
  }
}

/** What a test made of its context beside what pages store: the next has none of it. */
async function asItCame(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await context.clearPermissions();
}

async function removeStored({ context, keeper, session }: SharedContext, address: string): Promise<void> {
  // Storage of a site is held in its process too, which hears late of what is removed outside.
  await keeper.evaluate(() => localStorage.clear());
  await session.send("Storage.clearDataForOrigin", { origin: new URL(address).origin, storageTypes: "all" });
  await context.clearCookies();
}
