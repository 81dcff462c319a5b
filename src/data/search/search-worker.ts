import { textIndex, type SearchRequest } from "./text-index.ts";

const answerTo = textIndex();

addEventListener("message", ({ data }: MessageEvent<SearchRequest>) => {
  const answer = answerTo(data);
  if (answer !== undefined) postMessage(answer);
});
