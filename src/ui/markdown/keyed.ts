/** Tokens have no ids; a stream only adds at the end, so places keep their meaning. */
export function keyed<T>(items: readonly T[]): readonly { readonly key: string; readonly item: T }[] {
  return items.map((item, index) => ({ key: String(index), item }));
}
