import type { DocumentSnapshot } from "firebase-admin/firestore";
import { err, ok, type Result } from "../../../src/domain/basics/result.ts";
import { definitionOf, subjectOf, type Command } from "../../../src/domain/command/command.ts";
import type { Change, CommandContext } from "../../../src/domain/command/command-context.ts";
import { decide } from "../../../src/domain/command/decide.ts";
import type { Refusal } from "../../../src/domain/command/refusal.ts";
import { besideOtherMuting } from "../../../src/domain/moderation/other-muting.ts";
import { isTaken } from "../photos/photo-document.ts";
import { authorReceiptOf } from "../store/content-documents.ts";
import type { Unlocked } from "../store/without-locks.ts";
import { mutedBefore } from "../store/write-muting.ts";
import { organisersOf } from "../store/write-organiser.ts";
import { loadPhotos } from "./load-documents.ts";

export interface Decision {
  readonly context: CommandContext;
  readonly change: Change;
  /** What the city adds to what is created. */
  readonly creation: { readonly number: string } | undefined;
  /** Announced by the command; their bytes follow. */
  readonly photos: readonly DocumentSnapshot[];
  /** Where the subject's author reads it, while it is not public. */
  readonly authorReceipt: DocumentSnapshot | undefined;
  /** What a person whom it verifies keeps of the city. */
  readonly organisers: DocumentSnapshot | undefined;
}

/** The same decision as on the device, and what only the city can see: photos that belong to others. */
export async function decideOnServer(
  transaction: Unlocked,
  command: Command,
  context: CommandContext,
  nextNumber: () => Promise<string>,
): Promise<Result<Decision, Refusal>> {
  const decision: Result<Change, Refusal> = decide(command, context);
  if (!decision.ok) return decision;
  const beside = besideOtherMuting(
    decision.value,
    await mutedBefore(transaction, command.cityId, decision.value.mutes),
    { by: context.actor.uid, now: context.now, performedAt: command.performedAt },
  );
  if (!beside.ok) return beside;
  const change: Change = beside.value;
  const organisers = await organisersOf(transaction, command.cityId, change.verifies);
  const nothing = { creation: undefined, photos: [], authorReceipt: undefined };
  const decided = { context, change, organisers, ...nothing };
  if (change.content === undefined) return ok(decided);
  // A command repeated without its receipt changes nothing, and announces nothing a second time.
  const photos = change.content === context.content ? [] : await loadPhotos(transaction, command);
  const claim = { uid: context.actor.uid, subject: subjectOf(command) };
  if (photos.some((photo) => isTaken(photo, claim))) return err({ code: "photo_taken" });
  if (context.content !== undefined) {
    const authorReceipt = await authorReceiptOf(transaction, context.content, change.content);
    return ok({ ...decided, photos, authorReceipt });
  }
  const number = definitionOf(command).isNumbered === true ? await nextNumber() : "";
  return ok({ ...decided, photos, creation: { number } });
}
