import type { GraphProfile } from "@/graph/profile/profile-types";
import type { JsonObject } from "@/lib/json";
import { type ExampleSchema, toExampleSchema } from "./example-selectors";
import { attributesOfProfile } from "./known-attributes";
import { findMentions, toMentionsLine, underWords } from "./mentions";
import { toCallText, toReplyText, toResultsText } from "./reply-form";

/** A user's words and the reply they are to be answered with. */
export interface ExampleTurn {
  readonly user: string;
  readonly assistant: string;
}

interface Example {
  readonly user: string;
  readonly tool: string;
  readonly args: JsonObject;
  /** What came of it and was answered, so that the model sees how a message ends. */
  readonly end?: { readonly result: JsonObject; readonly reply: string };
}

/** About a dozen turns in the words and selectors of the open graph, only with what may be called now. */
export function toExampleTurns(profile: GraphProfile, toolNames: readonly string[]): readonly ExampleTurn[] {
  const offered = new Set(toolNames);
  const schema = toExampleSchema(profile);
  const attributes = attributesOfProfile(profile);
  const withMentions = (user: string) => underWords(user, toMentionsLine(findMentions(user, attributes)));
  return [
    ...[...questions(schema), ...texts, ...edits(schema)]
      .filter(({ tool }) => offered.has(tool))
      .flatMap((example) => toTurns(example, withMentions)),
    { user: "Thank you!", assistant: toReplyText("You are welcome.") },
  ];
}

function toTurns({ user, tool, args, end }: Example, withMentions: (user: string) => string): readonly ExampleTurn[] {
  const turn = { user: withMentions(user), assistant: toCallText(tool, args) };
  if (end === undefined) return [turn];
  const result = toResultsText([{ name: tool, content: JSON.stringify(end.result) }]);
  return [turn, { user: result, assistant: toReplyText(end.reply) }];
}

function questions({ kind, group, both, measures, node }: ExampleSchema): readonly Example[] {
  return [
    { user: "How many nodes are there?", tool: "queryGraph", args: { query: "nodeCount" } },
    {
      user: `How many ${group.words} are there?`,
      tool: "findNodes",
      args: { selector: group.selector },
      end: { result: { success: true, message: "3 nodes match." }, reply: "There are 3." },
    },
    { user: `How many ${kind.words} do we have?`, tool: "findNodes", args: { selector: kind.selector } },
    {
      user: `What is the average ${measures.average} of the ${kind.words}?`,
      tool: "aggregate",
      args: { measure: "mean", property: measures.average, selector: kind.selector },
    },
    { user: `Which are the ${both.words}?`, tool: "findNodes", args: { selector: both.selector } },
    { user: `Tell me about ${node.words}`, tool: "getNode", args: { id: node.words } },
    {
      user: `What is connected to ${node.words}?`,
      tool: "getNeighbors",
      args: { selector: node.selector, depth: 1 },
    },
    {
      user: `Which node has the highest ${measures.highest}?`,
      tool: "rankNodes",
      args: { by: measures.highest, limit: 1, order: "desc" },
    },
    {
      user: `Show me the 3 nodes with the lowest ${measures.lowest}`,
      tool: "rankNodes",
      args: { by: measures.lowest, limit: 3, order: "asc" },
    },
  ];
}

const texts: readonly Example[] = [
  {
    user: "What does it say about rain?",
    tool: "searchContent",
    args: { query: "rain" },
    end: {
      result: {
        success: true,
        data: { passages: [{ id: "passage:1", text: "Rain is water that falls from clouds." }] },
      },
      reply: "Rain is water that falls from clouds. [[passage:1]]",
    },
  },
  { user: "Which courses are there?", tool: "getOutline", args: {} },
];

function edits({ kind, group, both }: ExampleSchema): readonly Example[] {
  return [
    { user: `Make the ${kind.words} blue`, tool: "styleNodes", args: { selector: kind.selector, color: "blue" } },
    {
      user: `Find all ${group.words} and make them green`,
      tool: "styleNodes",
      args: { selector: group.selector, color: "green" },
    },
    {
      user: `Colour the ${both.words} red and make them bigger`,
      tool: "styleNodes",
      args: { selector: both.selector, color: "red", size: { scale: 1.5 } },
    },
    { user: "Remove all colours", tool: "clearStyles", args: {} },
    { user: "Undo that", tool: "undo", args: {} },
    { user: "Arrange everything in a circle", tool: "setLayout", args: { type: "circle" } },
    { user: `Zoom to the ${group.words}`, tool: "zoomToNodes", args: { selector: group.selector } },
  ];
}
