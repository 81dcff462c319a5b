import { useLingui } from "@lingui/react";
import { Languages } from "lucide-react";
import { chooseLocale } from "../../i18n/activate-locale.ts";
import { Button } from "../../ui/button.tsx";

/** Each language offers the other in its own words: whoever looks for it can read it. */
export function LanguageSwitch() {
  const { i18n } = useLingui();
  const other = i18n.locale === "fr" ? "en" : "fr";
  return (
    <Button kind="quiet" icon={<Languages />} lang={other} onClick={() => void chooseLocale(other)}>
      {other === "en" ? "English" : "Français"}
    </Button>
  );
}
