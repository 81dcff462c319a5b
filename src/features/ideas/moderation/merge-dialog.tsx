import { Trans, useLingui } from "@lingui/react/macro";
import { Combine } from "lucide-react";
import { useState } from "react";
import { useIdeas } from "../../../data/ideas/use-ideas.ts";
import { ok, type Result } from "../../../domain/basics/result.ts";
import type { Idea } from "../../../domain/idea/idea.ts";
import { FormDialog } from "../../../shared/commands/form-dialog.tsx";
import type { SendProblem } from "../../../shared/commands/use-send-command.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { useMergeProposal } from "../use-merge-proposal.ts";

/** Asks the authors of two ideas whether one of them stands for both. */
export function MergeIdeas({ idea }: { readonly idea: Idea }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [otherId, setOtherId] = useState("");
  const { views = [] } = useIdeas(idea.cityId);
  const propose = useProposal(idea.cityId);
  const others = views
    .map((view) => view.idea)
    .filter(({ id, status, title }) => id !== idea.id && status === "open" && title !== "");
  const other = others.find(({ id }) => id === otherId);
  return (
    <>
      <Button icon={<Combine />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Proposer de réunir</Trans>
      </Button>
      <FormDialog
        title={t`Proposer de réunir deux idées`}
        submitWords={<Trans>Proposer aux auteurs</Trans>}
        icon={<Combine />}
        open={isOpen}
        onClose={() => setOpen(false)}
        check={() => (other === undefined ? [{ field: "otherId", code: "required" }] : [])}
        onSend={async () => (other === undefined ? ok(undefined) : propose(idea, other))}
      >
        {(problem) => (
          <Select
            label={t`Avec quelle idée ?`}
            hint={t`Leurs auteurs décident ; aucun soutien n’est transféré.`}
            problem={problem("otherId")}
            value={otherId}
            options={[
              { value: "", label: t`Choisir une idée` },
              ...others.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onChange={setOtherId}
          />
        )}
      </FormDialog>
    </>
  );
}

/** Each idea says it of itself: a command has one subject. */
function useProposal(cityId: Idea["cityId"]) {
  const propose = useMergeProposal(cityId);
  return async (idea: Idea, other: Idea): Promise<Result<unknown, SendProblem>> => {
    const sent = await propose(idea, other.id, true);
    return sent.ok ? propose(other, idea.id, true) : sent;
  };
}
