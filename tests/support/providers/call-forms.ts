export interface WrittenCallInput {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

const json = ({ name, input }: WrittenCallInput) => JSON.stringify({ name, arguments: input });
const args = ({ input }: WrittenCallInput) => JSON.stringify(input);
const tagged = (entries: WrittenCallInput["input"], pair: (key: string, value: string) => string) =>
  Object.entries(entries)
    .map(([key, value]) => pair(key, typeof value === "string" ? value : JSON.stringify(value)))
    .join("");

/** How model families write a call as text. */
export const writtenForms: Readonly<Record<string, (call: WrittenCallInput) => string>> = {
  hermes: (call) => `<tool_call>${json(call)}</tool_call>`,
  "hermes in lines": (call) => `<tool_call>\n${json(call)}\n</tool_call>`,
  "a list in tags": (call) => `<tool_call>[${json(call)}]</tool_call>`,
  function_call: (call) => `<function_call>${json(call)}</function_call>`,
  tools: (call) => `<tools>${json(call)}</tools>`,
  "qwen coder": ({ name, input }) =>
    `<tool_call><function=${name}>${tagged(input, (key, value) => `<parameter=${key}>${value}</parameter>`)}</function></tool_call>`,
  "function=": (call) => `<function=${call.name}>${args(call)}</function>`,
  invoke: ({ name, input }) =>
    `<invoke name="${name}">${tagged(input, (key, value) => `<parameter name="${key}">${value}</parameter>`)}</invoke>`,
  python_tag: (call) =>
    `<|python_tag|>${JSON.stringify({ type: "function", name: call.name, parameters: call.input })}`,
  TOOL_CALLS: (call) => `[TOOL_CALLS] [${json(call)}]`,
  "TOOL_CALLS with a name": (call) => `[TOOL_CALLS]${call.name}[ARGS]${args(call)}`,
  glm: ({ name, input }) =>
    `<tool_call>${name}\n${tagged(input, (key, value) => `<arg_key>${key}</arg_key>\n<arg_value>${value}</arg_value>\n`)}</tool_call>`,
  deepseek: (call) =>
    `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>${call.name}<｜tool▁sep｜>${args(call)}<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
  kimi: (call) =>
    `<|tool_calls_section_begin|><|tool_call_begin|>functions.${call.name}:0<|tool_call_argument_begin|>${args(call)}<|tool_call_end|><|tool_calls_section_end|>`,
  "command r": ({ name, input }) =>
    `<|START_ACTION|>[${JSON.stringify({ tool_call_id: "0", tool_name: name, parameters: input })}]<|END_ACTION|>`,
  phi: (call) => `<|tool_call|>[${json(call)}]<|/tool_call|>`,
  functools: (call) => `functools[${json(call)}]`,
  "bare json": json,
  "a bare list": (call) => `[${json(call)}]`,
  "the API's shape": (call) =>
    JSON.stringify({ tool_calls: [{ type: "function", function: { name: call.name, arguments: args(call) } }] }),
  "json fence": (call) => `\`\`\`json\n${json(call)}\n\`\`\``,
  "fence without a word": (call) => `\`\`\`\n${json(call)}\n\`\`\``,
  "our short form": ({ name, input }) => JSON.stringify({ tool: name, args: input }),
};
