/** Puts a layer over the whole host, out of reach of pointers and screen readers. */
export function layOver(host: HTMLElement, layer: HTMLElement | SVGElement): void {
  layer.setAttribute("aria-hidden", "true");
  Object.assign(layer.style, {
    position: "absolute",
    inset: "0",
    width: "100%",
    height: "100%",
    pointerEvents: "none",
  });
  host.append(layer);
}
