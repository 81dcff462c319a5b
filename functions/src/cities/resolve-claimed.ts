import { anomalySubject } from "../../../src/domain/anomaly/anomaly-subject.ts";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { resolvedByItself } from "../../../src/domain/anomaly/resolve-claimed.ts";
import type { Identifier } from "../../../src/domain/basics/identifier.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { db } from "../firebase.ts";
import { noteEvents } from "../notifications/note-events.ts";
import { tellSoon } from "../notifications/tell-soon.ts";
import { authorReceiptOf, contentOf, contentRefs, writeContent } from "../store/content-documents.ts";
import { refs } from "../store/paths.ts";
import { readTogether } from "../store/read-together.ts";

/** What residents called resolved, and nobody contested in time, is resolved. Run again, it changes nothing more. */
export async function resolveClaimed(cityId: CityId, now: Instant): Promise<void> {
  const claimed = await refs
    .city(cityId)
    .collection("anomalies")
    .where("status", "==", "claimed")
    .select()
    .get();
  for (const { id } of claimed.docs) await resolveOne(cityId, id, now);
  if (claimed.size > 0) await tellSoon(cityId);
}

function resolveOne(cityId: CityId, id: Identifier, now: Instant): Promise<void> {
  const subject = anomalySubject(id);
  return db().runTransaction(async (transaction) => {
    const documents = { subject, ...(await readTogether(transaction, contentRefs(cityId, subject))) };
    const before = contentOf(documents);
    // An operator may have deleted it by hand.
    if (before === undefined) return;
    const after = resolvedByItself(before as Anomaly, now);
    if (after === undefined) return;
    const receipt = await authorReceiptOf(transaction, before, after);
    writeContent(transaction, after, documents, receipt);
    noteEvents(transaction, { id: `${id}-${after.rev}`, subject, before, after, actorId: "", now });
  });
}
