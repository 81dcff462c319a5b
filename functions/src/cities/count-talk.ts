import type { Query } from "firebase-admin/firestore";
import { HOUR_MS, type Instant } from "../../../src/domain/basics/instant.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { medianOf } from "../../../src/domain/statistics/delays.ts";
import { FIGURE_WINDOW_MS, type LifeFigures } from "../../../src/domain/statistics/life-figures.ts";
import { refs } from "../store/paths.ts";

export interface CountedTalk {
  readonly figures: Pick<LifeFigures, "waiting" | "flagsOpen" | "messages30d">;
  readonly moderationHours: number | null;
  /** When each message of the window was written, by its id. */
  readonly messages: ReadonlyMap<string, Instant>;
  /** When what moderators decided leaves the window. */
  readonly changes: readonly Instant[];
}

/** What moderators of the city are to look at. */
export function waitingIn(cityId: CityId): Query {
  return refs.city(cityId).collection("moderation").where("waitingSince", ">", 0);
}

/** Discussions, and what waits for moderators or waited for them until they decided. */
export async function countTalk(cityId: CityId, now: Instant): Promise<CountedTalk> {
  const since = now - FIGURE_WINDOW_MS;
  const part = (name: string) => refs.city(cityId).collection(name);
  const [messages, waiting, decided] = await Promise.all([
    part("messages").where("createdAt", ">", since).select("createdAt", "visibility", "deletedAt").get(),
    waitingIn(cityId).select("content.flags").get(),
    part("moderation").where("decidedAt", ">", since).select("decidedAt", "waitedMs").get(),
  ]);
  const isRead = ({ visibility, deletedAt }: Record<string, unknown>) =>
    visibility === "public" && deletedAt === null;
  const written = messages.docs.filter((message) => isRead(message.data()));
  return {
    figures: {
      waiting: waiting.size,
      flagsOpen: waiting.docs.filter((item) => ((item.get("content.flags") ?? []) as unknown[]).length > 0)
        .length,
      messages30d: written.length,
    },
    moderationHours: medianOf(
      decided.docs.map((item) => Number(item.get("waitedMs"))),
      HOUR_MS,
    ),
    messages: new Map(written.map((message) => [message.id, Number(message.get("createdAt"))])),
    changes: decided.docs.map((item) => Number(item.get("decidedAt")) + FIGURE_WINDOW_MS),
  };
}
