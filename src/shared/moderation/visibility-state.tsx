import { Trans, useLingui } from "@lingui/react/macro";
import { hideWords } from "../../i18n/hide-words.ts";
import { VISIBILITY_WORDS } from "../../i18n/visibility-words.ts";
import { TwoVersions } from "../commands/two-versions.tsx";
import { DecisionNote } from "./decision-note.tsx";
import { ForAnother } from "./for-another.tsx";
import styles from "./moderation.module.css";
import { visibilityMoves } from "./move-words.ts";
import type { Decidable } from "./use-decision.ts";
import { useIsForAnother } from "./use-is-for-another.ts";
import { useVisibility, type VisibilityDecision } from "./use-visibility.ts";
import { WaitingDecision } from "./waiting-decision.tsx";

/** How far the last decision about who sees it has come, and what another moderator did meanwhile (MOD-1). */
export function VisibilityState({ about }: { readonly about: Decidable }) {
  const { own, note, send, takeBack } = useVisibility(about);
  return (
    <>
      {own === undefined ? null : (
        <OwnVisibility collection={about.collection} own={own} takeBack={takeBack} send={send} />
      )}
      {note === undefined ? null : <DecisionNote note={note} />}
      {useIsForAnother(about.content) ? <ForAnother /> : null}
    </>
  );
}

function OwnVisibility({
  collection,
  own,
  takeBack,
  send,
}: Required<Pick<VisibilityDecision, "takeBack" | "send">> & {
  readonly collection: Decidable["collection"];
  readonly own: NonNullable<VisibilityDecision["own"]>;
}) {
  const { t } = useLingui();
  const { subject: _, seen, rewritten: __, ...mine } = own.command.payload;
  const decided = t(VISIBILITY_WORDS[mine.to]);
  if (own.theirs === undefined) {
    return (
      <WaitingDecision state={own.state} mayUndo={own.mayUndo} onUndo={() => void takeBack()}>
        <Trans>Votre décision : {decided}.</Trans>
      </WaitingDecision>
    );
  }
  const { visibility, moderated } = own.theirs;
  const canDecide = visibilityMoves({ collection, content: own.theirs }).some(({ to }) => to === mine.to);
  return (
    <TwoVersions
      title={
        (moderated?.count ?? 0) === seen ? (
          <Trans>À revoir : son auteur l’a modifié entre-temps. Relisez-le</Trans>
        ) : (
          <Trans>À revoir : un autre modérateur a décidé entre-temps</Trans>
        )
      }
      theirs={<Version to={visibility} code={moderated?.code} reason={moderated?.reason ?? ""} />}
      mine={<Version {...mine} />}
      takeTheirs={() => void takeBack()}
      takeMine={() => void (canDecide ? send(mine) : takeBack())}
      takeMineWords={<Trans>Mettre la mienne</Trans>}
    />
  );
}

interface VersionProps {
  readonly to: keyof typeof VISIBILITY_WORDS;
  readonly code: string | undefined;
  readonly reason: string;
}

function Version({ to, code, reason }: VersionProps) {
  const { t } = useLingui();
  const why = hideWords(code);
  return (
    <>
      <p>{t(VISIBILITY_WORDS[to])}</p>
      {why === undefined ? null : <p>{t(why)}</p>}
      {reason === "" ? null : <p className={styles.lines}>{reason}</p>}
    </>
  );
}
