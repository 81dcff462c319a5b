import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { aMessage } from "../examples/a-message.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { barriers } from "../ui/framed.tsx";
import { ABOUT, openThread } from "./open-thread.tsx";

describe("a discussion", () => {
  it("tells what became of its subject, the commune's answer first, and what is new since the last visit [THR-15]", async () => {
    const seen = aMessage({ id: anIdentifier(1), text: "Déjà lu.", createdAt: NOW + 1 });
    const answer = aMessage({
      id: anIdentifier(2),
      text: "L’équipe passe jeudi.",
      isOfficial: true,
      createdAt: NOW + 9,
    });
    const history = [
      { at: NOW - 9, status: "new", reason: "", byKind: "resident", byName: "" },
      { at: NOW + 5, status: "planned", reason: "", byKind: "moderator", byName: "" },
    ] as const;
    await openThread([seen, answer], {
      about: anAnomaly({ id: ABOUT.id, status: "planned", history }),
      before: (device) => device.settings.put({ key: `thread-seen ${ABOUT.id}`, value: String(NOW + 1) }),
    });
    await expect.element(page.getByText(/Statut\s: Signalée → Intervention/u)).toBeVisible();
    await expect.element(page.getByText("Nouveau depuis votre visite")).toBeVisible();
    // Said once: its place among the messages is marked, and leads to it.
    const place = page.getByRole("listitem").filter({ hasText: "Réponse de la commune" });
    const said = page.getByText("L’équipe passe jeudi.");
    expect(place.getByText("L’équipe passe jeudi.").elements()).toEqual([]);
    await expect.element(said).toBeVisible();
    await place.getByRole("button", { name: "Lire cette réponse en haut" }).click();
    expect(document.activeElement?.contains(said.element())).toBe(true);
    expect(await barriers()).toEqual([]);
  });

  it("that begins with the commune's answer has it there alone [THR-15]", async () => {
    await openThread([
      aMessage({ id: anIdentifier(1), text: "L’équipe passe jeudi.", isOfficial: true, createdAt: NOW + 1 }),
      aMessage({ id: anIdentifier(2), text: "Merci beaucoup.", createdAt: NOW + 2 }),
    ]);
    await expect.element(page.getByRole("listitem").getByText("L’équipe passe jeudi.")).toBeVisible();
    expect(page.getByText("L’équipe passe jeudi.").elements()).toHaveLength(1);
  });

  it("quotes what a message answers, but for what stands right above it [THR-31]", async () => {
    const said = ["Qui range la salle ?", "Moi, samedi.", "Merci à vous.", "Il manque une clé."];
    const quoted = [null, anIdentifier(601), anIdentifier(602), anIdentifier(602)];
    await openThread(
      said.map((text, index) =>
        aMessage({
          id: anIdentifier(601 + index),
          text,
          createdAt: NOW + index,
          replyTo: index === 0 ? null : anIdentifier(601),
          quoted: quoted[index] ?? null,
        }),
      ),
    );
    await expect.element(page.getByText("Il manque une clé.")).toBeVisible();
    const quotes = page.getByRole("blockquote").elements();
    expect(quotes.map(({ textContent }) => textContent)).toEqual(["Moi, samedi."]);
    expect(quotes[0]?.parentElement?.textContent).toContain("Il manque une clé.");
  });
});
