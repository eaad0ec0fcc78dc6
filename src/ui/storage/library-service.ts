import type { SavedView } from "@/store/session/saved-graph";
import type { LibraryStore } from "@/store/view/library-store";

/** The graphs that are kept on this device, and what room there is for them. */
export interface LibraryService {
  readonly store: LibraryStore;
  refresh(): Promise<void>;
  /** With its chats and view; tells when it cannot be read. */
  open(id: string, name: string): Promise<void>;
  /** Null, or why it was not deleted. */
  remove(id: string): Promise<string | null>;
  /** Deletes the conversations of all graphs, with what was recorded of them; the graphs stay. Null, or why not. */
  removeChats(): Promise<string | null>;
  downloadAside(name: string): Promise<void>;
  removeAside(name: string): Promise<void>;
  /** Whether the browser agreed to keep it until the user deletes it. */
  persist(): Promise<boolean>;
  /** The open graph is kept though nothing was changed. */
  keep(): void;
  /** What is in the middle of the canvas now. */
  camera(): SavedView["camera"];
}
