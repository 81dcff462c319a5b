import type { Channel, Leader } from "./leader.ts";

/** Has the page that leads open its connection anew, whichever page found out that it lacks something. */
export function reconnectLeader(
  channel: Channel,
  { leads }: Pick<Leader, "leads">,
  renew: () => void,
): () => void {
  channel.hear(({ kind }) => {
    if (kind === "renew" && leads()) renew();
  });
  return () => (leads() ? renew() : channel.say({ kind: "renew" }));
}
