import { clusterAnswers } from "./cluster-answers.ts";
import type { ClusterRequest } from "./cluster-protocol.ts";

const answerTo = clusterAnswers();

addEventListener("message", ({ data }: MessageEvent<ClusterRequest>) => {
  const answer = answerTo(data);
  if (answer !== undefined) postMessage(answer);
});
