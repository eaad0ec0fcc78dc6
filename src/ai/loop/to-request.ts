import type { ToolDefinition } from "@/commands/registry/command-types";
import { hasTexts } from "@/knowledge/index/text-attributes";
import { toDrawnLooks } from "../context/drawn-looks";
import { graphFacts } from "../context/graph-facts";
import { type OfferFacts, planTools } from "../context/offer-rules";
import { toInstructions } from "../context/prompt";
import { toSeenPart } from "../context/seen-part";
import { toolsFor } from "../context/tool-profile";
import type { Exchange } from "../history/messages";
import { simplifyHistory } from "../history/simplify-history";
import { wantsPlan } from "../plan/wants-plan";
import { type GraphContext, isModel, type ProviderRequest } from "../port/provider-port";
import { withShortSchemas } from "../results/result-size";
import { toSmallDetails } from "../small-prompt/small-details";
import type { Wanted } from "./decide-next";
import type { Message, MessageRun, Progress, Session } from "./run-types";
import { asksSmallModel, modelResultSize } from "./small-model";

interface Asking extends Wanted {
  readonly run: MessageRun;
  readonly running: Exchange;
  readonly progress: Progress;
  /** Older results are sent without their data. */
  readonly simplify: boolean;
}

/** All that the next request holds. */
export async function toRequest(asking: Asking): Promise<ProviderRequest> {
  const { run, running, progress, decision, maxRounds } = asking;
  const { session, message } = run;
  const { readsNamesAlone, alsoSent = [] } = message.provider.capabilities;
  const isForRules = readsNamesAlone === true || alsoSent.includes("library");
  const { toolProfile, examples, idleSeconds } = message.options;
  const answerOnly = decision.type !== "call";
  message.plan.asked();
  const context = contextFor(session, message);
  const facts = factsFor(session, message);
  const isPlanWanted = plans(session, message);
  session.given.keepContext(context);
  const before = message.window.before(running);
  const tools = await offered(asking, facts);
  const earlier = earlierFor(message, asking.simplify ? simplifyHistory(before) : before);
  return {
    // Only a model is sent instructions.
    instructions: readsNamesAlone === true ? "" : toInstructions(facts),
    turn: {
      maxRounds,
      roundsLeft: maxRounds - progress.rounds.length,
      answerOnly,
      nudge: progress.nudge === "now",
      wantsPlan: isPlanWanted,
    },
    context,
    facts: graphFacts(session.document, isForRules),
    // The window has measured its own list: nothing of it is measured again.
    history: earlier === before ? message.window.withRunning(running) : [...earlier, running],
    tools,
    toolChoice: answerOnly ? "none" : "auto",
    ...(toolProfile !== "auto" && { toolProfile }),
    ...(!examples && { examples }),
    ...(idleSeconds !== null && { idleSeconds }),
  };
}

/** A small model is sent more about what its user mentions: it would guess where a large one looks it up. */
function contextFor(session: Session, message: Message): GraphContext {
  const { document } = session;
  const { input, options, plan, provider } = message;
  const bare = session.toContext(session.userChanges.tell(), options.tellSelection);
  const planned = plan.forRequest();
  const context = planned === undefined ? bare : { ...bare, plan: planned };
  if (provider.capabilities.readsNamesAlone === true) return context;
  const area = session.seen?.() ?? null;
  return {
    ...context,
    // The user speaks of what is before them ("these here", "what am I looking at?") and of its looks ("the purple ones").
    ...(area !== null && { seen: toSeenPart(document, area) }),
    ...(document.drawnLayers.length > 0 && { looks: toDrawnLooks(document) }),
    ...(asksSmallModel(message) && { details: toSmallDetails(input, context.profile, document.tables) }),
  };
}

/** A state of the graph with so many has room for all of them. */
const mostAttributes = 20;

/** What the open graph is good for. Who reads names alone is offered all of them. */
function factsFor({ document: { tables } }: Session, { provider }: Message): OfferFacts {
  const hasEdges = tables.edges.count > 0;
  if (provider.capabilities.readsNamesAlone === true) return { hasTexts: false, hasEdges };
  const attributes = tables.nodes.attributeNames().length + tables.edges.attributeNames().length;
  return { hasTexts: hasTexts(tables), hasEdges, hasManyAttributes: attributes > mostAttributes };
}

/** A message of several steps, or one with a plan: its tools are offered from then on. */
function plans({ conversation }: Session, { input, plan, provider }: Message): boolean {
  if (provider.capabilities.readsNamesAlone === true) return false;
  const isWanted = wantsPlan(input) || plan.forRequest() !== undefined;
  if (isWanted) for (const name of planTools) conversation.asked.add(name);
  return isWanted;
}

/** With nothing to call, definitions stay only where the provider can be forbidden to use them. */
function offered(
  { run: { session, message }, progress, decision }: Asking,
  facts: OfferFacts,
): readonly ToolDefinition[] | Promise<readonly ToolDefinition[]> {
  const { capabilities } = message.provider;
  const { maxToolIterations, toolProfile } = message.options;
  if (maxToolIterations === 0 || (decision.type !== "call" && !capabilities.toolChoiceNone)) return [];
  const asked = toolProfile === "auto" ? capabilities : { ...capabilities, toolProfile };
  return toolsFor(progress.rounds, session.registry, asked, { ...facts, asked: [...session.conversation.asked] });
}

/** Who reads the rounds themselves reads the built-in assistant's too, as they were. */
function earlierFor(message: Message, history: readonly Exchange[]): readonly Exchange[] {
  const { provider, window } = message;
  if (!isModel(provider) || provider.capabilities.readsRounds === true) return history;
  const size = modelResultSize(message);
  return window.longestSchema <= size ? history : withShortSchemas(history, size);
}
