import type { JsonValue } from "@/lib/json";

/** Nodes and edges that are made between named ends, and edges that are taken away there. */
export type AddAct =
  | {
      readonly do: "addNode";
      readonly name: string;
      /** Others with the same attributes. */
      readonly more?: readonly string[];
      readonly attributes: Readonly<Record<string, JsonValue>>;
      readonly connectTo: readonly string[];
      /** What its edges say of themselves; reversed: they lead to the new node. */
      readonly relation?: { readonly attribute: string; readonly value: JsonValue; readonly isReversed: boolean };
      readonly edge?: Readonly<Record<string, JsonValue>>;
      /** Its edges are of the kind that nodes like it have there. */
      readonly isLike?: boolean;
    }
  | {
      readonly do: "addEdge" | "removeEdge";
      /** Empty: what was spoken of before. */
      readonly from: string;
      readonly to: string;
      readonly attributes: Readonly<Record<string, JsonValue>>;
      /** Of the kind that such nodes have between them. */
      readonly isLike?: boolean;
      /** Instead of the one it has of that kind. */
      readonly isMove?: true;
    };
