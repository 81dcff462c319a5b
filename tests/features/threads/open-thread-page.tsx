import { Suspense } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { ThreadRoute } from "../../../src/app/router/thread-route.tsx";
import { CityNavigation } from "../../../src/app/shell/city-navigation.tsx";
import { Frame } from "../../../src/app/shell/frame.tsx";
import { DataProvider } from "../../../src/data/data-context.ts";
import type { Actor } from "../../../src/domain/account/actor.ts";
import type { FromList } from "../../../src/domain/navigation/from-list.ts";
import { pathOf, ROUTES } from "../../../src/domain/navigation/routes.ts";
import type { Message } from "../../../src/domain/thread/message.ts";
import { pageKeyOf } from "../../../src/domain/thread/thread.ts";
import { aCity } from "../../examples/a-city.ts";
import { aMessage, anOpening } from "../../examples/a-message.ts";
import { anActivity } from "../../examples/an-activity.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdea } from "../../examples/an-idea.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { renderFramed } from "../../ui/framed.tsx";
import { aPosition, openDatabases, rowOf } from "../open-databases.ts";

export const cityId = "35024";
export const anomaly = anAnomaly({ id: anIdentifier(321) });
export const idea = anIdea({ id: anIdentifier(322) });
export const activity = anActivity({ id: anIdentifier(323) });
export const opening = anOpening();

/** Said under the report. */
export const aSaid = (over: Partial<Message> = {}): Message =>
  aMessage({
    subject: { collection: "anomalies", id: anomaly.id },
    page: pageKeyOf(cityId, anomaly.id, 1),
    ...over,
  });

interface Opened {
  readonly state?: unknown;
  /** The page before it in the history, which was opened from a list. */
  readonly before?: string;
  readonly said?: readonly Message[];
  readonly actor?: Partial<Actor>;
}

/** The page of a discussion, in the frame that it has in the app. */
export async function openThreadOf(
  threadId: string,
  { state = null, before, said = [aSaid()], actor = { moderatorOfCities: [cityId] } }: Opened = {},
) {
  const data = await openDatabases({
    city: aCity(),
    anomalies: [anomaly],
    activities: [activity],
    actor,
    heard: true,
  });
  await data.replica.ideas.upsert(rowOf("ideas", idea));
  await data.replica.messages.bulkUpsert([opening, ...said].map((message) => rowOf("messages", message)));
  await data.replica.positions.upsert(aPosition("messages", pageKeyOf(cityId, threadId, 1)));
  await renderFramed(
    <DataProvider value={data}>
      <Frame bars={null} navigation={<CityNavigation cityId={cityId} />}>
        <Suspense fallback={null}>
          <Routes>
            <Route path={ROUTES.Thread} element={<ThreadRoute />} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </Suspense>
      </Frame>
    </DataProvider>,
    { pathname: pathOf("Thread", { cityId, threadId }), state },
    before === undefined ? undefined : { pathname: before, state: { fromList: true } },
  );
  return data;
}

function Elsewhere() {
  const { pathname, state } = useLocation();
  const { fromList = false } = (state ?? {}) as Partial<FromList>;
  return (
    <h1>
      Ici : {pathname}
      {fromList ? ", dans la liste" : ""}
    </h1>
  );
}
