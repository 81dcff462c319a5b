import { Trans, useLingui } from "@lingui/react/macro";
import { Undo2 } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useIdea } from "../../../data/ideas/use-ideas.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { Idea } from "../../../domain/idea/idea.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { ideaTitle } from "../../../i18n/idea-words.ts";
import { sendProblemSentence } from "../../../shared/commands/send-problem-sentence.ts";
import type { SendProblem } from "../../../shared/commands/use-send-command.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { usePassing } from "../../../ui/use-passing.ts";
import { useMergeProposal } from "../use-merge-proposal.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";
import parts from "../../../shared/collection/detail-parts.module.css";

type Decided = "kept" | "withdrawn";

interface MergeProposalProps {
  readonly idea: Idea;
  readonly mine: boolean;
}

/** A moderator sees two ideas that say the same; both authors decide. */
export function MergeProposal({ idea, mine }: MergeProposalProps) {
  const [decided, sayDecided] = usePassing<Decided>();
  const { status, mergeWith } = idea;
  if (decided !== undefined) return <AfterDecision decided={decided} />;
  if (mergeWith === undefined || status !== "open") return null;
  return <Proposed idea={idea} mine={mine} otherId={mergeWith} onDecided={sayDecided} />;
}

/** In the place of the pressed button, and with its focus, which the title of the idea takes over. */
function AfterDecision({ decided }: { readonly decided: Decided }) {
  const words = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const said = words.current;
    said?.focus();
    return () => {
      if (document.activeElement === said) focusHeading();
    };
  }, []);
  return (
    <p ref={words} tabIndex={-1}>
      {decided === "kept" ? (
        <Trans>Vous gardez votre idée.</Trans>
      ) : (
        <Trans>Vous avez retiré votre idée.</Trans>
      )}
    </p>
  );
}

function focusHeading(): void {
  const heading = [...document.querySelectorAll<HTMLElement>(":is([data-page-heading], h1)")].at(-1);
  if (heading === undefined) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

interface ProposedProps extends MergeProposalProps {
  readonly otherId: Identifier;
  readonly onDecided: (decided: Decided) => void;
}

function Proposed({ idea, mine, otherId, onDecided }: ProposedProps) {
  const { i18n } = useLingui();
  const other = useIdea(idea.cityId, otherId)?.idea;
  if (other?.status !== "open") return null;
  const title = ideaTitle(i18n, other);
  const to = pathOf("MapIdea", { cityId: idea.cityId, ideaId: otherId });
  return (
    <Banner tone="info" title={<Trans>La commune propose de réunir deux idées</Trans>}>
      <p>
        <Trans>
          Celle-ci et <Link to={to}>{title}</Link> se ressemblent. Leurs auteurs décident ; aucun soutien
          n’est transféré.
        </Trans>
      </p>
      {mine ? <Decide idea={idea} otherId={otherId} onDecided={onDecided} /> : null}
    </Banner>
  );
}

function Decide({ idea, otherId, onDecided }: Omit<ProposedProps, "mine">) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const propose = useMergeProposal(idea.cityId);
  const keep = async (): Promise<void> => {
    const sent = await propose(idea, otherId, false);
    if (sent.ok) onDecided("kept");
    else setProblem(sent.problem);
  };
  return (
    <div className={parts.ways}>
      <Button onClick={() => void keep()}>
        <Trans>Garder mon idée</Trans>
      </Button>
      <Button icon={<Undo2 />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Retirer la mienne au profit de l’autre</Trans>
      </Button>
      {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
      <WithdrawDialog
        idea={idea}
        inFavourOf={otherId}
        open={isOpen}
        onClose={() => setOpen(false)}
        onSent={() => onDecided("withdrawn")}
      />
    </div>
  );
}
