import type { DocumentReference, DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import type { ContentSubject } from "../../../src/domain/command/subject.ts";
import type { Content } from "../../../src/domain/content/content.ts";
import type { Place } from "../../../src/domain/place/place.ts";
import { refs } from "../store/paths.ts";

/** addressless/{id}: something with a place whose address is still to be found. It says nothing of who wrote it. */
interface Addressless {
  readonly cityId: CityId;
  readonly subject: ContentSubject;
  readonly since: Instant;
}

interface Placed extends Content {
  readonly place: Place;
  readonly address: string;
}

/** Somebody placed it without network: the device could not ask. */
export function lacksAddress(content: Content): content is Placed {
  return "place" in content && "address" in content && content.address === "";
}

/** In the transaction that creates the content: what is written is looked for, even after a crash. */
export function noteAddressless(
  transaction: Transaction,
  content: Content,
  subject: ContentSubject,
  now: Instant,
): void {
  if (!lacksAddress(content)) return;
  const note: Addressless = { cityId: content.cityId, subject, since: now };
  transaction.set(refs.addressless(content.id), note);
}

export function addresslessOf(
  snapshot: DocumentSnapshot,
): (Addressless & { readonly ref: DocumentReference }) | undefined {
  const note = snapshot.data() as Addressless | undefined;
  return note === undefined ? undefined : { ...note, ref: snapshot.ref };
}
