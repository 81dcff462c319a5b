import { createRoot } from "react-dom/client";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import "../../src/ui/base.css";
import { ThreadRoute } from "../../src/app/router/thread-route.tsx";
import { AppFrame } from "../../src/app/shell/app-frame.tsx";
import { DataProvider } from "../../src/data/data-context.ts";
import { openDevice } from "../../src/data/device/open-device.ts";
import { COLLECTIONS, type CollectionName, type Documents } from "../../src/data/replica/collections.ts";
import { openReplica } from "../../src/data/replica/open-replica.ts";
import { threadRowId } from "../../src/data/threads/message-rows.ts";
import { rankOf } from "../../src/domain/basics/instant.ts";
import { PAGE_MESSAGES } from "../../src/domain/limits/limits.ts";
import { pathOf, ROUTES } from "../../src/domain/navigation/routes.ts";
import { pageKeyOf } from "../../src/domain/thread/thread.ts";
import { aMessage, aThread } from "../../tests/examples/a-message.ts";
import { anAnomaly } from "../../tests/examples/an-anomaly.ts";
import { aResident } from "../../tests/examples/accounts.ts";
import { anIdentifier } from "../../tests/examples/identifiers.ts";
import { BENCH_CITY } from "../documents.ts";
import { bringCity } from "./screen.tsx";
import { nothingElseToDo, whenThere } from "./when-there.ts";

/** How many messages the discussion has. */
const MESSAGES = Number(new URLSearchParams(location.search).get("messages"));
const FIRST = Date.UTC(2026, 0, 1);
const about = anAnomaly({ cityId: BENCH_CITY });

const device = openDevice(`bench-thread-${MESSAGES}`);
const replica = await openReplica(`bench-thread-${MESSAGES}`);

const textOf = (n: number): string => `Message ${n} : le trou s’est encore agrandi depuis la pluie de mardi.`;

/** For the next load of this page. */
async function fill(): Promise<void> {
  await bringCity(replica);
  await replica.anomalies.upsert(rowOf("anomalies", about, about.id));
  const pages = Math.ceil(MESSAGES / PAGE_MESSAGES);
  await replica.messages.upsert(rowOf("messages", aThread({ id: about.id, pages }), threadRowId(about.id)));
  const messages = Array.from({ length: MESSAGES }, (_, n) =>
    aMessage({
      id: anIdentifier(10_000 + n),
      subject: { collection: "anomalies", id: about.id },
      page: pageKeyOf(BENCH_CITY, about.id, 1 + Math.floor(n / PAGE_MESSAGES)),
      text: textOf(n),
      createdAt: FIRST + n * 60_000,
      updatedAt: FIRST + n * 60_000,
    }),
  );
  await replica.messages.bulkUpsert(messages.map((message) => rowOf("messages", message, message.id)));
}

function rowOf<N extends CollectionName>(name: N, doc: Documents[N], id: string) {
  const columns = COLLECTIONS[name].columnsOf(doc);
  return { id, ...columns, rank: rankOf(columns.updatedAt), epoch: "bench", doc };
}

createRoot(document.body.appendChild(document.createElement("main"))).render(
  <MemoryRouter initialEntries={[pathOf("Thread", { cityId: BENCH_CITY, threadId: about.id })]}>
    <AppFrame>
      <DataProvider value={{ device, replica, actor: aResident() }}>
        <Routes>
          <Route path={ROUTES.Thread} element={<ThreadRoute />} />
        </Routes>
      </DataProvider>
    </AppFrame>
  </MemoryRouter>,
);

const shown = (): readonly Element[] => [...document.querySelectorAll("main ol > li")];

/** What the runner asks of this page. */
const BENCH = {
  fill,
  /** Milliseconds from when the page began to load until its last message is painted, and the main thread was free once after it. */
  opened: whenThere(
    () => shown().find(({ textContent }) => textContent.includes(textOf(MESSAGES - 1))) ?? null,
  )
    .then(nothingElseToDo)
    .then(() => performance.now()),
  shown: () => shown().length,
  frame: () => new Promise((resolve) => requestAnimationFrame(resolve)),
};

declare global {
  var benchThread: typeof BENCH;
}

globalThis.benchThread = BENCH;
