import { Trans, useLingui } from "@lingui/react/macro";
import type { City } from "../../../domain/city/city.ts";
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
        <>
          <ForEverybody />
          <MessageSetting city={city} />
          <TownHallSetting city={city} />
          <ContactsSetting city={city} />
        </>
      ),
    },
    {
      key: "signalements",
      label: t`Signalements`,
      content: (
        <>
          <ForEverybody />
          <CategoriesSetting city={city} />
          <PreModerationSetting city={city} />
          <GuestMessagesSetting city={city} />
          <ThresholdSetting city={city} />
          <CharterSetting city={city} />
        </>
      ),
    },
    {
      key: "reponses",
      label: t`Réponses types`,
      content: (
        <>
          <ForEverybody />
          <AnswersSetting city={city} />
        </>
      ),
    },
    {
      key: "journal",
      label: t`Journal de modération`,
      content: <ModerationLog cityId={city.id} readLog={readLog} />,
    },
  ];
}

function ForEverybody() {
  return (
    <p className={styles.hint}>
      <Trans>Ces réglages valent pour toute la commune, et tous peuvent les lire.</Trans>
    </p>
  );
}
