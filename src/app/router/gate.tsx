import { Navigate, Outlet, useLocation } from "react-router-dom";
import { useData } from "../../data/data-context.ts";
import { localStore } from "../../data/device/page-storage.ts";
import type { Actor } from "../../domain/account/actor.ts";
import type { City } from "../../domain/city/city.ts";
import { ACCESS } from "../../domain/navigation/access.ts";
import { cityEntryOf, type CurrentCity } from "../../domain/navigation/city-entry.ts";
import { admissionOf, refusedPath, type DenialReason } from "../../domain/navigation/guard.ts";
import { type FoundPlace, placeAt } from "../../domain/navigation/place-at.ts";
import { useAppFields, useCurrentCity, type SignIn } from "../app-state.ts";
import { knownAccount } from "../session/known-account.ts";
import { AwaitedShell } from "../shell/awaited-shell.tsx";
import { LoadingBar } from "../shell/loading-bar.tsx";
import { useRouteMemory } from "./route-memory.ts";

/** Nothing is shown while the account may still come (NAV-11); the refused go to Home (NAV-6). */
export function Gate() {
  const { actor, signIn } = useAppFields("actor", "signIn");
  const { remembered } = useData();
  const current = useCurrentCity();
  const { pathname, search, hash } = useLocation();
  const found = placeAt(pathname);
  const place = found?.name ?? "NotFound";
  const admission = admissionOf(actor, place, found?.params["cityId"]);
  useRouteMemory(admission.admitted && isAtHome(found, current) ? place : undefined);
  if (!admission.admitted) {
    if (!mayStillCome(admission.reason, signIn))
      return <Navigate to={refusedPath(`${pathname}${search}${hash}`)} replace />;
    if (!isDrawnEarly(found, { actor, remembered, signIn, current }))
      return <Awaited found={found} current={current} />;
  } else if (actor === undefined) return null;
  return <Outlet />;
}

/** Where the own commune lies is no secret of anybody's account: its map and its list begin before there is one. */
function isDrawnEarly(
  found: FoundPlace | undefined,
  { actor, remembered, signIn, current }: KnownEarly,
): boolean {
  if (actor !== undefined || found === undefined) return false;
  const isAbout = found.name === "MapAnomalies" || found.name === "ListAnomalies";
  return (isAbout && remembered?.id === found.params["cityId"]) || isFirstChoice(signIn, found, current);
}

interface KnownEarly {
  readonly actor: Actor | undefined;
  readonly remembered: City | undefined;
  readonly signIn: SignIn;
  readonly current: CurrentCity;
}

/** The guest that a newcomer becomes brings no commune, and to choose one takes none: nobody waits for them. */
function isFirstChoice(signIn: SignIn, found: FoundPlace, current: CurrentCity): boolean {
  const written = found.params["cityId"];
  const isAsked = written !== undefined && cityEntryOf(written, current).kind === "choose";
  return isAsked && signIn === "unknown" && knownAccount(localStore()) === undefined;
}

/** Whoever chose a commune here sees its frame at once, before there is an account (decision 0003). */
function Awaited({
  found,
  current,
}: {
  readonly found: FoundPlace | undefined;
  readonly current: CurrentCity;
}) {
  const written = found?.params["cityId"];
  const entry = written === undefined ? undefined : cityEntryOf(written, current);
  const isOpen = entry?.kind === "open" && found !== undefined && ACCESS[found.name] === "signed-in";
  return isOpen ? <AwaitedShell cityId={entry.cityId} /> : <LoadingBar busy />;
}

/** A place of another city only leads to the question whether to go there. */
function isAtHome(found: FoundPlace | undefined, current: CurrentCity): boolean {
  const written = found?.params["cityId"];
  return written === undefined || cityEntryOf(written, current).kind === "open";
}

/** Roles are proven by the account's token: until it spoke, nobody is refused for want of them. */
function mayStillCome(reason: DenialReason, signIn: SignIn): boolean {
  return signIn === "unknown" || (reason === "sign-in" && signIn === "done");
}
