/** What goes to a worker. One run at a time. */
export type WorkOrder<Request> = { readonly type: "run"; readonly request: Request } | { readonly type: "cancel" };

/** What comes back: progress, then exactly one of the others. */
export type WorkNews<Answer> =
  | { readonly type: "progress"; readonly ratio: number }
  | { readonly type: "done"; readonly answer: Answer }
  | { readonly type: "cancelled" }
  | { readonly type: "failed"; readonly message: string };
