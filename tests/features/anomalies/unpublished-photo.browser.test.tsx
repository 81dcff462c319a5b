import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { deleteAccountData } from "../../../src/data/device/delete-account-data.ts";
import {
  forgetUnpublished,
  keepUnpublished,
  keptUnpublished,
} from "../../../src/data/photos/unpublished-photos.ts";
import { keepUnpublishedAhead } from "../../../src/app/router/unpublished-ahead.ts";
import { aPicture } from "../../data/photos/pictures.ts";
import { aModerator } from "../../examples/accounts.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { openScreen } from "./open-screen.tsx";
import { A_MODERATOR } from "./other-moderator.ts";

const PHOTO = { id: anIdentifier(31), alt: "La rue", state: "stored", thumb: "" } as const;
const pending = anAnomaly({ visibility: "pending", photos: [PHOTO] });
const emptied = { ...pending, title: "", description: "", photos: [] };
const shown = () => page.getByRole("img", { name: "La rue" }).first();

afterEach(async () => {
  vi.restoreAllMocks();
  await forgetUnpublished(() => false);
});

/** The city’s answer to who says who they are; nobody gets the photo by its address alone. */
function cityAnswers(photo: Blob | undefined): void {
  const others = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    if (typeof input !== "string" || !input.startsWith("/photos/")) return others(input, init);
    if (photo === undefined) return Promise.reject(new TypeError("Failed to fetch"));
    return Promise.resolve(new Response(photo));
  });
}

const openIt = () =>
  openScreen({
    at: `/list/anomaly/${pending.id}`,
    anomalies: [emptied],
    moderated: [pending],
    actor: A_MODERATOR,
  });

describe("the photo of a report that waits for a moderator", () => {
  it("is shown to them whole, and kept for when there is no network [MOD-5] [ANO-5]", async () => {
    cityAnswers(await aPicture(800, 600, "image/jpeg"));
    await openIt();
    await expect.element(shown()).toHaveAttribute("src", expect.stringMatching(/^blob:/u));
    await expect.poll(() => (shown().element() as HTMLImageElement).naturalWidth).toBe(800);
    await expect.poll(() => keptUnpublished(pending.cityId, PHOTO.id)).toBeDefined();
  });

  it("is asked for again where a device had kept a page in its place [MOD-5] [OFF-14]", async () => {
    const page = new Blob(["<p>Wi-Fi gratuit</p>"], { type: "text/html" });
    await keepUnpublished(pending.cityId, PHOTO.id, () => Promise.resolve(page));
    cityAnswers(await aPicture(320, 240, "image/jpeg"));
    await openIt();
    await expect.poll(() => (shown().element() as HTMLImageElement).naturalWidth).toBe(320);
    await expect.poll(async () => (await keptUnpublished(pending.cityId, PHOTO.id))?.type).toBe("image/jpeg");
  });

  it("is shown without network, once it is on the device [MOD-5] [P1]", async () => {
    await keepUnpublished(pending.cityId, PHOTO.id, () => aPicture(640, 480, "image/jpeg"));
    cityAnswers(undefined);
    await openIt();
    await expect.poll(() => (shown().element() as HTMLImageElement).naturalWidth).toBe(640);
  });

  it("leaves the device with the right to see it or once nothing waits, and no other city’s along with it [MOD-5] [P9]", async () => {
    const held = () => aPicture(64, 48, "image/jpeg");
    await keepUnpublished("35024", PHOTO.id, held);
    await keepUnpublished("35238", anIdentifier(32), held);
    const aborted = AbortSignal.abort();
    const now = aModerator({ moderatorOfCities: ["35238"] });
    await keepUnpublishedAhead("35024", now, [], aborted);
    expect(await keptUnpublished("35024", PHOTO.id)).toBeUndefined();
    expect(await keptUnpublished("35238", anIdentifier(32))).toBeDefined();
    await keepUnpublishedAhead("35238", now, undefined, aborted);
    expect(await keptUnpublished("35238", anIdentifier(32))).toBeDefined();
    await keepUnpublishedAhead("35238", now, [], aborted);
    expect(await keptUnpublished("35238", anIdentifier(32))).toBeUndefined();
  });

  it("leaves the device with who signs out, even one that is still on its way [MOD-5] [P8]", async () => {
    const held = () => aPicture(64, 48, "image/jpeg");
    await keepUnpublished("35024", PHOTO.id, held);
    await deleteAccountData("moderator-who-left", "unsent");
    expect(await keptUnpublished("35024", PHOTO.id)).toBeUndefined();
    await keepUnpublished("35024", PHOTO.id, async () => {
      await deleteAccountData("moderator-who-left", "unsent");
      return held();
    });
    expect(await keptUnpublished("35024", PHOTO.id)).toBeUndefined();
  });
});
