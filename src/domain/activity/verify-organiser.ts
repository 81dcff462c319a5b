import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { err, ok } from "../basics/result.ts";
import { boolean, object, oneOf, text } from "../basics/schema.ts";
import { changeContent } from "../content/change-content.ts";
import { ORGANISER_CHARS } from "../limits/activity-limits.ts";
import { ORGANISER_KINDS, type Activity, type Organiser } from "./activity.ts";
import { organiserKey, withoutBadge } from "./verified-organiser.ts";

export interface VerifyOrganiserPayload extends Organiser {
  readonly activityId: Identifier;
  readonly on: boolean;
}

/**
 * A moderator knows that whoever announced this is the organiser it names: what they announce under that name waits for nobody.
 * The name travels as it was seen, so that another one written meanwhile is not verified unseen (P3).
 */
export const verifyOrganiser = changeContent<Activity, "activityId", VerifyOrganiserPayload>({
  collection: "activities",
  idField: "activityId",
  schema: object<VerifyOrganiserPayload>({
    activityId: IDENTIFIER_SCHEMA,
    on: boolean,
    organiserName: text(ORGANISER_CHARS),
    organiserKind: oneOf(ORGANISER_KINDS),
  }),
  perDay: null,
  isUndoable: true,
  verifiesOrganiser: true,
  decide(activity, { payload }, { now }) {
    const { on } = payload;
    const organiser = organiserKey(payload);
    if (organiserKey(activity) !== organiser) return err({ code: "changed_meanwhile" });
    const verifies = { uid: activity.authorId, organiser, on };
    // What the city keeps of the person may say otherwise than this one activity: it was taken off here, or announced before.
    if (!on) return ok({ content: withoutBadge(activity, organiser, now), verifies });
    if (activity.verified === true) return ok({ content: activity, verifies });
    return ok({ content: { ...activity, verified: on, rev: activity.rev + 1, updatedAt: now }, verifies });
  },
});
