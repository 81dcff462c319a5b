import { describe, expect, it } from "vitest";
import { AUDIT_ENTRIES, refs } from "../../functions/src/store/paths.ts";
import { anIdentifier } from "../examples/identifiers.ts";

const [uid, cityId, id] = ["yann", "35024", anIdentifier(3)];

/** Where everything is kept: a deployment has it there already. */
const PATHS: { readonly [Name in keyof typeof refs]: readonly [string, { readonly path: string }] } = {
  user: ["users/yann", refs.user(uid)],
  closed: ["closed/yann", refs.closed(uid)],
  membership: ["users/yann/cities/35024", refs.membership(uid, cityId)],
  receipt: [`users/yann/receipts/${id}`, refs.receipt(uid, id)],
  quota: ["users/yann/quota/2026-03-12", refs.quota(uid, "2026-03-12")],
  cityQuota: ["cities/35024/quota/2026-03-12-5", refs.cityQuota(cityId, "2026-03-12-5")],
  addressless: [`addressless/${id}`, refs.addressless(id)],
  recount: ["recounts/35024", refs.recount(cityId)],
  publicConfig: ["config/public", refs.publicConfig()],
  tidyProgress: ["progress/tidy-accounts", refs.tidyProgress()],
  rolesLease: ["progress/roles-yann", refs.rolesLease(uid)],
  auditEntry: [`admin/audit/entries/${id}`, refs.auditEntry(id)],
  auditEnd: [`admin/audit/ends/${id}`, refs.auditEnd(id)],
  joinRequest: ["joinRequests/35024-yann", refs.joinRequest(uid, cityId)],
  blockRequest: ["blockRequests/35024-yann", refs.blockRequest(uid, cityId)],
  serviceDay: ["admin/service/days/2026-03-12", refs.serviceDay("2026-03-12")],
  city: ["cities/35024", refs.city(cityId)],
  contour: ["cities/35024/contours/_global_", refs.contour(cityId)],
  contents: ["cities/35024/ideas", refs.contents(cityId, "ideas")],
  content: [`cities/35024/ideas/${id}`, refs.content(cityId, { collection: "ideas", id })],
  moderation: [`cities/35024/moderation/${id}`, refs.moderation(cityId, id)],
  log: ["cities/35024/log", refs.log(cityId)],
  logEntry: [`cities/35024/log/${id}`, refs.logEntry(cityId, id)],
  muted: ["cities/35024/moderation/42583cff-f821-84da-89aa-a594fb60aa97", refs.muted(cityId, uid)],
  thread: [`cities/35024/threads/${id}`, refs.thread(cityId, id)],
  photo: [`cities/35024/photos/${id}`, refs.photo(cityId, id)],
  statistics: ["cities/35024/statistics/_global_", refs.statistics(cityId)],
  markChanges: ["cities/35024/markChanges", refs.markChanges(cityId)],
  events: ["cities/35024/events", refs.events(cityId)],
  devices: ["users/yann/devices", refs.devices(uid)],
  device: ["users/yann/devices/aa", refs.device(uid, "aa")],
  pushEndpoint: ["pushEndpoints/aa", refs.pushEndpoint("aa")],
  push: ["pushes/yann-5", refs.push("yann-5")],
  mail: ["mail/digest-yann", refs.mail("digest-yann")],
  notifications: ["users/yann/notifications", refs.notifications(uid)],
  changes: ["cities/35024/changes", refs.changes(cityId)],
  notification: [`users/yann/notifications/${id}`, refs.notification(uid, id)],
  seats: [`cities/35024/seats/${id}`, refs.seats(cityId, id)],
  tally: [`cities/35024/tallies/${id}`, refs.tally(cityId, id)],
  supportDays: ["cities/35024/counters/supports", refs.supportDays(cityId)],
  followUps: ["cities/35024/counters/followUps", refs.followUps(cityId)],
  numbers: ["cities/35024/counters/numbers", refs.numbers(cityId)],
};

describe("what is kept", () => {
  it.each(Object.entries(PATHS))("is where it was before: %s [LAND-3]", (_, [path, reference]) => {
    expect(reference.path).toBe(path);
  });

  it("of administrators is found where it is written [ADM-2]", () => {
    expect(refs.auditEntry(id).parent.path).toBe(AUDIT_ENTRIES);
  });
});
