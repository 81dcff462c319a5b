import type { TalkCount } from "../thread/talk-count.ts";
import type { Anomaly } from "./anomaly.ts";

/** How the commune has answered what is « Signalée » still: it asked its author something, or wrote in the discussion (ANO-27). */
type CommuneAnswer = "asked" | "written";

export function communeAnswer(
  { status, history }: Pick<Anomaly, "status" | "history">,
  officialAt: TalkCount["officialAt"],
): CommuneAnswer | undefined {
  if (status !== "new") return undefined;
  if (history.some((step) => step.status === "info")) return "asked";
  return officialAt === null ? undefined : "written";
}
