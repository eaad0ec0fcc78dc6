/** For what scrolls and holds nothing to focus: without a tab stop it could not be scrolled by keyboard. */
export const scrollable = { tabIndex: 0 } as const;
