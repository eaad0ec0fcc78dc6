/** What of a key press decides. */
export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Whether the press is the combination: "Mod+Shift+Z", "Shift+F", "?". A sign that needs Shift is written as itself. */
export function isKeyPress(combination: string, press: KeyPress): boolean {
  const parts = combination.split("+");
  const key = parts.at(-1) === "" ? "+" : (parts.at(-1) ?? "");
  const isLetter = /^[a-z]$/iu.test(key) || key.length > 1;
  return (
    press.key.toLowerCase() === key.toLowerCase() &&
    (press.ctrlKey || press.metaKey) === parts.includes("Mod") &&
    press.altKey === parts.includes("Alt") &&
    (!isLetter || press.shiftKey === parts.includes("Shift"))
  );
}

/** One sign without Ctrl, Cmd or Alt: what a screen reader or voice control may type by accident (WCAG 2.1.4). */
export function isSingleKey(combination: string): boolean {
  return !hasModifier(combination) && (combination.split("+").at(-1) ?? "").length <= 1;
}

/** With Ctrl, Cmd or Alt. */
export function hasModifier(combination: string): boolean {
  return /Mod|Alt/u.test(combination);
}

/** "Ctrl Shift Z", on a Mac "⌘ ⇧ Z". */
export function shownKeys(combination: string, isMac = onMac()): string {
  const names = isMac ? { Mod: "⌘", Shift: "⇧", Alt: "⌥" } : { Mod: "Ctrl", Shift: "Shift", Alt: "Alt" };
  return combination
    .split("+")
    .map((part) => (part === "Mod" || part === "Shift" || part === "Alt" ? names[part] : part))
    .join(" ");
}

function onMac(): boolean {
  return /mac/iu.test(globalThis.navigator?.userAgent ?? "");
}
