import { Trans } from "@lingui/react/macro";
import { DataProvider, type DataContext } from "../../data/data-context.ts";
import type { CityId } from "../../domain/city/city.ts";
import { actorOf } from "../../remote/auth/account.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { localGuest } from "../session/known-account.ts";
import styles from "./awaited-shell.module.css";
import { AroundCity, useCityPlace } from "./city-shell.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import { TopBar } from "./top-bar.tsx";

export const NOBODY_YET: DataContext = {
  actor: actorOf(localGuest(""), {}),
  device: undefined,
  replica: undefined,
};

/** The frame of the person's own commune while nobody knows who they are: it says nothing of either (NAV-11). */
export function AwaitedShell({ cityId }: { readonly cityId: CityId }) {
  const { fills } = useCityPlace();
  return (
    <DataProvider value={NOBODY_YET}>
      <AroundCity
        cityId={cityId}
        bars={
          <>
            <LoadingBar busy />
            <TopBar cityId={cityId} cityName={undefined}>
              {null}
            </TopBar>
          </>
        }
      >
        <div className={styles.content}>
          {/* The document takes it out of its picture where the account is known: nothing has to come first. */}
          <p className={styles.words} data-newcomer="">
            <Trans>
              Votre commune arrive sur cet appareil. La première fois, cela prend quelques secondes.
            </Trans>
          </p>
          <Skeleton shape={fills ? "card" : "row"} count={fills ? FULL_CARDS : FULL_ROWS} />
        </div>
      </AroundCity>
    </DataProvider>
  );
}

/** As many as a phone shows. */
const FULL_CARDS = 4;
const FULL_ROWS = 6;
