import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { Asked, BlockRequestEntry } from "../../../../src/domain/administration/question.ts";
import type { Page } from "../../../../src/domain/basics/page.ts";
import type { BlockRequest } from "../../../../src/domain/moderation/block-request.ts";
import { db } from "../../firebase.ts";
import { BLOCK_REQUESTS, refs } from "../../store/paths.ts";
import { dataOf } from "../../store/read-document.ts";
import { summariesOf } from "./accounts.ts";
import { openRequestsIn } from "./open-requests.ts";

export async function openBlockRequests({
  after = null,
}: Asked<"blockRequests">): Promise<Page<BlockRequestEntry>> {
  const { docs, next } = await openRequestsIn(BLOCK_REQUESTS, after);
  if (docs.length === 0) return { items: [], next };
  const profiles = await db().getAll(...docs.map((request) => refs.user(String(request.get("uid")))));
  const accounts = await summariesOf(profiles);
  const items = accounts.map((account, index): BlockRequestEntry => {
    const request = dataOf(docs[index] as DocumentSnapshot) as unknown as BlockRequest;
    const { cityId, collection, words, reason, byName, at } = request;
    return { account, cityId, collection, words, reason, byName, at };
  });
  return { items, next };
}
