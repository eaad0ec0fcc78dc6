import type { emptyTexts } from "@/graph/selector/diagnose-empty";

/** All that commands can say, in English: what another language has to have. */
export type CommandTexts = typeof emptyTexts &
  typeof import("../algorithms/algorithm-texts").texts &
  typeof import("../edit/add-edge-commands").texts &
  typeof import("../edit/add-node-commands").texts &
  typeof import("../edit/delete-attribute").texts &
  typeof import("../edit/duplicate-commands").texts &
  typeof import("../edit/group-commands").texts &
  typeof import("../edit/history-commands").texts &
  typeof import("../edit/merge-commands").texts &
  typeof import("../edit/move-commands").texts &
  typeof import("../edit/remove-commands").texts &
  typeof import("../edit/rename-attribute").texts &
  typeof import("../edit/set-values").texts &
  typeof import("../edit/update-commands").texts &
  typeof import("../files/describe-import").texts &
  typeof import("../files/export-commands").texts &
  typeof import("../files/generate-commands").texts &
  typeof import("../files/sample-commands").texts &
  typeof import("../mentions/read-mentions").texts &
  typeof import("../plan/set-plan").texts &
  typeof import("../plan/update-plan").texts &
  typeof import("../read/aggregate-command").texts &
  typeof import("../read/find-a-command").texts &
  typeof import("../read/find-commands").texts &
  typeof import("../read/find-path").texts &
  typeof import("../read/neighborhood-commands").texts &
  typeof import("../read/nothing-matches").texts &
  typeof import("../read/query-graph").texts &
  typeof import("../read/rank-commands").texts &
  typeof import("../read/schema-commands").texts &
  typeof import("../remote/change-shown").texts &
  typeof import("../remote/over-remote").texts &
  typeof import("../remote/write-change").texts &
  typeof import("../style/clear-some").texts &
  typeof import("../style/clear-style-commands").texts &
  typeof import("../style/explain-style").texts &
  typeof import("../style/style-commands").texts &
  typeof import("../style/style-mapping-commands").texts &
  typeof import("../style/update-layer").texts &
  typeof import("../texts/text-texts").texts &
  typeof import("../view/change-filter").texts &
  typeof import("../view/filter-commands").texts &
  typeof import("../view/fold-commands").texts &
  typeof import("../view/layout-commands").texts &
  typeof import("../view/layout-in-place").texts &
  typeof import("../view/pin-commands").texts &
  typeof import("../view/select-commands").texts &
  typeof import("../view/set-commands").texts;
