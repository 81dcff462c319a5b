import { useLingui } from "@lingui/react/macro";
import type { PageTab } from "../../../shared/tabs/page-tabs.tsx";
import { Banner } from "../../../ui/banner.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { SendingState } from "../../../shared/commands/sending-state.tsx";
import { sendProblemSentence } from "../../../shared/commands/send-problem-sentence.ts";
import { MyFilter } from "./my-filter.tsx";
import { MyPlaces } from "./my-places.tsx";
import { MyViewChoice } from "./my-view-choice.tsx";
import { OnThisDevice, type OnThisDeviceProps } from "./on-this-device.tsx";
import { useCityPreferences, type SettledPreferences } from "./use-city-preferences.ts";

/** What one settles for oneself. Each choice is kept as it is made, and says so. */
export function useMyTabs({ city, ...onThisDevice }: OnThisDeviceProps): readonly PageTab[] {
  const { t } = useLingui();
  const mine = useCityPreferences(city);
  return [
    {
      key: "affichage",
      group: t`Pour moi`,
      label: t`Affichage`,
      content:
        mine === undefined ? (
          <Skeleton count={2} />
        ) : (
          <>
            <Kept mine={mine} />
            <MyViewChoice mine={mine} />
            <MyFilter mine={mine} />
          </>
        ),
    },
    {
      key: "lieux",
      label: t`Mes lieux`,
      content:
        mine === undefined ? (
          <Skeleton count={2} />
        ) : (
          <>
            <Kept mine={mine} />
            <MyPlaces city={city} mine={mine} />
          </>
        ),
    },
    { key: "appareil", label: t`Cet appareil`, content: <OnThisDevice city={city} {...onThisDevice} /> },
  ];
}

function Kept({ mine: { problem, ...sending } }: { readonly mine: SettledPreferences }) {
  const { i18n } = useLingui();
  return (
    <>
      {problem === null ? null : (
        <Banner tone="error">
          <p>{sendProblemSentence(i18n, problem)}</p>
        </Banner>
      )}
      <SendingState {...sending} />
    </>
  );
}
