import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { anomaly, aSaid, openThreadOf } from "./open-thread-page.tsx";

const field = page.getByRole("textbox", { name: "Votre message" });
const send = page.getByRole("button", { name: "Envoyer le message" });
const bottomOf = (element: Element): number => element.getBoundingClientRect().bottom;
const dock = (): Element => {
  const form = field.element().closest("form")?.parentElement;
  if (!form) throw new Error("One writes in a form.");
  return form;
};
const topOfTabs = (): number =>
  page.getByRole("navigation", { name: "Navigation principale" }).element().getBoundingClientRect().top;
const said = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    aSaid({ id: anIdentifier(700 + n), createdAt: NOW + n, text: `Message ${n + 1}` }),
  );

describe("where one writes in a discussion", () => {
  afterEach(async () => {
    scrollTo(0, 0);
    await page.viewport(414, 896);
  });

  it.each([0, 1, 18])(
    "is at the end of the window, above the tabs of a phone, after %i messages [THR-34]",
    async (count) => {
      await page.viewport(390, 844);
      await openThreadOf(anomaly.id, { said: said(count) });
      await expect.element(field).toBeVisible();
      await expect.poll(() => bottomOf(dock())).toBeCloseTo(topOfTabs(), 0);
      expect(await barriers()).toEqual([]);
      await page.viewport(1440, 900);
      await expect.element(send).toBeVisible();
      await expect.poll(() => bottomOf(dock())).toBeCloseTo(900, 0);
      expect(await barriers()).toEqual([]);
    },
  );

  it("covers neither the last message nor what takes the focus, and typing leaves what is read in its place [THR-34]", async () => {
    await page.viewport(390, 844);
    await openThreadOf(anomaly.id, { said: said(18) });
    await expect.element(field).toBeVisible();
    const answers = page.getByRole("button", { name: "Répondre" }).elements();
    for (const answer of answers) {
      (answer as HTMLElement).focus();
      expect(bottomOf(answer)).toBeLessThanOrEqual(dock().getBoundingClientRect().top);
    }
    scrollTo(0, 300);
    await userEvent.type(field, "Bonjour à tous");
    expect(scrollY).toBe(300);
    scrollTo(0, document.documentElement.scrollHeight);
    const last = page.getByText("Message 18", { exact: true }).element();
    expect(bottomOf(last)).toBeLessThan(dock().getBoundingClientRect().top);
    scrollTo(0, 0);
    await send.click();
    const sent = page.getByText("Bonjour à tous");
    await expect.element(sent).toBeVisible();
    await expect.poll(() => bottomOf(sent.element()) <= dock().getBoundingClientRect().top).toBe(true);
  });

  it("is one line of a phone until somebody comes to it, and stays open then [THR-34]", async () => {
    await page.viewport(390, 844);
    await openThreadOf(anomaly.id, { said: said(3) });
    await expect.element(field).toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
    expect(dock().getBoundingClientRect().height).toBeLessThan(80);
    await field.click();
    await expect.element(send).toBeVisible();
    (document.activeElement as HTMLElement).blur();
    await expect.element(send).toBeVisible();
  });

  it("is after the messages where the window is short [THR-34]", async () => {
    await page.viewport(320, 480);
    await openThreadOf(anomaly.id, { said: said(18) });
    await expect.element(send).toBeInTheDocument();
    expect(dock().getBoundingClientRect().top).toBeGreaterThan(480);
    expect(document.documentElement.scrollWidth).toBe(320);
    expect(await barriers()).toEqual([]);
  });

  it("says after what became of its subject that nobody wrote yet, and invites whoever may write [THR-34]", async () => {
    await openThreadOf(anomaly.id, { said: [] });
    await expect.element(page.getByText("Personne n’a encore écrit.")).toBeVisible();
    await expect.element(page.getByText(/^Posez la première question/u)).toBeVisible();
  });
});
