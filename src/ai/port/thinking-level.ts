/** How much a model thinks before it answers, where that can be set: "default" leaves it to the model. */
export const thinkingLevels = ["default", "off", "low", "medium", "high"] as const;

export type ThinkingLevel = (typeof thinkingLevels)[number];
