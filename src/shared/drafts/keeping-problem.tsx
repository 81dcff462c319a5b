import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import type { StorageProblem } from "../../data/device/storage-problem.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { draftProblemSentence } from "../commands/send-problem-sentence.ts";
import type { SendProblem } from "../commands/use-send-command.ts";
import { STORAGE_PROBLEM_WORDS } from "../commands/storage-problem-words.ts";
import { downloadDraft, type WrittenDraft } from "./export-draft.ts";

interface KeepingProblemProps {
  readonly draft: WrittenDraft;
  readonly keeping: StorageProblem | null;
  readonly sending: SendProblem | null;
  readonly notSentWords: ReactNode;
}

/** Nothing typed is lost: it stays in the form, and can be taken away as a file (OFF-10). */
export function KeepingProblem({ draft, keeping, sending, notSentWords }: KeepingProblemProps) {
  const { i18n } = useLingui();
  if (keeping === null && sending === null) return null;
  const isStorage = keeping !== null || sending?.by === "device";
  return (
    <Banner
      tone="error"
      title={sending === null ? <Trans>Le brouillon n’est pas enregistré</Trans> : notSentWords}
      action={
        isStorage ? (
          <Button icon={<Download />} onClick={() => void downloadDraft(draft)}>
            <Trans>Télécharger mon brouillon</Trans>
          </Button>
        ) : undefined
      }
    >
      {sending === null ? null : <p>{draftProblemSentence(i18n, sending)}</p>}
      {sending === null && keeping !== null ? <p>{i18n._(STORAGE_PROBLEM_WORDS[keeping.code])}</p> : null}
    </Banner>
  );
}
