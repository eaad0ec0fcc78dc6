import type { ListedStorage } from "@/store/settings/api-keys";

/** Reading the property alone throws where storage is switched off. */
export function storageOrNull(read: () => ListedStorage): ListedStorage | null {
  try {
    return read();
  } catch {
    return null;
  }
}
