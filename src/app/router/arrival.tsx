import type { UnsettledCity } from "../../domain/city/provisional-city.ts";
import { ProvisionalNotice } from "../../features/city-choice/arrival/provisional-notice.tsx";
import { WelcomeCards } from "../../features/city-choice/arrival/welcome-cards.tsx";
import { InstallHere } from "../../features/install/install-action.tsx";
import { CONTENT_ID } from "../shell/skip-links.tsx";
import { useWelcome } from "./use-welcome.ts";

export interface ArrivalProps {
  /** The commune of the screen, while the city itself could not be asked. */
  readonly provisional: UnsettledCity | undefined;
}

/** What somebody who has just chosen a commune is told above its map. It stands in the page and covers nothing. */
export function Arrival({ provisional }: ArrivalProps) {
  const { isDue, done } = useWelcome();
  const leave = (): void => {
    done();
    document.getElementById(CONTENT_ID)?.focus();
  };
  return (
    <>
      {provisional === undefined ? null : <ProvisionalNotice cityName={provisional.name} />}
      {isDue ? (
        <WelcomeCards onDone={leave}>
          <InstallHere />
        </WelcomeCards>
      ) : null}
    </>
  );
}
