import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarPlus } from "lucide-react";
import type { PhotoRow } from "../../../data/device/rows.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { ACTIVITY_CATEGORY_WORDS, longWhen, PRICE_WORDS } from "../../../i18n/activity-words.ts";
import { FormPreview, PreviewPart } from "../../../shared/drafts/form-preview.tsx";
import { ACTIVITY_FIELDS } from "../activity-looks.ts";
import { announcedOfForm, type ActivityForm } from "./activity-form.ts";

const UNCHOSEN = { icon: CalendarPlus, hue: 255 } as const;

interface ActivityPreviewProps {
  readonly cityId: CityId;
  readonly form: ActivityForm;
  readonly photos: readonly PhotoRow[];
}

/** Of one that is online: what takes place somewhere has its map there. */
export function ActivityPreview({ cityId, form, photos }: ActivityPreviewProps) {
  const { t, i18n } = useLingui();
  const { categoryId, title, description, allDay, organiserName, priceKind, priceLabel } = form;
  const { startsAt, endsAt } = announcedOfForm(cityId, form);
  const when =
    startsAt === undefined
      ? t`Date à choisir`
      : longWhen(i18n, {
          cityId,
          startsAt,
          endsAt: endsAt === undefined || endsAt === null || endsAt < startsAt ? null : endsAt,
          allDay,
        });
  const category = categoryId === null ? t`Catégorie à choisir` : i18n._(ACTIVITY_CATEGORY_WORDS[categoryId]);
  return (
    <FormPreview
      photo={photos[0]}
      field={categoryId === null ? UNCHOSEN : ACTIVITY_FIELDS[categoryId]}
      title={title}
      untitled={<Trans>Le titre de votre activité</Trans>}
      facts={[category, t`En ligne`, i18n._(PRICE_WORDS[priceKind]), priceLabel]
        .filter((part) => part !== "")
        .join(" · ")}
    >
      <PreviewPart title={<Trans>Quand</Trans>} text={when} />
      <PreviewPart title={<Trans>Description</Trans>} text={description} />
      <PreviewPart title={<Trans>Organisée par</Trans>} text={organiserName} />
    </FormPreview>
  );
}
