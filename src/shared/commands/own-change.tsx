import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { Command } from "../../domain/command/command.ts";
import type { CommandKind, CommandPayloads } from "../../domain/command/commands.ts";
import type { Content } from "../../domain/content/content.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { useDecision, type Decidable } from "../moderation/use-decision.ts";
import { newCommand } from "./new-command.ts";
import { sendProblemSentence } from "./send-problem-sentence.ts";
import { TwoVersions } from "./two-versions.tsx";
import type { SendProblem } from "./use-send-command.ts";

/** A field as the city has it, and as one would have it. */
export interface Compared {
  readonly label: ReactNode;
  readonly theirs: string;
  readonly mine: string;
}

interface OwnChangeProps<K extends CommandKind, T extends Content> {
  readonly kind: K;
  readonly about: Decidable<T>;
  readonly compare: (payload: CommandPayloads[K], theirs: T) => readonly Compared[];
  /** The same over what the city has by now, once that has been read. */
  readonly again: (payload: CommandPayloads[K], theirs: T) => CommandPayloads[K];
  /** In place of « Mettre la mienne », where the city would refuse it by now. */
  readonly instead?: ((payload: CommandPayloads[K]) => ReactNode) | undefined;
}

/** One's own change of a content that had changed before, by somebody else or on another device: both, field by field (P3). */
export function OwnChange<K extends CommandKind, T extends Content>(props: OwnChangeProps<K, T>) {
  const { kind, about, compare, again, instead } = props;
  const { i18n } = useLingui();
  const { own, send, takeBack } = useDecision<Command, T>(about, { kinds: [kind] });
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const theirs = own?.theirs;
  if (own === undefined || theirs === undefined) return null;
  // A kind and its payload come together.
  const payload = own.command.payload as CommandPayloads[K];
  const fields = compare(payload, theirs).filter((field) => field.theirs !== field.mine);
  const takeMine = async (): Promise<void> => {
    const asked = { kind, cityId: theirs.cityId, payload: again(payload, theirs), basedOn: theirs.rev };
    const sent = await send(newCommand(asked as unknown as Command));
    setProblem(sent.ok ? null : sent.problem);
  };
  return (
    <>
      <TwoVersions
        title={<Trans>À revoir : ce contenu avait changé quand votre modification est arrivée</Trans>}
        theirs={<Version fields={fields} of="theirs" />}
        mine={<Version fields={fields} of="mine" />}
        takeTheirs={() => void takeBack()}
        takeMine={() => void takeMine()}
        takeMineWords={<Trans>Mettre la mienne</Trans>}
        instead={instead?.(payload)}
      />
      {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
    </>
  );
}

interface VersionProps {
  readonly fields: readonly Compared[];
  readonly of: "theirs" | "mine";
}

function Version({ fields, of }: VersionProps) {
  return (
    <Facts>
      {fields.map((field, index) => (
        // The fields of a kind stand in one order.
        <Fact key={index} term={field.label}>
          {field[of] === "" ? <Trans>Rien</Trans> : field[of]}
        </Fact>
      ))}
    </Facts>
  );
}
