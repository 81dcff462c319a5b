import { Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { DataProvider } from "../../../src/data/data-context.ts";
import type { Actor } from "../../../src/domain/account/actor.ts";
import type { Membership } from "../../../src/domain/account/membership.ts";
import type { City } from "../../../src/domain/city/city.ts";
import type { Idea } from "../../../src/domain/idea/idea.ts";
import { ROUTES } from "../../../src/domain/navigation/routes.ts";
import { MapIdeas } from "../../../src/features/ideas/map/map-ideas.tsx";
import { MyIdeas } from "../../../src/features/ideas/mine/my-ideas.tsx";
import { NewIdea } from "../../../src/features/ideas/write/new-idea.tsx";
import { aCity } from "../../examples/a-city.ts";
import { anIdea } from "../../examples/an-idea.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { renderFramed } from "../../ui/framed.tsx";
import { openDatabases, type Databases } from "../open-databases.ts";

/** One of several, each newer than the next. */
export const numbered = (n: number, over: Partial<Idea> = {}) =>
  anIdea({
    id: anIdentifier(n),
    title: `Une idée n° ${n}`,
    createdAt: NOW - n,
    updatedAt: NOW - n,
    ...over,
  });

interface Opening {
  readonly at: string;
  readonly ideas?: readonly Idea[];
  readonly city?: City;
  /** Whether the person is in the commune. */
  readonly hasChosen?: boolean;
  readonly actor?: Partial<Actor>;
  readonly heard?: Parameters<typeof openDatabases>[0]["heard"];
  readonly membership?: Membership;
}

/** A screen of ideas over the two real databases of a person. */
export async function openIdeas(opening: Opening): Promise<Databases> {
  const { at, ideas = [], city = aCity(), actor, heard = true, membership, hasChosen = true } = opening;
  const opened = await openDatabases({ city, ideas, actor, heard, membership });
  await renderFramed(
    <DataProvider value={opened}>
      <main style={{ display: "flex", flexDirection: "column", minHeight: 700 }}>
        <Suspense fallback={null}>
          <Routes>
            <Route path={ROUTES.MapIdeas} element={<MapIdeas />} />
            <Route path={ROUTES.MapIdea} element={<MapIdeas />} />
            <Route path={ROUTES.MapNewIdea} element={<NewIdea />} />
            <Route path={ROUTES.Ideas} element={<MyIdeas home={hasChosen ? city.id : undefined} />} />
          </Routes>
        </Suspense>
      </main>
    </DataProvider>,
    at,
  );
  return opened;
}
