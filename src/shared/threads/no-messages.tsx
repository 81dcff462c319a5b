import { Trans } from "@lingui/react/macro";
import { MessagesSquare } from "lucide-react";
import { useAwaited } from "../../data/replica/use-awaited.ts";
import { useFreshness } from "../../data/replica/use-freshness.ts";
import type { Content } from "../../domain/content/content.ts";
import { pageKeyOf } from "../../domain/thread/thread.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { NotReceived } from "../reading/not-received.tsx";
import styles from "./thread.module.css";

interface NoMessagesProps {
  readonly about: Content;
  /** It waits on this device, and so does what is written under it. */
  readonly isWaiting: boolean;
  /** On a page of its own. */
  readonly isPage: boolean;
  readonly page: number;
  readonly mayWrite: boolean;
}

/** A discussion that was never received is not called empty (P13); one about what waits here is. */
export function NoMessages({ about, isWaiting, isPage, page, mayWrite }: NoMessagesProps) {
  const { at } = useFreshness(pageKeyOf(about.cityId, about.id, page), "messages");
  const isMissing = at === null && !isWaiting;
  const awaited = useAwaited(isMissing);
  if (awaited) return <Skeleton count={2} />;
  if (isMissing)
    return (
      <NotReceived isPart={!isPage}>
        <Trans>Les messages ne sont pas encore sur cet appareil.</Trans>
      </NotReceived>
    );
  const nobody = <Trans>Personne n’a encore écrit.</Trans>;
  const invitation = <Trans>Posez la première question, ou dites ce que vous en savez.</Trans>;
  if (!isPage) {
    return (
      <p className={styles.soft}>
        <span>{nobody}</span> {mayWrite ? invitation : null}
      </p>
    );
  }
  return (
    <EmptyState
      drawing={<MessagesSquare />}
      title={nobody}
      note={mayWrite ? <p className={styles.soft}>{invitation}</p> : undefined}
    />
  );
}
