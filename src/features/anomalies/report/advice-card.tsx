import { Trans, useLingui } from "@lingui/react/macro";
import { Phone } from "lucide-react";
import { Banner } from "../../../ui/banner.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { ADVICE_WORDS } from "../words/advice-words.ts";
import type { Advice } from "./advice-of.ts";

/** The emergency number is a link, and stands only where there is an emergency. */
export function AdviceCard({ advice: { code, replacesForm } }: { readonly advice: Advice }) {
  const { i18n } = useLingui();
  if (!replacesForm) return <Banner tone="info">{i18n._(ADVICE_WORDS[code])}</Banner>;
  return (
    <Banner
      tone="warning"
      title={<Trans>Ce n’est pas un signalement pour la carte</Trans>}
      action={code === "emergency" ? <Call112 /> : undefined}
    >
      <p>{i18n._(ADVICE_WORDS[code])}</p>
    </Banner>
  );
}

function Call112() {
  return (
    <a className={buttonClass("primary")} href="tel:112">
      <Phone aria-hidden="true" size={20} />
      <Trans>Appeler le 112</Trans>
    </a>
  );
}
