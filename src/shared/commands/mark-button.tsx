import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { Check } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import type { SyncState } from "../../domain/sync/sync-state.ts";
import type { Refusal } from "../../domain/command/refusal.ts";
import type { Result } from "../../domain/basics/result.ts";
import { refusalSentence } from "../../i18n/refusal-sentences.ts";
import { SYNC_WORDS } from "../../i18n/sync-words.ts";
import { Button } from "../../ui/button.tsx";
import { MenuButton } from "../../ui/menu-button.tsx";
import { StackedButton } from "../../ui/stacked-button.tsx";
import { toast } from "../../ui/toast.ts";
import styles from "./mark-button.module.css";
import { sendProblemSentence } from "./send-problem-sentence.ts";
import type { SendProblem } from "./use-send-command.ts";

interface MarkButtonProps {
  /** The main action of a detail, or an icon over its word beside it. */
  readonly look: "primary" | "stacked";
  readonly on: boolean;
  readonly sync: SyncState | null;
  /** Why the city did not take what was pressed. */
  readonly refusal?: Refusal | undefined;
  /** Why pressing it would come to nothing: said before it is pressed. */
  readonly obstacle?: string | undefined;
  readonly onPress: () => Promise<Result<unknown, SendProblem>>;
  readonly icon: ReactNode;
  readonly onWords?: string;
  readonly children: ReactNode;
}

export function MarkButton(props: MarkButtonProps) {
  const { look, on, obstacle, onPress, icon, children } = props;
  const { i18n } = useLingui();
  const stateId = useId();
  const [problem, setProblem] = useState<string>();
  const toggle = async () => {
    const sent = await onPress();
    setProblem(sent.ok ? undefined : sendProblemSentence(i18n, sent.problem));
  };
  const { words, isProblem } = stateOf(i18n, props, problem);
  const isUseless = obstacle !== undefined;
  const button = {
    icon,
    children,
    "aria-pressed": on,
    "aria-disabled": isUseless,
    "aria-describedby": isUseless ? stateId : undefined,
    onClick: () => (isUseless ? undefined : void toggle()),
  };
  return (
    <div className={styles.mark}>
      {look === "stacked" ? (
        <StackedButton {...button} />
      ) : (
        <Button kind={on ? "secondary" : look} className={styles.main} {...button} />
      )}
      <output id={stateId} className={styles.state} data-problem={isProblem} data-look={look}>
        {words}
      </output>
    </div>
  );
}

type Stated = Pick<MarkButtonProps, "on" | "sync" | "refusal" | "obstacle" | "onWords">;

function stateOf(i18n: I18n, { on, sync, refusal, obstacle, onWords }: Stated, problem: string | undefined) {
  if (obstacle !== undefined) return { words: obstacle, isProblem: false };
  const why = problem ?? (refusal && refusalSentence(i18n, refusal));
  if (why !== undefined) return { words: why, isProblem: true };
  return { words: saidOf(i18n, sync) ?? (on ? onWords : undefined), isProblem: false };
}

function saidOf(i18n: I18n, sync: SyncState | null): string | null {
  return sync === null || sync === "sent" ? null : i18n._(SYNC_WORDS[sync]);
}

interface MarkItemProps {
  readonly on: boolean;
  /** Why pressing it would come to nothing. */
  readonly obstacle?: string | undefined;
  readonly put: (on: boolean) => Promise<Result<unknown, SendProblem>>;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** A `MarkButton` of a menu, for who has something else to do with a content first (MOD-17). */
export function MarkItem({ on, obstacle, put, icon, children }: MarkItemProps) {
  const { i18n } = useLingui();
  const press = async (): Promise<void> => {
    if (obstacle !== undefined) return toast(obstacle);
    const sent = await put(!on);
    if (!sent.ok) toast(sendProblemSentence(i18n, sent.problem), "error");
  };
  return (
    <MenuButton icon={on ? <Check /> : icon} aria-pressed={on} onClick={() => void press()}>
      {children}
    </MenuButton>
  );
}
