import type { Locator, Page } from "@playwright/test";
import { publicProjectionOf } from "../../../src/domain/anomaly/publish-anomaly.ts";
import { identifierOf, type Identifier } from "../../../src/domain/basics/identifier.ts";
import { pathOf } from "../../../src/domain/navigation/routes.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { writeDocument } from "../../rules/support/firestore-rest.ts";
import type { Commune } from "./commune.ts";
import { follow } from "./every-place.ts";
import { arriveAs } from "./resident.ts";
import { anAccountWith } from "./staff.ts";
import { expect } from "./test.ts";

/** A report that is public in this commune, to be talked about. */
export async function aDiscussedReport({ id: cityId }: Commune): Promise<Identifier> {
  const id = identifierOf(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
  const report = anAnomaly({ id, cityId, createdAt: Date.now(), title: "Trou sur la chaussée" });
  await writeDocument(`cities/${cityId}/anomalies/${id}`, {
    ...publicProjectionOf(report),
    updatedAt: new Date(),
  });
  return id;
}

/** Somebody with an account, on the page of its discussion. */
export async function enterDiscussion(
  page: Page,
  city: Commune,
  threadId: Identifier,
  as: "resident" | "moderator" = "resident",
): Promise<void> {
  const claims = as === "moderator" ? { moderatorOfCities: { [city.id]: true as const } } : {};
  const { email, password } = await anAccountWith(claims);
  await arriveAs(page, city, { email, password });
  await follow(page, pathOf("Thread", { cityId: city.id, threadId }));
  await expect(page.getByText("Personne n’a encore écrit.")).toBeVisible();
}

export async function writeMessage(page: Page, text: string): Promise<void> {
  const field = page.getByRole("textbox", { name: "Votre message" });
  await field.fill(text);
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(messageSaying(page, text)).toBeVisible();
  await expect(field).toHaveValue("");
}

export function messageSaying(page: Page, text: string): Locator {
  return page.getByRole("region", { name: "Messages" }).getByRole("listitem").filter({ hasText: text });
}
