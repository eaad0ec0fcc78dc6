/**
 * The engine's own models of embeddings on this device, the smaller first; "b4": four texts at once, which takes the least memory.
 * Here, since the settings offer them without the engine's code.
 */
export const embeddingModels = [
  "snowflake-arctic-embed-s-q0f32-MLC-b4",
  "snowflake-arctic-embed-m-q0f32-MLC-b4",
] as const;
