import { Trans, useLingui } from "@lingui/react/macro";
import { Banner } from "../../../ui/banner.tsx";
import { ADVICE_WORDS } from "../words/advice-words.ts";
import type { Advice } from "./advice-of.ts";

/** The emergency number is always a link. */
export function AdviceCard({ advice: { code, replacesForm } }: { readonly advice: Advice }) {
  const { i18n } = useLingui();
  if (!replacesForm) return <Banner tone="info">{i18n._(ADVICE_WORDS[code])}</Banner>;
  return (
    <Banner
      tone="warning"
      title={<Trans>Ce n’est pas un signalement pour la carte</Trans>}
      action={
        <a href="tel:112">
          <Trans>Appeler le 112</Trans>
        </a>
      }
    >
      <p>{i18n._(ADVICE_WORDS[code])}</p>
    </Banner>
  );
}
