import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Content } from "../../domain/content/content.ts";

/** In place of « Envoyé » while the city has the text alone. */
export function photosWaitTitle(i18n: I18n, { photos, number }: Pick<Content, "photos" | "number">): string {
  const count = photos.length;
  const words = i18n._(
    msg`${plural(count, { one: "Texte envoyé, la photo attend", other: "Texte envoyé, des photos attendent" })}`,
  );
  return number === "" ? words : i18n._(msg`${words} · n° ${number}`);
}
