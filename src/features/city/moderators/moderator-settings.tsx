import { Trans } from "@lingui/react/macro";
import type { City } from "../../../domain/city/city.ts";
import styles from "../city.module.css";
import { AnswersSetting } from "./answers-setting.tsx";
import { CategoriesSetting } from "./categories-setting.tsx";
import { CharterSetting } from "./charter-setting.tsx";
import { ContactsSetting } from "./contacts-setting.tsx";
import { MessageSetting } from "./message-setting.tsx";
import { PreModerationSetting } from "./pre-moderation-setting.tsx";
import { TownHallSetting } from "./town-hall-setting.tsx";

/** What moderators settle for everybody. Each part is saved apart, so that two of them do not stand in each other's way. */
export function ModeratorSettings({ city }: { readonly city: City }) {
  return (
    <section className={styles.section} aria-labelledby="moderators">
      <h2 id="moderators">
        <Trans>Pour les modérateurs</Trans>
      </h2>
      <p className={styles.hint}>
        <Trans>
          Ces réglages valent pour toute la commune et se lisent par tous. Sans réseau, ils partent au retour
          du réseau.
        </Trans>
      </p>
      <MessageSetting city={city} />
      <TownHallSetting city={city} />
      <ContactsSetting city={city} />
      <CharterSetting city={city} />
      <CategoriesSetting city={city} />
      <PreModerationSetting city={city} />
      <AnswersSetting city={city} />
    </section>
  );
}
