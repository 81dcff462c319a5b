import { Trans, useLingui } from "@lingui/react/macro";
import type { Suspension } from "../../domain/account/suspension.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import { dayWords } from "../../i18n/date-words.ts";
import { Fact, Facts } from "../../ui/facts.tsx";

interface SuspensionFactsProps extends Suspension {
  readonly now: Instant;
  readonly contact: string;
}

/** Why an account is suspended, until when, and who may be asked about it. */
export function SuspensionFacts({ reason, until, now, contact }: SuspensionFactsProps) {
  const { i18n } = useLingui();
  const day = until === null ? null : dayWords(i18n, until, now);
  return (
    <Facts>
      <Fact term={<Trans>Motif</Trans>}>
        {reason === "" ? <Trans>Le motif n’a pas été précisé.</Trans> : reason}
      </Fact>
      <Fact term={<Trans>Jusqu’au</Trans>}>{day ?? <Trans>Aucune date de fin n’est prévue.</Trans>}</Fact>
      <Fact term={<Trans>À qui écrire</Trans>}>
        {contact === "" ? (
          <Trans>À la mairie de votre commune, qui peut rouvrir votre compte.</Trans>
        ) : (
          <a href={`mailto:${contact}`}>{contact}</a>
        )}
      </Fact>
    </Facts>
  );
}
