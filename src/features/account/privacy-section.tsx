import { Trans } from "@lingui/react/macro";
import { Section } from "../../ui/page.tsx";
import { Bullets } from "../../ui/bullets.tsx";
import { AudienceChoice } from "./audience-choice.tsx";
import { ExportButton } from "./export-button.tsx";
import { KeptCopies } from "./kept-copies.tsx";
import { KeptOnlyHere } from "./kept-only-here.tsx";
import { KeptToKnowYou } from "./kept-to-know-you.tsx";

/** Every storage place is named: tests/examples/kept-here.ts. */
export function PrivacySection() {
  return (
    <Section title={<Trans>Mes données</Trans>}>
      <h3>
        <Trans>Sur cet appareil seulement</Trans>
      </h3>
      <KeptOnlyHere />
      <h3>
        <Trans>Copies gardées pour servir sans réseau</Trans>
      </h3>
      <KeptCopies />
      <h3>
        <Trans>Pour vous reconnaître sur cet appareil</Trans>
      </h3>
      <KeptToKnowYou />
      <h3>
        <Trans>Sur le serveur de la commune</Trans>
      </h3>
      <Bullets>
        <li>
          <Trans>
            Votre profil : nom affiché, commune, date de création ; et votre adresse e-mail si vous en avez
            donné une.
          </Trans>
        </li>
        <li>
          <Trans>Vos signalements et leurs photos, sans les données cachées dans les fichiers.</Trans>
        </li>
        <li>
          <Trans>
            Les anomalies que vous suivez ou constatez, vos lieux, vos filtres et votre vue par défaut, et les
            réponses à vos envois. Vous seul les lisez.
          </Trans>
        </li>
      </Bullets>
      <AudienceChoice />
      <ExportButton />
    </Section>
  );
}
