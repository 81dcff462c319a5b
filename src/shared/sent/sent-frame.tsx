import { CircleAlert, CircleCheck, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import styles from "./sent-frame.module.css";

/** `kept` on this device, `sent` to the commune, or `stopped` on the way. */
export type SentStage = "kept" | "sent" | "stopped";

const ICONS = { kept: Smartphone, sent: CircleCheck, stopped: CircleAlert } as const;

interface SentFrameProps {
  readonly stage: SentStage;
  /** Says how far it has come, and never more. */
  readonly title: string;
  readonly pictures?: ReactNode;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** What is shown in place of a form that was sent. */
export function SentFrame({ stage, title, pictures, children, actions }: SentFrameProps) {
  const Icon = ICONS[stage];
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <Icon className={styles[stage]} aria-hidden="true" size={36} />
        <h1 className={styles.title}>{title}</h1>
      </div>
      <div className={styles.rest}>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
      {/* What became of it, and who is told, comes first on a phone. */}
      {pictures}
    </Card>
  );
}
