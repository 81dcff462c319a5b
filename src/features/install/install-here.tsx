import { InstallAction } from "./install-action.tsx";
import { useInstallWay } from "./use-install-way.ts";

/** The offer alone, inside something that says the rest; nothing where Parvis is installed already or can't be. */
export function InstallHere() {
  const way = useInstallWay();
  return way === "prompt" || way === "words" ? <InstallAction way={way} /> : null;
}
