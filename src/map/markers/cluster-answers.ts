import { type ClusterIndex, clusterIndexOf } from "./cluster-index.ts";
import { type ClusterAnswer, type ClusterRequest, pinColumns } from "./cluster-protocol.ts";

/** One conversation with a map: remembers the pins last loaded, answers each look at them. */
export function clusterAnswers(): (request: ClusterRequest) => ClusterAnswer | undefined {
  let look: ClusterIndex = clusterIndexOf(pinColumns([]));
  return (request) => {
    if (request.kind === "look") {
      return { id: request.id, drawn: look(request.bounds, request.zoom) };
    }
    look = clusterIndexOf(request.pins);
    return undefined;
  };
}
