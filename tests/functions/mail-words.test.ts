import { afterEach, describe, expect, it, vi } from "vitest";
import { digestMessage } from "../../functions/src/notifications/digest-words.ts";
import { noticeMessage } from "../../functions/src/notifications/notice-words.ts";
import { anEvent } from "../examples/an-event.ts";
import { anIdentifier } from "../examples/identifiers.ts";

const BETTON = { cityId: "35024", cityName: "Betton" };
const SETTINGS = "https://parvis.example/settings/notifications";

afterEach(() => vi.unstubAllEnvs());

describe("an e-mail", () => {
  it("says how much is new, and leads to it and to the settings that end it [NOT-10]", () => {
    vi.stubEnv("PARVIS_ORIGIN", "https://parvis.example");
    const { subject, text } = digestMessage(BETTON, [
      ["status", 1],
      ["message", 3],
    ]);
    expect(subject).toBe("Parvis, Betton : ce qui est nouveau");
    expect(text).toContain("- 1 signalement a avancé\n- 3 nouveaux messages");
    expect(text).toContain("https://parvis.example/city/35024/notifications");
    expect(text).toContain(SETTINGS);
  });

  it("asks about a settled matter and calls what was flagged by its name [NOT-10] [NOT-20]", () => {
    const { text } = digestMessage(BETTON, [
      ["follow-up", 2],
      ["moderation", 1],
    ]);
    expect(text).toContain("- 2 signalements dont on vous demande s’ils sont réglés");
    expect(text).toContain("- 1 décision sur ce que vous avez signalé");
  });

  it("that leaves at once leads to what it is about [NOT-14]", () => {
    vi.stubEnv("PARVIS_ORIGIN", "https://parvis.example");
    const subject = { collection: "anomalies", id: anIdentifier(3) } as const;
    const { text } = noticeMessage(
      "",
      anEvent({ cityId: "35024", subject, kind: "answer", what: "official" }),
    );
    expect(text).toContain("À votre commune, la mairie a répondu");
    expect(text).toContain(`https://parvis.example/city/35024/list/anomaly/${anIdentifier(3)}`);
    expect(text).toContain(SETTINGS);
  });

  it("says of what was never published that it was not, and by which rule [MOD-9] [NOT-14]", () => {
    const said = (what: string) => noticeMessage("Betton", anEvent({ kind: "moderation", what })).text;
    expect(said("refused-spam")).toContain(
      "À Betton, ce que vous avez écrit n’a pas été publié (publicité ou contenu indésirable).",
    );
    expect(said("message-refused-off_topic")).toContain("votre message n’a pas été publié (hors sujet).");
    expect(said("refused-of_a_newer_version")).toContain("n’a pas été publié (autre motif).");
    expect(said("hidden")).toContain("a été masqué par la modération");
  });

  it("says in words where to look where the deployment does not say its address [NOT-10]", () => {
    const { text } = digestMessage(BETTON, [["status", 1]]);
    expect(text).toContain("Ouvrez Parvis");
    expect(text).not.toContain("http");
  });
});
