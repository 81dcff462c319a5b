import { afterEach, expect, it, vi } from "vitest";
import { render, renderHook } from "vitest-browser-react";
import type { ReactNode } from "react";
import { STORAGE_AGAIN_MS } from "../../../src/clock/waits.ts";
import { takeClock } from "../../support/take-clock.ts";
import { useGrowingAnomalies } from "../../../src/data/anomalies/use-anomalies.ts";
import { DataProvider } from "../../../src/data/data-context.ts";
import { commitCommand } from "../../../src/data/device/commit-command.ts";
import { deviceLive } from "../../../src/data/device/use-live.ts";
import { openDevice } from "../../../src/data/device/open-device.ts";
import { openReplica, type Replica } from "../../../src/data/replica/open-replica.ts";
import { COLLECTIONS } from "../../../src/data/replica/collections.ts";
import { rankOf } from "../../../src/domain/basics/instant.ts";
import { aMeToo } from "../../examples/a-command.ts";
import { aResident } from "../../examples/accounts.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { waitFor } from "../../support/wait-for.ts";

const LAMP = anAnomaly({ id: anIdentifier(201), meTooCount: 4 });

const replicas: Replica[] = [];

/** RxDB counts the collections of all that is open on a page. */
afterEach(async () => {
  for (const replica of replicas.splice(0)) await replica.close();
});

async function aPage() {
  const uid = `resident-${crypto.randomUUID()}`;
  const device = openDevice(uid);
  const replica = await openReplica(uid);
  replicas.push(replica);
  const columns = COLLECTIONS.anomalies.columnsOf(LAMP);
  const rank = rankOf(LAMP.updatedAt);
  await replica.anomalies.upsert({ id: LAMP.id, ...columns, rank, epoch: "1.a", doc: LAMP });
  const data = { device, replica, actor: aResident() };
  const wrapper = ({ children }: { readonly children?: ReactNode }) => (
    // Anew at each drawing, as the frame of the app gives it: what is shared must not depend on it.
    <DataProvider value={{ ...data }}>{children}</DataProvider>
  );
  return { device, wrapper, data };
}

it("lays what is pending over a city once, however many components ask [ANO-7] [OFF-9]", async () => {
  const { device, wrapper } = await aPage();
  const three = () => [0, 1, 2].map(() => useGrowingAnomalies("35024").views);
  const hook = await renderHook(three, { wrapper });
  await waitFor(() => expect(hook.result.current[0]).toHaveLength(1));
  await commitCommand(device, { command: aMeToo(LAMP.id), photoIds: [] });
  await waitFor(() =>
    expect(hook.result.current[0]).toMatchObject([{ meToo: true, anomaly: { meTooCount: 5 } }]),
  );
  const [first, second, third] = hook.result.current;
  expect(second).toBe(first);
  expect(third).toBe(first);
});

it("is known at once to a component that comes while another shows it [MAP-1]", async () => {
  const { wrapper } = await aPage();
  const first = await renderHook(() => useGrowingAnomalies("35024").views, { wrapper });
  await waitFor(() => expect(first.result.current).toHaveLength(1));
  const seen: unknown[] = [];
  const second = await renderHook(
    () => {
      const { views } = useGrowingAnomalies("35024");
      seen.push(views);
      return views;
    },
    { wrapper },
  );
  expect(second.result.current).toBe(first.result.current);
  expect(seen).not.toContain(undefined);
});

it("stays as it is when the same person's sign-in is renewed [MAP-1] [OFF-9]", async () => {
  const { data } = await aPage();
  const seen: unknown[] = [];
  const List = () => {
    const { views } = useGrowingAnomalies("35024");
    seen.push(views);
    return null;
  };
  // Who acts comes in a new object each time.
  const screen = () => (
    <DataProvider value={{ ...data, actor: aResident() }}>
      <List />
    </DataProvider>
  );
  const page = await render(screen());
  await waitFor(() => expect(seen.at(-1)).toHaveLength(1));
  const [shown, drawn] = [seen.at(-1), seen.length];
  await page.rerender(screen());
  expect(seen.length).toBeGreaterThan(drawn);
  expect(seen.slice(drawn)).toEqual(seen.slice(drawn).map(() => shown));
});

it("is asked for again where the browser failed once to read the device [F23]", async () => {
  const clock = takeClock();
  const device = openDevice(`resident-${crypto.randomUUID()}`);
  const query = vi.fn<() => Promise<number>>(async () => {
    if (query.mock.calls.length === 1) throw new Error("UnknownError");
    return device.outbox.count();
  });
  const rows = deviceLive(device, query, null);
  const stop = rows.subscribe(() => undefined);
  await waitFor(async () => {
    await clock.advance(STORAGE_AGAIN_MS);
    expect(rows.value()).toBe(0);
  });
  stop();
});
