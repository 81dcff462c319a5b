import { DataProvider } from "../../../src/data/data-context.ts";
import type { Membership } from "../../../src/domain/account/membership.ts";
import { err, ok } from "../../../src/domain/basics/result.ts";
import { NotificationSettingsPage } from "../../../src/features/notifications/notification-settings.tsx";
import type { PushServices } from "../../../src/remote/push/forget-this-browser.ts";
import { aCity } from "../../examples/a-city.ts";
import { aMembership } from "../../examples/accounts.ts";
import { renderFramed } from "../../ui/framed.tsx";
import { openDatabases } from "../open-databases.ts";

export const NO_PUSH: PushServices = {
  calls: {
    state: async () => ok({ key: null, devices: [] }),
    subscribe: async () => err("offline"),
    forget: async () => err("offline"),
    test: async () => err("offline"),
  },
  browser: {
    permission: async () => "unsupported",
    id: async () => undefined,
    hears: async () => true,
    enable: async () => undefined,
    disable: async () => undefined,
  },
};

/** The settings of notifications, of Betton unless the person has no commune. */
export async function openSettings(
  over: Partial<Membership> = {},
  {
    push = NO_PUSH,
    hasCommune = true,
    ...known
  }: { readonly push?: PushServices; readonly hasCommune?: boolean } & Partial<
    Parameters<typeof openDatabases>[0]
  > = {},
) {
  const membership = aMembership(over);
  const data = await openDatabases({ city: aCity(), membership, actor: undefined, heard: true, ...known });
  await renderFramed(
    <DataProvider value={data}>
      <main>
        <NotificationSettingsPage cityId={hasCommune ? "35024" : undefined} push={push} />
      </main>
    </DataProvider>,
  );
  return data;
}
