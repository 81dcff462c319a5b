import { useCity } from "../../../data/cities/use-city.ts";
import { useData } from "../../../data/data-context.ts";
import { useGrowingAnomalies } from "../../../data/anomalies/use-anomalies.ts";
import { unknownCity } from "../../../data/outbox/live-overlay-input.ts";
import { useUserCity } from "../../../data/user-cities/use-user-city.ts";
import { emptyUserCity } from "../../../domain/account/user-city.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { Instant } from "../../../domain/basics/instant.ts";
import type { CityId } from "../../../domain/city/city.ts";
import type { CommandContext } from "../../../domain/command/command-context.ts";
import { isSameDay } from "../../../i18n/date-words.ts";

/** What the device knows to decide a command with, at the moment it is asked. */
export function useFacts(cityId: CityId): (content: Anomaly | undefined, now: Instant) => CommandContext {
  const { actor } = useData();
  const city = useCity(cityId);
  const userCity = useUserCity(cityId);
  const { views } = useGrowingAnomalies(cityId);
  return (content, now) => ({
    now,
    actor,
    city: city ?? unknownCity(cityId),
    content,
    userCity: userCity ?? emptyUserCity(cityId, now),
    reportsToday: (views ?? []).filter(
      ({ mine, anomaly: { performedAt } }) => mine && isSameDay(performedAt, now),
    ).length,
  });
}
