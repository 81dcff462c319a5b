import { msg } from "@lingui/core/macro";
import { Plural, Trans } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { useId } from "react";
import { useDeviceFacts } from "../../data/device/use-device-facts.ts";
import { useData } from "../../data/data-context.ts";
import { accepted } from "../../domain/basics/result.ts";
import { Button } from "../../ui/button.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useAccountDesk } from "./account-desk.ts";
import styles from "./account.module.css";
import { AudienceChoice } from "./audience-choice.tsx";
import { AnswerNotice } from "./answer-notice.tsx";
import { exportEverything } from "./export-everything.ts";
import { datedName } from "./dated-name.ts";
import { useWork } from "./use-work.ts";

const EXPORTED = msg`Le fichier est enregistré dans vos téléchargements.`;

/** What is kept about the person, where, and how to take a copy away. */
export function PrivacySection() {
  const headingId = useId();
  const { device } = useData();
  const { services } = useAccountDesk();
  const { work, run } = useWork();
  const save = () =>
    run(async () => {
      if (services === undefined) return accepted(undefined);
      const file = await exportEverything(services, device);
      if (file.ok) saveFile(file.value, datedName("mes-donnees"));
      return file;
    });
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>Mes données</Trans>
      </h2>
      <h3>
        <Trans>Sur cet appareil seulement</Trans>
      </h3>
      <DeviceList />
      <h3>
        <Trans>Sur le serveur de la commune</Trans>
      </h3>
      <ul className={styles.facts}>
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
            Les signalements que vous suivez ou constatez, et les réponses à vos envois. Vous seul les lisez.
          </Trans>
        </li>
      </ul>
      <AudienceChoice />
      <AnswerNotice work={work} done={EXPORTED} />
      <div className={styles.actions}>
        <Button
          icon={<Download />}
          disabled={services === undefined || work.state === "busy"}
          onClick={() => void save()}
        >
          <Trans>Télécharger toutes mes données</Trans>
        </Button>
      </div>
    </section>
  );
}

function DeviceList() {
  const facts = useDeviceFacts();
  if (facts === undefined) return null;
  return (
    <ul className={styles.facts}>
      <li>
        <Plural value={facts.drafts} _0="Aucun brouillon" one="# brouillon" other="# brouillons" />
      </li>
      <li>
        <Plural
          value={facts.unsent}
          _0="Aucun envoi en attente"
          one="# envoi en attente"
          other="# envois en attente"
        />
      </li>
      <li>
        <Plural value={facts.photos} _0="Aucune photo" one="# photo" other="# photos" />
      </li>
    </ul>
  );
}
