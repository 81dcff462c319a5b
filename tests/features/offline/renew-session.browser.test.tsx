import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { DataProvider } from "../../../src/data/data-context.ts";
import { rowOf } from "../../../src/data/device/commit-command.ts";
import type { DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { useOutbox } from "../../../src/data/outbox/use-outbox.ts";
import type { Actor } from "../../../src/domain/account/actor.ts";
import { OutboxPanel } from "../../../src/features/offline/outbox-panel.tsx";
import { aCity } from "../../examples/a-city.ts";
import { aCommand } from "../../examples/a-command.ts";
import { aResident } from "../../examples/accounts.ts";
import { NOW } from "../../examples/identifiers.ts";
import { barriers, pageBarriers, renderFramed } from "../../ui/framed.tsx";
import { aCloud, openAccountScreen } from "../account/account-screen.tsx";
import { openDatabases } from "../open-databases.ts";
import { WholeProfile } from "../account/whole-profile.tsx";

const YANNS = { email: "yann@exemple.fr", emailVerified: true, hasPassword: true } as const;
const REVOKED = { attempts: 16, lastError: "signed_out" } as const;

async function openPanel(actor: Partial<Actor>): Promise<DeviceDatabase> {
  const data = await openDatabases({ city: aCity(), anomalies: [], actor, heard: true });
  await data.device.outbox.add({ ...rowOf({ command: aCommand(), photoIds: [] }), ...REVOKED });
  await renderFramed(
    <DataProvider value={data}>
      <OutboxPanel cityId="35024" online syncedAt={NOW} now={NOW} onClose={() => undefined} />
    </DataProvider>,
  );
  return data.device;
}

/** What the screen has heard of the only thing that waits. */
function HowFar() {
  return <p>now {useOutbox()?.map(({ state }) => state)}</p>;
}

describe("a session that the city no longer knows", () => {
  it("offers to sign in where what waits is told [AUTH-50]", async () => {
    await openPanel({ isGuest: false });
    await expect.element(page.getByText(/^Votre session a pris fin/u)).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Se connecter" }))
      .toHaveAttribute("href", "/profile");
    await expect.element(page.getByRole("button", { name: "Envoyer maintenant" })).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
  });

  it("offers a guest, who has nothing to sign in with, to try again [AUTH-50]", async () => {
    await openPanel({ isGuest: true });
    await expect.element(page.getByRole("button", { name: "Envoyer maintenant" })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Se connecter" })).not.toBeInTheDocument();
  });

  it("is renewed on the profile, and what waits is sent [AUTH-50]", async () => {
    const { services, asked } = aCloud({ facts: YANNS });
    const device = await openAccountScreen(<WholeProfile />, {
      services,
      actor: aResident(),
      unsent: [aCommand()],
      before: (opened) => opened.outbox.toCollection().modify(REVOKED),
    });
    await expect.element(page.getByText("Votre session est à renouveler")).toBeVisible();
    await expect.element(page.getByText(/connectiez de nouveau avec yann@exemple\.fr/u)).toBeVisible();
    expect(await pageBarriers()).toEqual([]);
    await page.getByLabelText("Mot de passe actuel", { exact: true }).first().fill("le chat dort dehors");
    await page.getByRole("button", { name: "Me connecter", exact: true }).click();
    await expect.element(page.getByText(/^Votre session est renouvelée/u)).toBeVisible();
    expect(asked).toEqual(["reauthenticate le chat dort dehors"]);
    await device.outbox.toCollection().modify({ lastError: null });
    await expect.element(page.getByText("Votre session est à renouveler")).not.toBeInTheDocument();
  });

  it("keeps what is typed of the password while the device tries again by itself [AUTH-50]", async () => {
    const { services } = aCloud({ facts: YANNS });
    const device = await openAccountScreen(
      <>
        <WholeProfile />
        <HowFar />
      </>,
      {
        services,
        actor: aResident(),
        unsent: [aCommand()],
        before: (opened) => opened.outbox.toCollection().modify(REVOKED),
      },
    );
    const password = page.getByLabelText("Mot de passe actuel", { exact: true }).first();
    await password.fill("le chat dort");
    await device.outbox.toCollection().modify({ state: "sending" });
    await expect.element(page.getByText("now sending")).toBeVisible();
    await expect.element(password).toHaveValue("le chat dort");
  });
});
