import { Dexie } from "dexie";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AWAITED_MS_MAX } from "../../src/clock/waits.ts";
import { aMessage, aThread } from "../examples/a-message.ts";
import { aMembership, aModerator } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { goOffline } from "../support/go-offline.ts";
import { takeClock } from "../support/take-clock.ts";
import { waitFor } from "../support/wait-for.ts";
import { ABOUT, openThread, pressInMenu } from "./open-thread.tsx";

describe("a discussion", () => {
  it("shows answers under what they answer, and the place of what was deleted or hidden [THR-8] [THR-9] [THR-11]", async () => {
    await openThread([
      aMessage({ id: anIdentifier(1), text: "", deletedAt: NOW }),
      aMessage({ id: anIdentifier(2), replyTo: anIdentifier(1), text: "Je confirme.", createdAt: NOW + 2 }),
      aMessage({ id: anIdentifier(3), text: "", visibility: "hidden", createdAt: NOW + 3 }),
    ]);
    await expect.element(page.getByText("Message supprimé par son auteur")).toBeVisible();
    await expect
      .element(page.getByRole("listitem").filter({ hasText: "supprimé" }).getByText("Je confirme."))
      .toBeVisible();
    await expect.element(page.getByText("Message masqué par la modération")).toBeVisible();
  });

  it("keeps a message on the device at once, and asks before a telephone number goes [THR-1] [THR-10]", async () => {
    const { device } = await openThread([]);
    await userEvent.fill(page.getByLabelText("Votre message"), "Appelez le 06 12 34 56 78.");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect.element(page.getByText(/numéro de téléphone/u)).toBeVisible();
    expect(await device.outbox.count()).toBe(0);
    await page.getByRole("button", { name: "Envoyer quand même" }).click();
    await expect.element(page.getByText("Appelez le 06 12 34 56 78.")).toBeVisible();
    await expect.element(page.getByLabelText("Votre message")).toHaveValue("");
    expect(await device.outbox.count()).toBe(1);
  });

  it("says why nobody writes where it is locked, and to guests and visitors why they do not [THR-4] [THR-5]", async () => {
    const thread = aThread({ state: "locked", reason: "Les propos ne portent plus sur le sujet." });
    await openThread([], { thread });
    await expect.element(page.getByText("Les propos ne portent plus sur le sujet.")).toBeVisible();
    expect(page.getByLabelText("Votre message").elements()).toEqual([]);
  });

  it("leads a guest to the account that is missing [THR-4]", async () => {
    await openThread([], { actor: { isGuest: true, isConfirmed: false } });
    await expect.element(page.getByText(/^Créez un compte pour participer/u)).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Créer un compte ou se connecter" })).toBeVisible();
  });

  it("that was never received is not called empty [THR-1] [P13]", async () => {
    await openThread([], { isHeard: false });
    await expect.element(page.getByLabelText("Votre message")).toBeVisible();
    expect(page.getByText("Personne n’a encore écrit.").elements()).toEqual([]);
    goOffline();
    await expect.element(page.getByText(/messages ne sont pas encore sur cet appareil/u)).toBeVisible();
  });

  it("that does not come is said not to, and is asked for again [P13]", async () => {
    const clock = takeClock();
    await openThread([], { isHeard: false });
    await waitFor(() => expect(clock.timers()).toBeGreaterThan(0));
    await clock.advance(AWAITED_MS_MAX);
    await expect.element(page.getByText(/messages ne sont pas encore sur cet appareil/u)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
    await expect.element(page.getByLabelText("Votre message")).toBeVisible();
  });

  it("leaves in the field what is typed while a message is being stored [THR-16] [P1]", async () => {
    const { device } = await openThread([]);
    await userEvent.fill(page.getByLabelText("Votre message"), "Qui a une échelle ?");
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const holding = device.transaction("rw", device.outbox, async () => Dexie.waitFor(held));
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await userEvent.fill(page.getByLabelText("Votre message"), "Et une corde ?");
    release();
    await holding;
    await expect.element(page.getByRole("listitem").getByText("Qui a une échelle ?")).toBeVisible();
    await expect.element(page.getByLabelText("Votre message")).toHaveValue("Et une corde ?");
  });

  it("is read only by who lives elsewhere [THR-5]", async () => {
    await openThread([], { visiting: true });
    await expect.element(page.getByText(/Seuls les habitants de cette commune/u)).toBeVisible();
  });

  it("begins, ends, and shows what lies between when it is asked for [THR-15]", async () => {
    await openThread(
      Array.from({ length: 55 }, (_, index) =>
        aMessage({ id: anIdentifier(600 + index), text: `Message ${index + 1}`, createdAt: NOW + index }),
      ),
    );
    await expect.element(page.getByText("Message 1", { exact: true })).toBeVisible();
    expect(page.getByText("Message 2", { exact: true }).elements()).toEqual([]);
    await page.getByRole("button", { name: "Afficher les 34 messages précédents" }).click();
    await expect.element(page.getByText("Message 2", { exact: true })).toBeVisible();
    // The button is gone: whoever pressed it reads on from the message above.
    expect(document.activeElement).toBe(page.getByRole("listitem").first().element());
  });

  it("keeps what is typed, and lets its author change and take back what has not left [THR-7] [THR-16]", async () => {
    const { device } = await openThread([], { about: anAnomaly({ id: ABOUT.id, createdAt: Date.now() }) });
    await userEvent.fill(page.getByLabelText("Votre message"), "Qui a une échelle ?");
    await expect.poll(() => device.settings.count()).toBe(1);
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect.element(page.getByText("Qui a une échelle ?")).toBeVisible();
    await pressInMenu("Modifier");
    await userEvent.fill(page.getByLabelText("Votre message"), "Qui a une grande échelle ?");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect.element(page.getByText("Qui a une grande échelle ?")).toBeVisible();
    await pressInMenu("Supprimer");
    await expect.element(page.getByText("Personne n’a encore écrit.")).toBeVisible();
    expect(await device.outbox.count()).toBe(0);
    expect(await device.settings.count()).toBe(0);
  });

  it("is closed by a moderator, with a reason, and shown so at once [THR-13]", async () => {
    const { device } = await openThread([], { actor: aModerator() });
    await page.getByRole("button", { name: "Modérer la discussion" }).click();
    await page.getByRole("button", { name: "Fermer aux réponses" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Fermer aux réponses" }).click();
    await expect.element(page.getByText("Ce champ est requis")).toBeVisible();
    await userEvent.fill(page.getByLabelText("Motif, lu par tous"), "Les propos visent des personnes.");
    await page.getByRole("dialog").getByRole("button", { name: "Fermer aux réponses" }).click();
    await expect.element(page.getByText("Cette discussion est fermée aux réponses.")).toBeVisible();
    await expect.element(page.getByText("Les propos visent des personnes.")).toBeVisible();
    expect(await device.outbox.count()).toBe(1);
  });

  it("is not decided about again before that has come back, but may be taken back [THR-13, MOD-3]", async () => {
    const { device } = await openThread([], { actor: aModerator() });
    await page.getByRole("button", { name: "Modérer la discussion" }).click();
    await page.getByRole("button", { name: "Fermer aux réponses" }).click();
    await userEvent.fill(page.getByLabelText("Motif, lu par tous"), "Les propos visent des personnes.");
    await page.getByRole("dialog").getByRole("button", { name: "Fermer aux réponses" }).click();
    await expect.element(page.getByText(/^Votre décision\s: Fermée aux réponses\.$/u)).toBeVisible();
    expect(page.getByRole("button", { name: "Rouvrir la discussion" }).elements()).toEqual([]);
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect.element(page.getByRole("button", { name: "Modérer la discussion" })).toBeVisible();
    expect(await device.outbox.count()).toBe(0);
  });

  it("that is closed says since when [THR-13]", async () => {
    const reason = "Le sujet est épuisé.";
    await openThread([], { thread: aThread({ state: "locked", reason, decidedAt: Date.now() }) });
    await expect.element(page.getByText(reason)).toBeVisible();
    await expect.element(page.getByText(/^aujourd’hui à \d/u)).toBeVisible();
    expect(page.getByLabelText("Votre message").elements()).toEqual([]);
  });

  it("that is hidden shows nobody but moderators a word of it [THR-13]", async () => {
    const thread = aThread({ state: "hidden", reason: "Des données personnelles y circulaient." });
    await openThread([aMessage({ text: "À ne plus lire." })], { thread });
    await expect.element(page.getByText("Des données personnelles y circulaient.")).toBeVisible();
    expect(page.getByText("À ne plus lire.").elements()).toEqual([]);
  });

  it("lets a resident flag a message, once, and not their own [THR-17]", async () => {
    const { device } = await openThread([aMessage({ text: "Vous êtes tous nuls." })]);
    await pressInMenu("Signaler ce contenu");
    await page.getByRole("radio", { name: "Propos blessant, haineux ou menaçant" }).click({ force: true });
    await page.getByRole("button", { name: "Envoyer à la modération" }).click();
    await expect.element(page.getByText(/Vous avez signalé ce contenu/u)).toBeVisible();
    const [row] = await device.outbox.toArray();
    expect(row?.command).toMatchObject({ kind: "flag-content", dependsOn: null });
  });

  it("tells whoever is suspended why and until when [THR-18]", async () => {
    const mutedUntil = Date.now() + 86_400_000;
    await openThread([], { membership: aMembership({ mutedUntil, mutedFor: "off_topic" }) });
    await expect.element(page.getByText(/Motif\s: Hors sujet/u)).toBeVisible();
    await expect.element(page.getByText(/La modération a suspendu vos messages/u)).toBeVisible();
    expect(page.getByLabelText("Votre message").elements()).toEqual([]);
  });
});
