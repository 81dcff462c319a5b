import { describe, expect, it } from "vitest";
import { may, PERMISSIONS, type Action } from "../../src/domain/account/permissions.ts";
import type { Command } from "../../src/domain/command/command.ts";
import { COMMAND_KINDS } from "../../src/domain/command/commands.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { aContext } from "../examples/a-context.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { aGuest, aModerator, anAdmin, aResident } from "../examples/accounts.ts";
import { asked, ID, refused } from "./acts.ts";

const BETTON = { cityId: "35024" };

/** The table of the product page, one letter per role: guest, resident, author, moderator, admin. */
const PAGE: Readonly<Record<Action, string>> = {
  "read-public": "gr-ma",
  "report-anomaly": "gr-ma",
  "me-too-anomaly": "gr-ma",
  "follow-anomaly": "gr-ma",
  "thank-agents": "gr-ma",
  "flag-content": "gr-ma",
  "claim-resolved": "-rAma",
  "contest-resolved": "-rAma",
  "edit-anomaly": "--A--",
  "add-precision": "--A--",
  "reopen-anomaly": "--A--",
  "answer-follow-up": "--A--",
  "withdraw-anomaly": "--A--",
  "post-message": "gr-ma",
  "edit-message": "gr-ma",
  "delete-message": "gr-ma",
  "write-official-message": "---ma",
  "open-thread": "---ma",
  "follow-thread": "gr-ma",
  "moderate-thread": "---ma",
  "mute-author": "---ma",
  "warn-author": "---ma",
  "ask-block": "---ma",
  "join-activity": "gr-ma",
  "interest-activity": "gr-ma",
  "propose-activity": "-r-ma",
  "follow-activity": "gr-ma",
  "reschedule-activity": "--Ama",
  "edit-activity": "--Ama",
  "verify-organiser": "---ma",
  "publish-idea": "-r-ma",
  "support-idea": "gr---",
  "support-idea-as-guest": "gr---",
  "follow-idea": "gr-ma",
  "edit-idea": "--A--",
  "specify-idea": "--A--",
  "withdraw-idea": "--A--",
  "propose-merge": "--Ama",
  "answer-idea": "---ma",
  "change-status": "---ma",
  "recategorise-anomaly": "---ma",
  "move-anomaly": "---ma",
  "mark-duplicate": "---ma",
  "remove-photo": "---ma",
  "mask-photo": "---ma",
  "remove-name": "---ma",
  "hide-own-name": "--A--",
  "moderate-content": "---ma",
  "appeal-decision": "--A--",
  "update-city-settings": "---ma",
  "update-my-city": "gr-ma",
  "update-my-notifications": "gr-ma",
  "read-notifications": "gr-ma",
  "mute-content": "gr-ma",
  "block-account": "----a",
  "grant-moderator": "----a",
  "read-dashboard": "----a",
};

describe("who may do what", () => {
  it.each(Object.keys(PERMISSIONS) as Action[])("follows the page for %s [AUTH-6]", (action) => {
    const can = [aGuest(), aResident(), undefined, aModerator(), anAdmin()].map((actor) =>
      actor === undefined
        ? may(aGuest(), action, { ...BETTON, authorId: aGuest().uid }) && !may(aGuest(), action, BETTON)
        : may(actor, action, BETTON),
    );
    expect(can.map((yes, index) => (yes ? "grAma"[index] : "-")).join("")).toBe(PAGE[action]);
  });

  it.each(COMMAND_KINDS)(
    "is what the command « %s » goes by, on the device and in the function [AUTH-6]",
    (kind) => {
      const command = { ...asked("claim-resolved", { anomalyId: ID }), kind } as unknown as Command;
      for (const actor of [aGuest(), aResident(), aModerator(), anAdmin()]) {
        const content = anAnomaly({ authorId: "somebody-else" });
        if (may(actor, kind, content)) continue;
        expect(decide(command, aContext({ actor, content }))).toEqual(refused("not_allowed"));
      }
    },
  );

  it("makes a resident of who confirmed their address only [SEC-12]", () => {
    expect(may(aResident(), "publish-idea", BETTON)).toBe(true);
    expect(may(aResident({ isConfirmed: false }), "publish-idea", BETTON)).toBe(false);
  });

  it("lets moderators act in their own cities only [AUTH-5]", () => {
    expect(may(aModerator(), "change-status", BETTON)).toBe(true);
    expect(may(aModerator(), "change-status", { cityId: "35238" })).toBe(false);
    expect(may(anAdmin(), "change-status", { cityId: "35238" })).toBe(true);
  });

  it("does not take nobody for the author of what has none [SEC-5]", () => {
    expect(may(aGuest({ uid: "" }), "withdraw-anomaly", { ...BETTON, authorId: "" })).toBe(false);
  });

  it.each(Object.keys(PERMISSIONS) as Action[])(
    "allows a disabled account nothing: %s [AUTH-4]",
    (action) => {
      const admin = anAdmin({ isDisabled: true });
      expect(may(admin, action, { ...BETTON, authorId: admin.uid })).toBe(false);
    },
  );
});
