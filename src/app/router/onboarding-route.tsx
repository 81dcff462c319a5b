import { useNavigate, useSearchParams } from "react-router-dom";
import type { Result } from "../../domain/basics/result.ts";
import type { CityId } from "../../domain/city/city.ts";
import { wholeCityOf } from "../../domain/city/parent-commune.ts";
import { cityStartOf } from "../../domain/navigation/city-start.ts";
import { ownPathOf } from "../../domain/navigation/own-path.ts";
import type { ChosenCommune } from "../../features/city-choice/candidate.ts";
import { CityChoicePage } from "../../features/city-choice/city-choice-page.tsx";
import { ownCityId, useAppState } from "../app-state.ts";
import type { ChooseCityProblem } from "../city/load-city.ts";
import { useChooseCity } from "../city/use-choose-city.ts";
import { useOwnCommune } from "../city/use-own-commune.ts";
import { OwnShell } from "../shell/own-shell.tsx";
import { JUST_CHOSEN } from "./navigation-state.ts";
import { StorageNotices } from "./storage-notices.tsx";

export function OnboardingRoute() {
  const cityId = useAppState(ownCityId);
  const own = useOwnCommune();
  const { known, online, choose, chooseHere } = useChooseCity();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asked = ownPathOf(query.get("redirect"));
  const goOn = async (code: CityId): Promise<void> => {
    if (asked !== undefined) return navigate(asked);
    await navigate(cityStartOf(code), { state: JUST_CHOSEN });
  };
  const onChoose = async (commune: ChosenCommune): Promise<Result<void, ChooseCityProblem>> => {
    const result = await choose(commune);
    if (result.ok) await goOn(commune.code);
    return result;
  };
  const onChooseHere = (commune: ChosenCommune): void => {
    chooseHere(commune);
    void goOn(commune.code);
  };
  return (
    <OwnShell>
      <StorageNotices />
      <CityChoicePage
        known={own === undefined ? known : [...known, own]}
        mine={cityId}
        asked={cityAskedBy(asked)}
        online={online}
        onChoose={onChoose}
        onChooseHere={onChooseHere}
      />
    </OwnShell>
  );
}

function cityAskedBy(path: string | undefined): CityId | undefined {
  const written = /^\/city\/([^/?#]+)/u.exec(path ?? "")?.[1];
  return written === undefined ? undefined : wholeCityOf(written);
}
