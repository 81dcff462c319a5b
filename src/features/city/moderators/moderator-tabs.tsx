import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { City } from "../../../domain/city/city.ts";
import { NotReceived } from "../../../shared/reading/not-received.tsx";
import type { PageTab } from "../../../shared/tabs/page-tabs.tsx";
import styles from "../settings.module.css";
import { AnswersSetting } from "./answers-setting.tsx";
import { CategoriesSetting } from "./categories-setting.tsx";
import { CharterSetting } from "./charter-setting.tsx";
import { ContactsSetting } from "./contacts-setting.tsx";
import { GuestMessagesSetting } from "./guest-messages-setting.tsx";
import { ModerationLog, type ReadLog } from "./log/moderation-log.tsx";
import { MessageSetting } from "./message-setting.tsx";
import { PreModerationSetting } from "./pre-moderation-setting.tsx";
import { ThresholdSetting } from "./threshold-setting.tsx";
import { TownHallSetting } from "./town-hall-setting.tsx";

/** What moderators settle for everybody. Each setting is saved apart, so that two of them do not stand in each other's way. */
export function useModeratorTabs(city: City, readLog: ReadLog): readonly PageTab[] {
  const { t } = useLingui();
  return [
    {
      key: "mairie",
      group: t`Pour les modérateurs`,
      label: t`La mairie`,
      content: (
        <ForEverybody city={city}>
          <MessageSetting city={city} />
          <TownHallSetting city={city} />
          <ContactsSetting city={city} />
        </ForEverybody>
      ),
    },
    {
      key: "signalements",
      label: t`Signalements`,
      content: (
        <ForEverybody city={city}>
          <CategoriesSetting city={city} />
          <PreModerationSetting city={city} />
          <GuestMessagesSetting city={city} />
          <ThresholdSetting city={city} />
          <CharterSetting city={city} />
        </ForEverybody>
      ),
    },
    {
      key: "reponses",
      label: t`Réponses types`,
      content: (
        <ForEverybody city={city}>
          <AnswersSetting city={city} />
        </ForEverybody>
      ),
    },
    {
      key: "journal",
      label: t`Journal de modération`,
      content: <ModerationLog cityId={city.id} readLog={readLog} />,
    },
  ];
}

interface ForEverybodyProps {
  readonly city: City;
  readonly children: ReactNode;
}

/** Of a commune that was never read here, no setting is shown as if it were empty (P13). */
function ForEverybody({ city: { rev }, children }: ForEverybodyProps) {
  if (rev === 0)
    return (
      <NotReceived>
        <Trans>Les réglages de la commune ne sont pas encore sur cet appareil.</Trans>
      </NotReceived>
    );
  return (
    <>
      <p className={styles.hint}>
        <Trans>
          Ces réglages valent pour toute la commune, et tous peuvent les lire. Dès que vous en modifiez un, «
          Enregistrer » apparaît.
        </Trans>
      </p>
      {children}
    </>
  );
}
