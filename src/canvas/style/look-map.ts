/** The looks of elements by their ids. */
export interface LookMap<Look> {
  get(id: string): Look | undefined;
  ids(): readonly string[];
  size(): number;
  /** That of one that has none. */
  add(id: string, look: Look): void;
  /** undefined: it is gone, or left out of the drawing. */
  put(id: string, look: Look | undefined, noted: Noted<Look>): void;
  /** Shown or hidden as it is told, and otherwise as it was. */
  show(id: string, isShown: boolean, noted: Noted<Look>): void;
}

export interface Noted<Look> {
  /** Those that look different, with the looks they had. */
  readonly changed: Map<string, Look | undefined>;
  /** What was is asked no more: its records become the new looks, and those that are not as wide as before are noted without one. */
  readonly isOver: boolean;
}

/** Whose record may be written. */
interface Shown {
  visible: boolean;
}

interface KindOfLook<Look> {
  isSame(one: Look, other: Look | undefined): boolean;
  isAsWide(one: Look, other: Look | undefined): boolean;
  /** Makes a look the other one; false where its record cannot be. */
  become(look: Look, next: Look): boolean;
}

export function createLookMap<Look extends Readonly<Shown>>({
  isSame,
  isAsWide,
  become,
}: KindOfLook<Look>): LookMap<Look> {
  const looks = new Map<string, Look>();
  const putOver = (id: string, look: Look, before: Look | undefined) => {
    const isReshaped = !isAsWide(look, before);
    if (before === undefined || !become(before, look)) looks.set(id, look);
    return isReshaped;
  };
  const replace = (id: string, look: Look, { changed, isOver }: Noted<Look>): void => {
    const before = looks.get(id);
    if (isSame(look, before)) return;
    if (!isOver) looks.set(id, look);
    else if (putOver(id, look, before)) changed.set(id, undefined);
    if (!changed.has(id)) changed.set(id, before);
  };
  const show = (id: string, isShown: boolean, { changed, isOver }: Noted<Look>): void => {
    const before: (Look & Shown) | undefined = looks.get(id);
    if (before === undefined || before.visible === isShown) return;
    const look = isOver ? before : { ...before };
    if (!isOver) looks.set(id, look);
    look.visible = isShown;
    // Hidden or shown it is not as wide as before.
    if (isOver) changed.set(id, undefined);
    else if (!changed.has(id)) changed.set(id, before);
  };
  const drop = (id: string, { changed }: Noted<Look>): void => {
    const before = looks.get(id);
    if (looks.delete(id) && !changed.has(id)) changed.set(id, before);
  };
  return {
    get: (id) => looks.get(id),
    ids: () => [...looks.keys()],
    size: () => looks.size,
    show,
    add: (id, look) => void looks.set(id, look),
    put: (id, look, noted) => (look === undefined ? drop(id, noted) : replace(id, look, noted)),
  };
}
