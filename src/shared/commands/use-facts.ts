import { useCity } from "../../data/cities/use-city.ts";
import { useData } from "../../data/data-context.ts";
import { useGrowingAnomalies } from "../../data/anomalies/use-anomalies.ts";
import { useUserCity } from "../../data/user-cities/use-user-city.ts";
import { emptyUserCity } from "../../domain/account/user-city.ts";
import type { Anomaly } from "../../domain/anomaly/anomaly.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import type { CityId } from "../../domain/city/city.ts";
import { DEFAULT_CITY_SETTINGS } from "../../domain/city/city-settings.ts";
import type { Facts } from "../../domain/command/decide.ts";
import { isSameDay } from "../../i18n/date-words.ts";

/** What the device knows to decide a command with, at the moment it is asked. */
export function useFacts(cityId: CityId): (anomaly: Anomaly | undefined, now: Instant) => Facts {
  const { actor } = useData();
  const city = useCity(cityId);
  const userCity = useUserCity(cityId);
  const { views } = useGrowingAnomalies(cityId);
  return (anomaly, now) => ({
    now,
    actor,
    city: city ?? { ...DEFAULT_CITY_SETTINGS, id: cityId, rev: 0, moderatorsCount: 0 },
    anomaly,
    userCity: userCity ?? emptyUserCity(cityId, now),
    reportsToday: (views ?? []).filter(
      ({ mine, anomaly: { performedAt } }) => mine && isSameDay(performedAt, now),
    ).length,
  });
}
