import { perCollection } from "../../src/domain/command/subject.ts";
import { describe, expect, it } from "vitest";
import { wholeMembership, type Membership } from "../../src/domain/account/membership.ts";
import { aMembership } from "../examples/accounts.ts";

describe("what was stored of a membership", () => {
  it("counts no contribution to a collection that came later, and keeps the counts there are", () => {
    const before: Membership = { ...aMembership(), contributions: {} as Membership["contributions"] };
    expect(wholeMembership(before)).toEqual({ ...before, contributions: perCollection(() => 0) });
  });

  it("speaks for the organiser that an earlier version kept alone [ACT-17]", () => {
    const { organisers: _, ...before } = { ...aMembership(), organiser: "association La chorale" };
    expect(wholeMembership(before)).toEqual(aMembership({ organisers: ["association La chorale"] }));
    expect(wholeMembership({ ...before, organiser: "" })).toEqual(aMembership());
  });

  it("stays the very same object when nothing is missing", () => {
    const membership = aMembership();
    expect(wholeMembership(membership)).toBe(membership);
  });
});
