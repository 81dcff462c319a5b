import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { City } from "../../../domain/city/city.ts";
import { PRE_MODERATIONS, type PreModeration } from "../../../domain/city/city-settings.ts";
import { RuleSetting } from "./rule-setting.tsx";

const WORDS = {
  newcomers: {
    label: msg`Vérifier les nouveaux`,
    hint: msg`Les invités, et les trois premiers signalements d’un habitant, attendent un modérateur.`,
  },
  none: {
    label: msg`Publier tout de suite`,
    hint: msg`Chacun est publié dès son arrivée ; vous pouvez masquer ensuite.`,
  },
} as const satisfies Record<PreModeration, { label: MessageDescriptor; hint: MessageDescriptor }>;

export function PreModerationSetting({ city }: { readonly city: City }) {
  return (
    <RuleSetting
      city={city}
      setting="preModeration"
      title={<Trans>Vérification avant publication</Trans>}
      legend={<Trans>Quand un signalement arrive</Trans>}
      values={PRE_MODERATIONS}
      words={WORDS}
    />
  );
}
