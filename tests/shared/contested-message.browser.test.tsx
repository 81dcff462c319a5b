import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { publicMessageOf } from "../../src/domain/thread/public-message.ts";
import { aMessage } from "../examples/a-message.ts";
import { NOW } from "../examples/identifiers.ts";
import { rowOf } from "../features/open-databases.ts";
import { barriers } from "../ui/framed.tsx";
import { ABOUT, openThread } from "./open-thread.tsx";

const DECIDED = {
  count: 1,
  at: NOW,
  to: "hidden",
  code: "off_topic",
  reason: "Cela concerne une autre rue.",
  byKind: "moderator",
  byName: "",
} as const;

describe("the discussion of what was refused before publication", () => {
  it("calls it refused where nobody writes, and not hidden [THR-4]", async () => {
    const moderated = { ...DECIDED, isRefusal: true } as const;
    await openThread([], { about: { ...ABOUT, visibility: "hidden", moderated }, isMine: true });
    await expect.element(page.getByText("Ce contenu a été refusé avant publication.")).toBeVisible();
    expect(page.getByText(/masqué/u).elements()).toEqual([]);
  });
});

describe("a message that a moderator hid", () => {
  it("lets who wrote a message read why it is hidden, and contest that there [MOD-9] [THR-11]", async () => {
    const message = aMessage({ visibility: "hidden", moderated: DECIDED });
    const opened = await openThread([publicMessageOf(message)]);
    const { id, cityId, rev } = message;
    const outcome = { commandId: id, state: "applied", rev, number: "", appliedAt: NOW } as const;
    await opened.replica.receipts.upsert(
      rowOf("receipts", {
        commandId: id,
        kind: "post-message",
        cityId,
        subject: { collection: "messages", id },
        outcome,
        content: { ...message, authorId: opened.actor.uid },
        rev: 1,
        updatedAt: NOW,
        schemaVersion: 1,
      }),
    );
    await expect.element(page.getByText("Cela concerne une autre rue.")).toBeVisible();
    await expect.element(page.getByText("Hors sujet")).toBeVisible();
    await page.getByRole("button", { name: "Contester cette décision" }).click();
    await userEvent.fill(page.getByLabelText(/^Pourquoi cette décision/u), "La rue est bien celle-ci.");
    await page.getByRole("button", { name: "Envoyer", exact: true }).click();
    await expect.element(page.getByText(/^Vous avez contesté cette décision/u)).toBeVisible();
    expect(await opened.device.outbox.toArray()).toMatchObject([
      { kind: "appeal-decision", command: { payload: { subject: { collection: "messages", id } } } },
    ]);
    expect(await barriers()).toEqual([]);
  });
});
