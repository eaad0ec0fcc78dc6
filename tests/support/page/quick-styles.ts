/**
 * jsdom reads its whole style sheet again for each element whose style is asked, and a search by role over a page asks for
 * thousands. The tests load no style sheets, so that a computed style hangs only on a few facts of the element: what jsdom said of
 * one is true of the next like it, in this document and in those of later files. What an element's own style sets is read by jsdom
 * as before.
 */
export function readStylesQuickly(page: Window & typeof globalThis): void {
  const read = page.getComputedStyle.bind(page);

  const styleOf = (element: Element, property: Property) => {
    if (page.document.styleSheets.length > 0 || isStyled(element, property)) return read(element)[property];
    const key = `${property} ${factsOf(element)}`;
    const value = known.get(key) ?? read(element)[property];
    known.set(key, value);
    return value;
  };

  const quick: typeof read = (element, pseudo) => {
    if (pseudo) return read(element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (isProperty(name)) return styleOf(element, name);
        if (name === "getPropertyValue")
          return (asked: string) => {
            const property = inScript(asked);
            return isProperty(property) ? styleOf(element, property) : read(element).getPropertyValue(asked);
          };
        whole ??= read(element);
        const value: unknown = Reflect.get(whole, name, whole);
        return typeof value === "function" ? value.bind(whole) : value;
      },
    });
  };
  page.getComputedStyle = quick;
  globalThis.getComputedStyle = quick;
}

/** What jsdom said, by property and facts. */
const known = new Map<string, string>();

/** What searches by role and checks before a click ask for; true: those within have it too. */
const inherits = { display: false, opacity: false, visibility: true, pointerEvents: true } as const;

type Property = keyof typeof inherits;

function isProperty(name: string | symbol): name is Property {
  return typeof name === "string" && Object.hasOwn(inherits, name);
}

function inScript(property: string): string {
  return property === "pointer-events" ? "pointerEvents" : property;
}

/** Whether the element's own style, or one it has this property from, sets the property. */
function isStyled(element: Element, property: Property): boolean {
  const css = property === "pointerEvents" ? "pointer-events" : property;
  for (let one: Element | null = element; one; one = inherits[property] ? one.parentElement : null) {
    if (one.getAttribute("style")?.includes(css)) return true;
  }
  return false;
}

/** All that jsdom's own style sheet asks of an element for these properties. */
function factsOf(element: Element): string {
  const { localName, namespaceURI, parentElement } = element;
  const has = ["hidden", "open", "type", "popover"].map((name) => element.getAttribute(name) ?? "-");
  return [localName, namespaceURI, ...has, parentElement?.localName, parentElement?.hasAttribute("open")].join(" ");
}
