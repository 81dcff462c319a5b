import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { localStore } from "../../data/device/page-storage.ts";
import type { UnsettledCity } from "../../domain/city/provisional-city.ts";
import { ProvisionalNotice } from "../../features/city-choice/arrival/provisional-notice.tsx";
import { WelcomeCards } from "../../features/city-choice/arrival/welcome-cards.tsx";
import { InstallHere } from "../../features/install/install-action.tsx";
import { remember } from "../session/remember.ts";
import { CONTENT_ID } from "../shell/skip-links.tsx";
import { hasJustChosen } from "./navigation-state.ts";

export function Arrival({ provisional }: { readonly provisional: UnsettledCity | undefined }) {
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

const WELCOMED_KEY = "parvis.welcomed";

function useWelcome() {
  const { state } = useLocation();
  const [isDue, setIsDue] = useState(
    () => hasJustChosen(state) && localStore().getItem(WELCOMED_KEY) === null,
  );
  useEffect(() => {
    if (isDue) remember(localStore(), WELCOMED_KEY, "1");
  }, [isDue]);
  return { isDue, done: () => setIsDue(false) };
}
