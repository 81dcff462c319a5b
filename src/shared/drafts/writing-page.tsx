import type { ReactNode } from "react";
import { useCity } from "../../data/cities/use-city.ts";
import type { DraftOf, OutboxRow } from "../../data/device/rows.ts";
import { useDraft } from "../../data/drafts/use-draft.ts";
import { useOutbox } from "../../data/outbox/use-outbox.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { City } from "../../domain/city/city.ts";
import type { CommandKind } from "../../domain/command/commands.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CityUnknown } from "../city/city-unknown.tsx";
import { useCityId } from "../city/use-city-id.ts";
import { useFocusOnReplaced } from "./use-focus-on-replaced.ts";
import styles from "./writing-page.module.css";

interface WritingPageProps<K extends CommandKind> {
  readonly kind: K;
  readonly draftId: Identifier;
  readonly title: string;
  /** Whether what was sent under this id is among the contents already. */
  readonly isReceived: boolean;
  readonly renderForm: (city: City, draft: DraftOf<K> | null) => ReactNode;
  readonly renderSent: (row: OutboxRow | undefined, city: City | null | undefined) => ReactNode;
}

/**
 * The page of a form. The id of what is written is made when it opens and stands in the address: a reload finds the draft
 * again, and what was sent once can't be sent twice (F71).
 */
export function WritingPage<K extends CommandKind>(props: WritingPageProps<K>) {
  const { kind, draftId, title, isReceived, renderForm, renderSent } = props;
  const city = useCity(useCityId());
  const draft = useDraft(kind, draftId);
  const row = useOutbox()?.find(({ id }) => id === draftId);
  const isSent = row !== undefined || isReceived;
  const isReady = isSent || (city !== undefined && draft !== undefined);
  const page = useFocusOnReplaced(isReady ? `${draftId} ${isSent ? "sent" : "writing"}` : undefined);
  return (
    <div className={styles.page} ref={page}>
      <title>{title}</title>
      {isSent ? (
        <div className={styles.sent}>{renderSent(row, city)}</div>
      ) : (
        <Form city={city} draft={draft} renderForm={renderForm} />
      )}
    </div>
  );
}

interface FormProps<K extends CommandKind> extends Pick<WritingPageProps<K>, "renderForm"> {
  readonly city: City | null | undefined;
  readonly draft: DraftOf<K> | null | undefined;
}

function Form<K extends CommandKind>({ city, draft, renderForm }: FormProps<K>) {
  if (city === null) return <CityUnknown />;
  if (city === undefined || draft === undefined) return <Skeleton count={8} />;
  return renderForm(city, draft);
}
