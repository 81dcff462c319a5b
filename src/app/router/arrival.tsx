import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { localStore } from "../../data/device/page-storage.ts";
import { exactText } from "../../domain/basics/schema.ts";
import { storedJson } from "../../domain/basics/stored-json.ts";
import type { UnsettledCity } from "../../domain/city/provisional-city.ts";
import { ProvisionalNotice } from "../../features/city-choice/arrival/provisional-notice.tsx";
import { WelcomeCards } from "../../features/city-choice/arrival/welcome-cards.tsx";
import { InstallHere } from "../../features/install/install-action.tsx";
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
const welcomed = () => storedJson(localStore(), WELCOMED_KEY, exactText);

function useWelcome() {
  const { state } = useLocation();
  const [isDue, setIsDue] = useState(() => hasJustChosen(state) && welcomed().read() === undefined);
  useEffect(() => {
    if (isDue) welcomed().write("1");
  }, [isDue]);
  return { isDue, done: () => setIsDue(false) };
}
