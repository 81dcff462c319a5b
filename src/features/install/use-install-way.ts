import { useSyncExternalStore } from "react";
import { installWay, watchInstall } from "./held-install.ts";
import type { InstallWay } from "./install-way.ts";

export function useInstallWay(): InstallWay {
  return useSyncExternalStore(watchInstall, installWay);
}
