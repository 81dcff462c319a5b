import { systemClock } from "../../../src/clock/system-clock.ts";
import { definitionOf } from "../../../src/domain/command/command.ts";
import type { Receipt } from "../../../src/domain/command/outcome.ts";
import { CONTENT_COLLECTIONS } from "../../../src/domain/command/subject.ts";
import { withoutDecider, withoutSignature } from "../../../src/domain/content/change-author.ts";
import type { Content } from "../../../src/domain/content/content.ts";
import { db } from "../firebase.ts";
import { authorReceiptOf, contentOf, contentRefs, writeContent } from "../store/content-documents.ts";
import { readTogether } from "../store/read-together.ts";
import type { ReceiptAboutContent } from "./own-contents.ts";

/** What was decided about a content may say by whom; marks and flags do not. */
export function maySayByWhom(receipt: Receipt): receipt is ReceiptAboutContent {
  const { outcome, subject } = receipt;
  const isAboutContent = (CONTENT_COLLECTIONS as readonly string[]).includes(subject.collection);
  return outcome.state === "applied" && isAboutContent && definitionOf(receipt).markOf === undefined;
}

/**
 * A decision of this person stays, without their name. Looked at before it is locked: a moderator decided thousands of times.
 * @param leaving the account that is no more; undefined for who hides their name alone
 */
export async function leaveSignature(
  { cityId, subject, outcome }: ReceiptAboutContent,
  leaving?: string,
): Promise<void> {
  const wanted = contentRefs(cityId, subject);
  const unsigned = (content: Content) => {
    const now = systemClock.now();
    const nameless = withoutSignature(content, outcome.appliedAt, now);
    return leaving === undefined ? nameless : withoutDecider(nameless, leaving, now);
  };
  const known = contentOf({ subject, ...(await readTogether(db(), wanted)) });
  if (known === undefined || unsigned(known) === known) return;
  await db().runTransaction(async (transaction) => {
    const documents = { subject, ...(await readTogether(transaction, wanted)) };
    const content = contentOf(documents);
    if (content === undefined) return;
    const receipt = await authorReceiptOf(transaction, content);
    const changed = unsigned(content);
    if (changed !== content) writeContent(transaction, changed, documents, receipt);
  });
}
