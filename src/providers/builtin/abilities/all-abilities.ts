import { resolveRef } from "../plan/resolve/resolve-ref";
import { type Ability, byName, type Kind } from "./ability";
import { addNode } from "./changes/add-node";
import { adjust, merge, set, unset } from "./changes/change";
import { addEdge, removeEdge, rename } from "./changes/edges";
import { exportOf, exportWhole, load, save } from "./changes/files";
import { clearGraph, remove } from "./changes/remove";
import { undoOf } from "./changes/undo-part";
import { aggregate, rankThings, rankTied } from "./figures/rank";
import { repeated } from "./figures/repeated";
import { sides } from "./figures/sides";
import { spread } from "./figures/spread";
import { edgeValue, sideBySide, versus } from "./figures/versus";
import { components, describe, listTypes, summary } from "./find/describe";
import { sample, share } from "./find/find";
import { selection, styles, whichLayout } from "./find/state";
import { table } from "./find/table";
import { describeValues, schema } from "./find/values";
import { firstAbilities } from "./first-abilities";
import { askColor } from "./looks/ask-color";
import { clearLooks, clearStyles, unstyle } from "./looks/clear";
import { fold } from "./looks/fold";
import { showMore, shownCount } from "./looks/shown";
import { styleBy, styleThings } from "./looks/style";
import { swapColors } from "./looks/swap";
import { unhide } from "./looks/unhide";
import { deselect, fit, hide, layout, only, redo, select, showAll, undo, zoom } from "./looks/view";
import { why } from "./looks/why";
import { algorithm } from "./structure/algorithm";
import { communities } from "./structure/communities";
import { cutOff } from "./structure/cut-off";
import { countEdges } from "./structure/degree";
import { exists, joined } from "./structure/joined";
import { along, findPath, stops } from "./structure/path";
import { noAlgorithm, talk } from "./talk/about";
import { basis } from "./talk/basis";
import { cannot, lacks, noSuch } from "./talk/beyond";
import { howTo } from "./talk/how-to";
import { noChoice } from "./talk/no-choice";

/** All that can be asked for: a kind of act without an ability fails here. */
const abilities: Readonly<Record<Kind, Ability>> = {
  ...firstAbilities,
  ...byName([
    ...[cannot, lacks, noSuch, noChoice, noAlgorithm, talk, howTo, basis],
    ...[
      share,
      sample,
      table,
      describeValues,
      schema,
      describe,
      listTypes,
      summary,
      components,
      styles,
      selection,
      whichLayout,
    ],
    ...[rankThings, rankTied, aggregate, repeated, sides, spread, versus, sideBySide, edgeValue],
    ...[algorithm, communities, cutOff, countEdges, joined, exists, findPath, along, stops],
    ...[styleThings, styleBy, swapColors, unstyle, clearStyles, clearLooks, askColor, why, layout, fold],
    ...[select, deselect, hide, unhide, only, showAll, showMore, shownCount, zoom, fit, undo, undoOf, redo],
    ...[set, unset, adjust, rename, merge, addNode, addEdge, remove, removeEdge, clearGraph],
    ...[load, save, exportWhole, exportOf],
  ]),
};

export const everything = { abilities, resolve: resolveRef };
