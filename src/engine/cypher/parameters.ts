import type { Parameter } from "../engine-types";

/** Collects the values of a statement; each place has a name of its own. */
export interface Parameters {
  add(value: Parameter): string;
  readonly all: Readonly<Record<string, Parameter>>;
}

export function createParameters(): Parameters {
  const all: Record<string, Parameter> = {};
  return {
    add(value) {
      const name = `p${Object.keys(all).length}`;
      all[name] = value;
      return `$${name}`;
    },
    all,
  };
}
