import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import type { Content } from "../../../src/domain/content/content.ts";
import { ADDRESSLESS_MS_MAX, addressesUrl } from "../config.ts";
import { db } from "../firebase.ts";
import { logs } from "../logs.ts";
import {
  authorReceiptOf,
  contentOf,
  contentRefs,
  writeContent,
  type ContentDocuments,
} from "../store/content-documents.ts";
import { readTogether } from "../store/read-together.ts";
import { addressNear } from "./address-near.ts";
import { addresslessOf, lacksAddress } from "./addressless.ts";

/** Asks for the address of one place and writes it. Doing it twice changes nothing more; what failed is done again later. */
export async function giveAddress(noted: DocumentSnapshot, now: Instant): Promise<void> {
  const note = addresslessOf(noted);
  if (note === undefined) return;
  const { cityId, subject, since, ref } = note;
  const forget = () => ref.delete();
  const content = await db().runTransaction(
    async (transaction) =>
      contentOf({ subject, ...(await readTogether(transaction, contentRefs(cityId, subject))) }),
    { readOnly: true },
  );
  if (content === undefined || !lacksAddress(content)) return void (await forget());
  const found = await addressNear(addressesUrl(), content.place);
  if (!found.ok) {
    logs.addressesUnreachable(cityId, found.problem);
    return void (now - since > ADDRESSLESS_MS_MAX && (await forget()));
  }
  if (found.value !== "") await writeAddress({ cityId, subject, address: found.value, now });
  await forget();
}

interface Writing extends Pick<ContentDocuments, "subject"> {
  readonly cityId: Content["cityId"];
  readonly address: string;
  readonly now: Instant;
}

/** Who changed it meanwhile goes first. */
async function writeAddress({ cityId, subject, address, now }: Writing): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const documents = { subject, ...(await readTogether(transaction, contentRefs(cityId, subject))) };
    const content = contentOf(documents);
    if (content === undefined || !lacksAddress(content)) return;
    const receipt = await authorReceiptOf(transaction, content);
    const addressed: Content & { address: string } = {
      ...content,
      address,
      rev: content.rev + 1,
      updatedAt: now,
    };
    writeContent(transaction, addressed, documents, receipt);
  });
}
