import { useLingui } from "@lingui/react/macro";
import { useVisitBefore } from "../../data/device/city-visit.ts";
import type { Content } from "../../domain/content/content.ts";
import { newsSince } from "../../domain/content/news-since.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./news.module.css";

export type NewsOf = Pick<Content, "cityId" | "number" | "createdAt" | "history">;

/** Marks what is new, or has changed, since the person was here before. */
export function NewsDot({ content }: { readonly content: NewsOf }) {
  const { t } = useLingui();
  const before = useVisitBefore(content.cityId) ?? null;
  const news = before === null ? null : newsSince(content, before);
  if (news === null) return null;
  const words =
    news === "new" ? t`Nouveau depuis votre dernière visite` : t`A changé depuis votre dernière visite`;
  return <PictureDot words={words} />;
}

export function PictureDot({ words }: { readonly words: string }) {
  return (
    <span className={styles.dot} title={words}>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
