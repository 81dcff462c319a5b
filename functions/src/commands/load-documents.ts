import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import {
  anomalyIdOf,
  isAboutAnomaly,
  type Command,
  type CommandOf,
} from "../../../src/domain/command/command.ts";
import { refs } from "../store/paths.ts";
import { readTogether } from "../store/read-together.ts";
import { cityDayOf } from "./city-day.ts";

/** What every command is judged by. */
export type CommandDocuments = Awaited<ReturnType<typeof loadDocuments>>;

export async function loadDocuments(transaction: Transaction, command: Command, uid: string, now: Instant) {
  const { id, cityId } = command;
  const always = {
    receipt: refs.receipt(uid, id),
    profile: refs.user(uid),
    city: refs.city(cityId),
    userCity: refs.userCity(uid, cityId),
    quota: refs.quota(uid, cityDayOf(now)),
  };
  if (!isAboutAnomaly(command)) return { ...(await readTogether(transaction, always)), anomaly: undefined };
  const anomalyId = anomalyIdOf(command);
  const { published, whole, ...documents } = await readTogether(transaction, {
    ...always,
    published: refs.anomaly(cityId, anomalyId),
    whole: refs.moderation(cityId, anomalyId),
  });
  return { ...documents, anomaly: { published, whole } };
}

/** What a new report takes besides: its number and the places of its photos. */
export interface ReportDocuments {
  readonly numbers: DocumentSnapshot;
  readonly photos: readonly DocumentSnapshot[];
}

export async function loadReportDocuments(
  transaction: Transaction,
  { cityId, payload }: CommandOf<"report-anomaly">,
): Promise<ReportDocuments> {
  const photoRefs = payload.photos.map(({ id }) => refs.photo(cityId, id));
  const [numbers, ...photos] = await transaction.getAll(refs.numbers(cityId), ...photoRefs);
  if (numbers === undefined) throw new Error("Firestore answered fewer documents than were asked for.");
  return { numbers, photos };
}
