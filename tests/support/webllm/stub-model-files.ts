import { createHash } from "node:crypto";

/** What the model says when the phrase is the last of its phrases in what it reads. */
export interface StubReply {
  readonly when: string;
  readonly say: string;
}

/* As in stub-model.c. */
const vocabularySize = 320;
const firstTrigger = 259;
const replyCount = 24;
const replyLength = 1024;

const special = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"] as const;
const endOfMessage = 258;

/** The files of an MLC build whose model plays these replies, its weights in four shards. */
export function toStubModelFiles(replies: readonly StubReply[]): Readonly<Record<string, Uint8Array | string>> {
  if (replies.length > replyCount) throw new Error(`The stub plays ${replyCount} replies at most.`);
  const weights = toWeights(replies);
  const shards = cut(weights, 4);
  return {
    "mlc-chat-config.json": JSON.stringify(chatConfig()),
    "tokenizer.json": JSON.stringify(tokenizer(replies.map(({ when }) => when))),
    "tensor-cache.json": JSON.stringify(shardList(shards)),
    ...Object.fromEntries(shards.map((bytes, index) => [shardName(index), bytes])),
  };
}

/** For each reply its bytes as tokens, then the end. */
function toWeights(replies: readonly StubReply[]): Uint8Array {
  const table = new Float32Array(replyCount * replyLength).fill(endOfMessage);
  for (const [row, { say }] of replies.entries()) {
    const bytes = new TextEncoder().encode(say);
    if (bytes.length >= replyLength) throw new Error(`A reply of the stub has ${replyLength - 1} bytes at most.`);
    table.set(bytes, row * replyLength);
  }
  return new Uint8Array(table.buffer);
}

function cut(bytes: Uint8Array, count: number): readonly Uint8Array[] {
  const size = bytes.length / count;
  return Array.from({ length: count }, (_, index) => bytes.slice(index * size, (index + 1) * size));
}

function shardName(index: number): string {
  return `params_shard_${index}.bin`;
}

/** One tensor for each shard. */
function shardList(shards: readonly Uint8Array[]): object {
  const records = shards.map((bytes, index) => ({
    dataPath: shardName(index),
    format: "raw-shard",
    nbytes: bytes.length,
    md5sum: createHash("md5").update(bytes).digest("hex"),
    records: [weightRecord(index, bytes.length)],
  }));
  return { metadata: { ParamSize: shards.length, ParamBytes: 0, BitsPerParam: 32 }, records };
}

function weightRecord(index: number, nbytes: number): object {
  const shape = [replyCount / 4, replyLength];
  return { name: `replies_${index}`, shape, dtype: "float32", format: "raw", nbytes, byteOffset: 0 };
}

/** The letters byte-level tokenizers write bytes with: printable ones as they are, the others from U+0100 on. */
function byteLetters(): readonly string[] {
  const isPrintable = (byte: number) => (byte > 32 && byte < 127) || (byte > 160 && byte !== 173);
  let next = 256;
  return Array.from({ length: 256 }, (_, byte) => String.fromCodePoint(isPrintable(byte) ? byte : next++));
}

/** A token for each byte, the special ones, and each phrase as one token that texts are searched for first. */
function tokenizer(phrases: readonly string[]): object {
  const added = [
    ...special.map((content, index) => ({ content, id: 256 + index, special: true })),
    ...phrases.map((content, index) => ({ content, id: firstTrigger + index, special: false })),
  ];
  const unused = Array.from({ length: vocabularySize }, (_, id) => id).slice(firstTrigger + phrases.length);
  // Added tokens must be in the vocabulary too: else the tokenizer numbers them anew.
  const entries = [
    ...byteLetters().map((letter, byte) => [letter, byte]),
    ...added.map(({ content, id }) => [content, id]),
    ...unused.map((id) => [`Ġunused${id}`, id]),
  ];
  const level = { type: "ByteLevel", add_prefix_space: false, trim_offsets: true, use_regex: true };
  return {
    version: "1.0",
    truncation: null,
    padding: null,
    added_tokens: added.map((token) => ({
      ...token,
      single_word: false,
      lstrip: false,
      rstrip: false,
      normalized: false,
    })),
    normalizer: null,
    pre_tokenizer: level,
    post_processor: null,
    decoder: level,
    model: {
      type: "BPE",
      dropout: null,
      unk_token: null,
      continuing_subword_prefix: null,
      end_of_word_suffix: null,
      fuse_unk: false,
      byte_fallback: false,
      vocab: Object.fromEntries(entries),
      merges: [],
    },
  };
}

function chatConfig(): object {
  const [, start, end] = special;
  return {
    version: "0.1.0",
    model_type: "stub",
    quantization: "q0f32",
    model_config: {},
    vocab_size: vocabularySize,
    context_window_size: 16_384,
    sliding_window_size: -1,
    prefill_chunk_size: 2048,
    attention_sink_size: -1,
    tensor_parallel_shards: 1,
    temperature: 0,
    presence_penalty: 0,
    frequency_penalty: 0,
    repetition_penalty: 1,
    top_p: 0.95,
    tokenizer_files: ["tokenizer.json"],
    tokenizer_info: {
      token_postproc_method: "byte_level",
      prepend_space_in_encode: false,
      strip_space_in_decode: false,
    },
    conv_template: {
      name: "chatml",
      system_template: `${start}system\n{system_message}${end}\n`,
      system_message: "",
      system_prefix_token_ids: null,
      add_role_after_system_message: true,
      roles: { user: `${start}user`, assistant: `${start}assistant`, tool: `${start}tool` },
      role_templates: { user: "{user_message}", assistant: "{assistant_message}", tool: "{tool_message}" },
      messages: [],
      seps: [`${end}\n`],
      role_content_sep: "\n",
      role_empty_sep: "\n",
      stop_str: [special[0], end],
      stop_token_ids: [256, endOfMessage],
      function_string: "",
      use_function_calling: false,
    },
    pad_token_id: 256,
    bos_token_id: 256,
    eos_token_id: [endOfMessage],
  };
}
