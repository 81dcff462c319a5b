import { describe, expect, it } from "vitest";
import type { Command } from "../../../src/domain/command/command.ts";
import { reviewPath } from "../../../src/features/offline/review-path.ts";
import { aCitySetting, aModeration } from "../../examples/a-command.ts";
import { aLock, aMessage } from "../../examples/a-message.ts";
import { anActivity } from "../../examples/an-activity.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdea } from "../../examples/an-idea.ts";
import { NOW } from "../../examples/identifiers.ts";

function pathOf(command: Command, current: unknown): string {
  const outcome = {
    commandId: command.id,
    state: "conflict",
    refusal: { code: "changed_meanwhile" },
    current,
    appliedAt: NOW,
  } as const;
  return reviewPath({ command, cityId: "35024", outcome });
}

describe("« Comparer »", () => {
  it.each([
    ["anomalies", anAnomaly(), `/city/35024/list/anomaly/${anAnomaly().id}`],
    ["ideas", anIdea(), `/city/35024/map/idea/${anIdea().id}`],
    ["activities", anActivity(), `/city/35024/map/activity/${anActivity().id}`],
    ["messages", aMessage(), `/city/35024/thread/${aMessage().subject.id}`],
  ] as const)("leads to what it is about, of %s [P3]", (collection, content, path) => {
    const command = aModeration({ to: "public", subject: { collection, id: content.id } });
    expect(pathOf(command, content)).toBe(path);
  });

  it("leads to the discussion, or to the part of the settings [P3] [CITY-11]", () => {
    expect(pathOf(aLock(), {})).toBe(`/city/35024/thread/${aLock().payload.subject.id}`);
    expect(pathOf(aCitySetting({ message: "" }, { message: "Marché déplacé." }), {})).toMatch(/settings/u);
  });
});
