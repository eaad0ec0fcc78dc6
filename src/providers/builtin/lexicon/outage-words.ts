/** Said of what goes wrong elsewhere when something does: not whether all hangs together, but what needs it. */
export const harmWords: ReadonlySet<string> = new Set(
  "break breaks broken affected affect affects impacted impact impacts hit suffer suffers fail fails failing".split(
    " ",
  ),
);

/** Stems of edge kinds that lead from what needs to what is needed. */
export const needStems: ReadonlySet<string> = new Set(
  "depend requir require need use us rely reli call import run host read writ write query consum fetch pull".split(" "),
);
