import "@/lib/network-guard/worker-guard";
import { MLCEngine, prebuiltAppConfig } from "@mlc-ai/web-llm";
import { serveEngine } from "./serve-engine";

/** The only place that imports the engine: 6.8 MB that the page itself never reads. */
serveEngine(self, {
  records: prebuiltAppConfig.model_list,
  create(record, onReport) {
    const engine = new MLCEngine({
      appConfig: { model_list: [record], cacheBackend: "cache" },
      initProgressCallback: onReport,
      logLevel: "SILENT",
    });
    return {
      reload: (modelId) => engine.reload(modelId),
      // A copy: the engine writes into what it is given.
      ask: ({ messages, ...request }) => engine.chat.completions.create({ ...request, messages: [...messages] }),
      async embed(texts) {
        const { data } = await engine.embeddings.create({ input: [...texts] });
        return data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding);
      },
      interruptGenerate: () => void engine.interruptGenerate(),
    };
  },
});
