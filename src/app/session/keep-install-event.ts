import { msg } from "@lingui/core/macro";
import { deferInstallPrompt } from "../../features/install/install-prompt.ts";
import { i18n } from "../../i18n/activate-locale.ts";
import { toast } from "../../ui/toast.ts";

/** From the first moment on, so that a later button can install the app. @returns stops */
export function keepInstallEvent(): () => void {
  return deferInstallPrompt(() =>
    toast(i18n._(msg`Merci. Parvis est installé sur cet appareil.`), "success"),
  );
}
