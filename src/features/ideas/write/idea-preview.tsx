import { Trans, useLingui } from "@lingui/react/macro";
import { Lightbulb } from "lucide-react";
import { useData } from "../../../data/data-context.ts";
import type { PhotoRow } from "../../../data/device/rows.ts";
import { authorKindOf } from "../../../domain/account/actor.ts";
import { publicNameOf } from "../../../domain/account/public-name.ts";
import type { City } from "../../../domain/city/city.ts";
import { useIsAnswered } from "../../../shared/city/use-is-answered.ts";
import { supportThresholdOf } from "../../../domain/idea/support-threshold.ts";
import { noNameOf } from "../../../i18n/anomaly-words.ts";
import { IDEA_CATEGORY_WORDS } from "../../../i18n/idea-words.ts";
import { FormPreview, PreviewPart } from "../../../shared/drafts/form-preview.tsx";
import { SupportProgress } from "../detail/support-progress.tsx";
import { IDEA_FIELDS } from "../idea-looks.ts";
import type { IdeaForm } from "./idea-form.ts";

const UNCHOSEN = { icon: Lightbulb, hue: 255 } as const;

/** As everybody begins. */
const UNSUPPORTED = { supportsCount: 0, status: "open" } as const;

interface IdeaPreviewProps {
  readonly city: City;
  readonly form: IdeaForm;
  readonly photos: readonly PhotoRow[];
}

export function IdeaPreview({ city, form, photos }: IdeaPreviewProps) {
  const { t, i18n } = useLingui();
  const { categoryId, title, finding, proposal, forWhom, showName } = form;
  const { actor } = useData();
  const name = publicNameOf(actor);
  const category = categoryId === null ? t`Catégorie à choisir` : i18n._(IDEA_CATEGORY_WORDS[categoryId]);
  return (
    <FormPreview
      photo={photos[0]}
      field={categoryId === null ? UNCHOSEN : IDEA_FIELDS[categoryId]}
      title={title}
      untitled={<Trans>Votre idée en une ligne</Trans>}
      facts={[
        category,
        t`Toute la commune`,
        showName && name !== "" ? name : i18n._(noNameOf(authorKindOf(actor, city.id))),
      ].join(" · ")}
    >
      <PreviewPart title={<Trans>Le constat</Trans>} text={finding} />
      <PreviewPart
        title={<Trans>La proposition</Trans>}
        text={proposal}
        untyped={<Trans>Ce que vous imaginez, concrètement</Trans>}
      />
      <PreviewPart title={<Trans>Pour qui ?</Trans>} text={forWhom} />
      <SupportProgress
        idea={UNSUPPORTED}
        threshold={supportThresholdOf(city)}
        isAnswered={useIsAnswered(city) !== false}
      />
    </FormPreview>
  );
}
