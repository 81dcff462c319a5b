import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { useStillHere } from "../../data/outbox/use-still-here.ts";
import { ok, err, type Result } from "../../domain/basics/result.ts";
import type { CityId } from "../../domain/city/city.ts";
import { wholeCityOf } from "../../domain/city/parent-commune.ts";
import { cityStartOf } from "../../domain/navigation/city-start.ts";
import { ownPathOf } from "../../domain/navigation/own-path.ts";
import { ROUTES } from "../../domain/navigation/routes.ts";
import { ModifyCityPage, type VisitProblem } from "../../features/city-choice/modify-city-page.tsx";
import { ownCityId, useAppState, useAppStore, type AppStore } from "../app-state.ts";
import { changeCity } from "../city/current-city.ts";
import { useChooseCity } from "../city/use-choose-city.ts";
import { logProblem } from "../log-problem.ts";
import { OwnShell } from "../shell/own-shell.tsx";
import { NoSuchCity } from "./no-such-city.tsx";

export function ModifyCityRoute() {
  const mine = useAppState(ownCityId);
  const [query] = useSearchParams();
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
        onChange={async (commune) => goOn(await choose({ ...commune, code: asked }))}
        onVisit={async () => goOn(await visit(store, asked, isHere))}
        onCancel={() => void navigate(ROUTES.Home, { replace: true })}
      />
    </OwnShell>
  );
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
