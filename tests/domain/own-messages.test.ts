import { describe, expect, it } from "vitest";
import { contentViews } from "../../src/domain/sync/content-views.ts";
import { LAYING } from "../../src/domain/sync/laying.ts";
import { MESSAGE_VIEWS } from "../../src/domain/thread/message-view.ts";
import { aCity } from "../examples/a-city.ts";
import { aPost } from "../examples/a-message.ts";
import { aMembership, aResident } from "../examples/accounts.ts";
import { NOW } from "../examples/identifiers.ts";

describe("a message that its author wrote here", () => {
  it.each(["queued", "refused"] as const)(
    "stays before them though they may write none by now: %s [THR-22] [P1] [P6]",
    (state) => {
      const views = contentViews(MESSAGE_VIEWS, () => LAYING)([], {
        receipts: [],
        pending: [{ command: aPost(), state }],
        actor: aResident({ isConfirmed: false, isGuest: true }),
        city: aCity({ guestMessages: "none" }),
        membership: aMembership({ mutedUntil: NOW + 1 }),
        tallies: new Map(),
      });
      expect(views).toMatchObject([{ mine: true, sync: state, message: { text: aPost().payload.text } }]);
    },
  );
});
