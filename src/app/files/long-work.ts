import type { ViewStore } from "@/store/view/view-store";

/** What takes longer than this is announced, with a way to stop it. */
const silentMs = 300;
/** Counts that come faster are shown now and then. */
const shownEveryMs = 100;

export interface WorkNews {
  readonly detail?: string;
  /** 0 to 1. */
  readonly ratio?: number;
}

const nothingYet: WorkNews = {};

export interface LongWork {
  /** Null: it was stopped. Rejects as the work does, which has to hear the signal. */
  run<T>(title: string, work: (signal: AbortSignal, tell: (news: WorkNews) => void) => Promise<T>): Promise<T | null>;
}

/** Work that may take long: the page shows it with how far it is and a Cancel, the newest where there are several. */
export function createLongWork(view: ViewStore): LongWork {
  const running: { readonly title: string; news: WorkNews; readonly cancel: () => void }[] = [];
  const show = (): void => {
    const last = running.at(-1);
    view.change({ work: last ? { title: last.title, ...last.news, cancel: last.cancel } : null });
  };
  return {
    async run(title, work) {
      const stopper = new AbortController();
      const { signal } = stopper;
      const own = { title, news: nothingYet, cancel: () => stopper.abort() };
      let shownAt = 0;
      const begin = setTimeout(() => {
        running.push(own);
        show();
      }, silentMs);
      const tell = (news: WorkNews): void => {
        own.news = news;
        if (!running.includes(own) || Date.now() - shownAt < shownEveryMs) return;
        shownAt = Date.now();
        show();
      };
      try {
        return await work(signal, tell);
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      } finally {
        clearTimeout(begin);
        const at = running.indexOf(own);
        if (at >= 0) {
          running.splice(at, 1);
          show();
        }
      }
    },
  };
}
