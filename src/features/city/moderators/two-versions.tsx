import { Trans } from "@lingui/react/macro";
import type { ComponentType } from "react";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import settings from "../settings.module.css";
import type { TwoVersions as Versions } from "./use-setting.ts";

interface TwoVersionsProps<V> {
  readonly versions: Versions<V>;
  readonly Words: ComponentType<{ readonly value: V }>;
}

/** « À revoir »: another moderator changed the same thing. The person compares, and chooses (CITY-11). */
export function TwoVersions<V>({ versions, Words }: TwoVersionsProps<V>) {
  return (
    <Banner tone="warning" title={<Trans>Un autre modérateur a changé ce réglage entre-temps</Trans>}>
      <div className={settings.versions}>
        <div className={settings.version}>
          <h4>
            <Trans>La version de la commune</Trans>
          </h4>
          <Words value={versions.theirs} />
          <Button onClick={versions.takeTheirs}>
            <Trans>Garder celle de la commune</Trans>
          </Button>
        </div>
        <div className={settings.version}>
          <h4>
            <Trans>Votre version</Trans>
          </h4>
          <Words value={versions.mine} />
          <Button onClick={versions.takeMine}>
            <Trans>Mettre la mienne</Trans>
          </Button>
        </div>
      </div>
    </Banner>
  );
}
