import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { localStore } from "../../data/device/page-storage.ts";
import { exactText } from "../../domain/basics/schema.ts";
import { storedJson } from "../../domain/basics/stored-json.ts";
import { WelcomeCards } from "../../features/city-choice/arrival/welcome-cards.tsx";
import { InstallHere } from "../../features/install/install-action.tsx";
import { CONTENT_ID } from "../shell/skip-links.tsx";
import { hasJustChosen } from "./navigation-state.ts";

export function Arrival() {
  const { isDue, done } = useWelcome();
  const leave = (): void => {
    done();
    document.getElementById(CONTENT_ID)?.focus();
  };
  if (!isDue) return null;
  return (
    <WelcomeCards onDone={leave}>
      <InstallHere />
    </WelcomeCards>
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
