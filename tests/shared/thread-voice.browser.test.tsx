import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ABOUT, openThread } from "./open-thread.tsx";

const MODERATOR = { moderatorOfCities: ["35024"] };
const tick = page.getByRole("checkbox", { name: "Répondre au nom de la commune" });
const field = page.getByLabelText("Votre message");
const send = page.getByRole("button", { name: "Envoyer le message" });

describe("a moderator who writes in a discussion", () => {
  it("speaks for the commune, unless they say otherwise of what they write [THR-6]", async () => {
    const { device } = await openThread([], { actor: MODERATOR });
    await expect.element(tick).toBeChecked();
    await userEvent.fill(field, "L’équipe passe jeudi.");
    await send.click();
    await expect.element(field).toHaveValue("");
    await tick.click();
    await userEvent.fill(field, "Je passe devant demain.");
    await send.click();
    await expect.element(field).toHaveValue("");
    // What is written next is asked about anew.
    await expect.element(tick).toBeChecked();
    const sent = (await device.outbox.toArray()).map(({ command }) => command.payload);
    expect(sent).toMatchObject([{ isOfficial: true }, { isOfficial: false }]);
  });

  it("finds what they said of it with what they were writing [THR-6] [THR-16]", async () => {
    const { device } = await openThread([], { actor: MODERATOR });
    await tick.click();
    const key = `thread-own-name ${ABOUT.id}`;
    await expect.poll(() => device.settings.get(key)).toBeDefined();
    await openThread([], {
      actor: MODERATOR,
      before: (later) => later.settings.put({ key, value: "1" }),
    });
    await expect.element(tick.last()).not.toBeChecked();
  });

  it("is asked nothing as anybody else, who speaks for nobody [THR-6]", async () => {
    const { device } = await openThread([]);
    await userEvent.fill(field, "Il y a un trou.");
    await send.click();
    await expect
      .poll(() => device.outbox.toArray())
      .toMatchObject([{ command: { payload: { isOfficial: false } } }]);
    expect(tick.elements()).toEqual([]);
  });
});
