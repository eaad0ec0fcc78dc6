/** How the list of documents stands. */
export interface BrowseState {
  readonly query: string;
  /** What is unfolded, by the keys of rows. */
  readonly open: ReadonlySet<string>;
  /** The row with the focus in each tree. */
  readonly active: { readonly graph: string | null; readonly handbook: string | null };
}

export const emptyBrowse: BrowseState = { query: "", open: new Set(), active: { graph: null, handbook: null } };

/** The state, and how a part of the panel changes it. */
export interface BrowseDoor {
  readonly browse: BrowseState;
  onBrowse(change: Partial<BrowseState>): void;
}
