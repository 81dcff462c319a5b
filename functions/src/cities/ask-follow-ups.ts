import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { followUpsOf, type FollowUpsTold } from "../../../src/domain/notification/follow-up-event.ts";
import { db } from "../firebase.ts";
import { noteEvent } from "../notifications/note-events.ts";
import { tellSoon } from "../notifications/tell-soon.ts";
import { refs } from "../store/paths.ts";

const NOTED_AT_ONCE = 400;

/**
 * What is noted, and how far, are one write: of runs that die, are repeated or meet, each goes on from where the others came, and no
 * question is told twice or left out between two of them.
 * @param statisticsOf when an earlier version, which kept nothing else, had counted
 */
export async function askFollowUps(
  cityId: CityId,
  reports: Parameters<typeof followUpsOf>[0],
  { now, statisticsOf }: { readonly now: Instant; readonly statisticsOf: Instant },
): Promise<void> {
  const noteSome = (): Promise<number> =>
    db().runTransaction(async (transaction) => {
      const document = await transaction.get(refs.followUps(cityId));
      const told = toldIn(document) ?? { countedAt: statisticsOf, waiting: [] };
      const { events, waiting } = followUpsOf(reports, told, now);
      const left = events.slice(NOTED_AT_ONCE);
      for (const event of events.slice(0, NOTED_AT_ONCE)) noteEvent(transaction, event);
      transaction.set(document.ref, {
        countedAt: Math.max(told.countedAt, now),
        waiting: [...waiting, ...left.map(({ subject }) => subject.id)],
      } satisfies FollowUpsTold);
      return left.length;
    });
  while ((await noteSome()) > 0);
  await tellSoon(cityId);
}

function toldIn(document: DocumentSnapshot): FollowUpsTold | undefined {
  // Written above alone.
  return document.data() as FollowUpsTold | undefined;
}
