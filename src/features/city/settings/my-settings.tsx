import { Trans, useLingui } from "@lingui/react/macro";
import type { City } from "../../../domain/city/city.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { SendingState } from "../sending-state.tsx";
import { sendProblemSentence } from "../../../shared/commands/send-problem-sentence.ts";
import styles from "../city.module.css";
import settings from "../settings.module.css";
import { MyFilter } from "./my-filter.tsx";
import { MyPlaces } from "./my-places.tsx";
import { MyViewChoice } from "./my-view-choice.tsx";
import { OnThisDevice, type OnThisDeviceProps } from "./on-this-device.tsx";
import { useCityPreferences } from "./use-city-preferences.ts";

export function MySettings({ city, ...onThisDevice }: OnThisDeviceProps) {
  const mine = useCityPreferences(city);
  return (
    <section className={styles.section} aria-labelledby="mine">
      <div className={settings.settingHead}>
        <h2 id="mine">
          <Trans>Pour moi</Trans>
        </h2>
        <SendingState state={mine?.state} />
      </div>
      {mine === undefined ? <Skeleton count={2} /> : <Mine city={city} mine={mine} />}
      <OnThisDevice city={city} {...onThisDevice} />
    </section>
  );
}

interface MineProps {
  readonly city: City;
  readonly mine: NonNullable<ReturnType<typeof useCityPreferences>>;
}

function Mine({ city, mine }: MineProps) {
  const { i18n } = useLingui();
  const { problem } = mine;
  return (
    <>
      {problem === null ? null : (
        <Banner tone="error">
          <p>{sendProblemSentence(i18n, problem)}</p>
        </Banner>
      )}
      <MyPlaces city={city} mine={mine} />
      <MyViewChoice mine={mine} />
      <MyFilter mine={mine} />
    </>
  );
}
