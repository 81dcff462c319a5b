import type { ClusterRequest } from "./cluster-client.ts";
import { clusterAnswers } from "./cluster-index.ts";

const answerTo = clusterAnswers();

addEventListener("message", ({ data }: MessageEvent<ClusterRequest>) => {
  const answer = answerTo(data);
  if (answer !== undefined) postMessage(answer);
});
