import { useEffect, useState } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { useStillHere } from "../../data/outbox/use-outbox.ts";
import { ok, err, type Result } from "../../domain/basics/result.ts";
import type { CityId } from "../../domain/city/city.ts";
import { wholeCityOf } from "../../domain/city/parent-commune.ts";
import { cityStartOf } from "../../domain/navigation/city-start.ts";
import { ownPathOf } from "../../domain/navigation/own-path.ts";
import { ROUTES } from "../../domain/navigation/routes.ts";
import { ModifyCityPage } from "../../features/city-choice/modify-city-page.tsx";
import type { VisitProblem } from "../../features/city-choice/use-ways.ts";
import { ownCityId, useAppState, useAppStore, type AppStore } from "../app-state.ts";
import { changeCity } from "../city/current-city.ts";
import { useChooseCity } from "../city/use-choose-city.ts";
import { logProblem } from "../log-problem.ts";
import { OwnShell } from "../shell/own-shell.tsx";
import { NoSuchCity, onboardingPath } from "./no-such-city.tsx";

export function ModifyCityRoute() {
  const mine = useAppState(ownCityId);
  const [query] = useSearchParams();
  // Nothing is asked about: nothing could not be loaded either.
  if (!query.has("cityId")) return <Navigate to={onboardingPath()} replace />;
  const asked = wholeCityOf(query.get("cityId") ?? "");
  if (asked === undefined) return <NoSuchCity />;
  const target = ownPathOf(query.get("redirect")) ?? cityStartOf(asked);
  if (mine === undefined || mine === asked) return <Navigate to={target} replace />;
  return <Asking mine={mine} asked={asked} target={target} />;
}

interface AskingProps {
  readonly mine: CityId;
  readonly asked: CityId;
  readonly target: string;
}

function Asking({ mine, asked, target }: AskingProps) {
  const store = useAppStore();
  const navigate = useNavigate();
  const { known, online, choose } = useChooseCity();
  const unsent = (useStillHere()?.rows ?? []).filter(({ cityId }) => cityId === mine);
  const isHere = known.some(({ code }) => code === asked);
  const isUnopened = useIsUnopened(asked, online && !isHere);
  const goOn = async <P,>(result: Result<void, P>): Promise<Result<void, P>> => {
    if (result.ok) await navigate(target, { replace: true });
    return result;
  };
  return (
    <OwnShell>
      <ModifyCityPage
        mine={mine}
        asked={asked}
        unsent={unsent.length}
        canOpen={online || isHere}
        isUnopened={isUnopened}
        onChange={async (commune) => goOn(await choose({ ...commune, code: asked }))}
        onVisit={async () => goOn(await visit(store, asked, isHere))}
        onCancel={() => void navigate(ROUTES.Home, { replace: true })}
      />
    </OwnShell>
  );
}

/** Asked before somebody presses a button that would lead nowhere; a failure is no answer. */
function useIsUnopened(cityId: CityId, isAskedFor: boolean): boolean {
  const services = useAppState((state) => state.services);
  const [unopened, setUnopened] = useState<CityId>();
  useEffect(() => {
    if (!isAskedFor || services === undefined) return;
    services.readCity(cityId, "if-any").then(
      (city) => setUnopened(city === undefined ? cityId : undefined),
      (error: unknown) => logProblem("Whether the city was opened could not be asked.", error),
    );
  }, [cityId, isAskedFor, services]);
  return unopened === cityId;
}

/** A visit reads what is there; it creates nothing and tells the server nothing. */
async function visit(store: AppStore, cityId: CityId, isHere: boolean): Promise<Result<void, VisitProblem>> {
  try {
    const city = isHere ? true : await store.get().services?.readCity(cityId, "if-any");
    if (city === undefined) return err("not_there_yet");
  } catch (error) {
    logProblem("The city could not be read for a visit.", error);
    return err("unreachable");
  }
  changeCity(store, { kind: "visited", cityId });
  return ok(undefined);
}
