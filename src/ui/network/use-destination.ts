import { useStore } from "zustand";
import { meaningHost } from "@/store/settings/meaning-choice";
import { destinationsOf } from "@/store/settings/settings-store";
import { hostOfDatabase } from "@/store/view/database-store";
import { useServices } from "../services";
import { useSettings } from "../use-stores";

/** The hosts the next message may go to, in a row; null when it stays on this device. */
export function useDestination(): string | null {
  return useSettings((settings) => {
    const host = meaningHost(settings);
    const hosts = new Set([...destinationsOf(settings), ...(host === null ? [] : [host])]);
    return [...hosts].join(", ") || null;
  });
}

/** The database that is asked; null when none is connected. */
export function useDatabaseHost(): string | null {
  return useStore(useServices().database.store, ({ shown, remote }) =>
    shown && remote ? hostOfDatabase(shown) : null,
  );
}
