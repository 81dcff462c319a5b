import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Idea, IdeaStatus } from "../../../domain/idea/idea.ts";
import { IDEA_STATUS_WORDS, ideaTitle } from "../../../i18n/idea-words.ts";
import type { Pin } from "../../../map/pin.ts";
import { isUnsent } from "../../../shared/commands/content-sync.ts";
import type { PlacedIdeaView } from "../idea-items.ts";
import { IDEA_FIELDS } from "../idea-looks.ts";

/** Round gathers supports, square is in the commune's hands, a diamond is done. */
export const IDEA_PINS = {
  open: { shape: "round", tone: "primary" },
  review: { shape: "square", tone: "warning" },
  accepted: { shape: "square", tone: "warning" },
  doing: { shape: "square", tone: "warning" },
  done: { shape: "diamond", tone: "success" },
  declined: { shape: "bar", tone: "neutral" },
  retired: { shape: "bar", tone: "neutral" },
} as const satisfies Record<IdeaStatus, Pick<Pin, "shape" | "tone">>;

export function ideaPinLook({ status, categoryId }: Pick<Idea, "status" | "categoryId">) {
  return { ...IDEA_PINS[status], icon: IDEA_FIELDS[categoryId].icon };
}

/** The name of a pin says all that its look says. */
export function ideaPins(i18n: I18n, views: readonly PlacedIdeaView[]): readonly Pin[] {
  return views.map((view) => {
    const { idea } = view;
    const { id, place, status, address } = idea;
    const waiting = isUnsent(idea, view);
    const parts = [
      ideaTitle(i18n, idea),
      i18n._(IDEA_STATUS_WORDS[status]).toLowerCase(),
      address,
      waiting ? i18n._(msg`en attente d’envoi`) : "",
    ];
    const said = parts.filter(Boolean).join(", ");
    return {
      ...ideaPinLook(idea),
      id,
      place,
      label: i18n._(msg`Idée : ${said}`),
      open: status === "open",
      waiting,
    };
  });
}
