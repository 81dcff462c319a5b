import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useDevice } from "../../data/data-context.ts";
import type { DraftRow } from "../../data/device/rows.ts";
import { removeDraft } from "../../data/drafts/save-draft.ts";
import { draftTitle, isOfKind, useDrafts } from "../../data/drafts/use-draft.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CommandKind } from "../../domain/command/commands.ts";
import type { CityId } from "../../domain/city/city.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Question } from "../../ui/question.tsx";
import { DateWords } from "../collection/date-words.tsx";
import { REMOVAL_FAILED } from "../commands/storage-problem-words.ts";
import styles from "./draft-list.module.css";

interface DraftListProps {
  readonly cityId: CityId;
  readonly draftId: Identifier;
  readonly kind: CommandKind;
  readonly pathname: string;
  readonly untitled: string;
}

export function DraftList({ cityId, draftId, kind, ...form }: DraftListProps) {
  const drafts = useDrafts(cityId)?.filter((draft) => draft.id !== draftId && isOfKind(draft, kind)) ?? [];
  if (drafts.length === 0) return null;
  return (
    <section className={styles.drafts}>
      <h2 className={styles.title}>
        <Trans>Brouillons</Trans>
      </h2>
      <ul className={styles.list}>
        {drafts.map((draft) => (
          <li key={draft.id} className={styles.draft}>
            <Draft draft={draft} {...form} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DraftProps extends Pick<DraftListProps, "pathname" | "untitled"> {
  readonly draft: DraftRow;
}

function Draft({ draft, draft: { id, updatedAt }, pathname, untitled }: DraftProps) {
  const { t } = useLingui();
  const device = useDevice();
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const remove = async () => setFailed(!(await removeDraft(device, id)).ok);
  const title = draftTitle(draft) || untitled;
  if (asking) {
    return (
      <>
        <Question
          question={<Trans>Supprimer « {title} » ? Son texte et ses photos seront perdus.</Trans>}
          discard={{ label: <Trans>Supprimer</Trans>, icon: <Trash2 />, onPress: () => void remove() }}
          keep={{ label: <Trans>Garder</Trans>, onPress: () => setAsking(false) }}
        />
        {failed ? <p role="alert">{t(REMOVAL_FAILED)}</p> : null}
      </>
    );
  }
  return (
    <>
      <p>
        {title}
        <br />
        <span className={styles.date}>
          <DateWords at={updatedAt} whole />
        </span>
      </p>
      <Link
        className={buttonClass("secondary")}
        to={{ pathname, search: `draft=${id}` }}
        aria-label={t`Reprendre : ${title}`}
      >
        <Trans>Reprendre</Trans>
      </Link>
      <Button kind="quiet" aria-label={t`Supprimer : ${title}`} onClick={() => setAsking(true)}>
        <Trans>Supprimer</Trans>
      </Button>
    </>
  );
}
