import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { remember } from "../session/remember.ts";
import { hasJustChosen } from "./arrival-state.ts";
import { localStore } from "../../data/device/page-storage.ts";

const KEY = "parvis.welcomed";

/** The first words are for who has just chosen a commune, and are said once per device. */
export function useWelcome() {
  const { state } = useLocation();
  const [isDue, setIsDue] = useState(() => hasJustChosen(state) && localStore().getItem(KEY) === null);
  useEffect(() => {
    if (isDue) remember(localStore(), KEY, "1");
  }, [isDue]);
  return { isDue, done: () => setIsDue(false) };
}
