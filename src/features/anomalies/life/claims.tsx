import { Trans, useLingui } from "@lingui/react/macro";
import { Camera, Check, CircleAlert } from "lucide-react";
import { useState } from "react";
import { useData } from "../../../data/data-context.ts";
import type { PhotoRow } from "../../../data/device/rows.ts";
import { useMembership } from "../../../data/memberships/use-membership.ts";
import { may } from "../../../domain/account/permissions.ts";
import { anomalySubject } from "../../../domain/anomaly/anomaly-subject.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { mayShowIt } from "../../../domain/anomaly/claim-resolved.ts";
import { isOpen } from "../../../domain/anomaly/statuses.ts";
import type { City } from "../../../domain/city/city.ts";
import { sendProblemSentence } from "../../../shared/commands/send-problem-sentence.ts";
import { useOwnMark } from "../../../shared/commands/use-own-mark.ts";
import { Button } from "../../../ui/button.tsx";
import { ClaimDialog } from "./claim-dialog.tsx";
import styles from "./life.module.css";
import { useAct } from "./use-act.ts";

interface ClaimsProps {
  readonly view: AnomalyView;
  readonly city: City;
}

/** « C’est résolu » and « Toujours présent »: for who confirmed their address, and whoever wrote it. */
export function Claims({ view: { anomaly, mine }, city }: ClaimsProps) {
  const { i18n } = useLingui();
  const { actor } = useData();
  const { act, problem } = useAct(anomaly);
  const [isShowing, setShowing] = useState(false);
  const { id: anomalyId, cityId, status } = anomaly;
  const claim = { kind: "claim", subject: anomalySubject(anomalyId) } as const;
  const hasClaimed = useOwnMark(cityId, claim);
  const authorId = mine ? actor.uid : "";
  const mayShow = useMayShow(city, { ...anomaly, authorId });
  if (!isOpen(status) || !may(actor, "claim-resolved", { cityId, authorId })) return null;
  const claimWith = (chosen: readonly PhotoRow[]) => {
    const photos = chosen.map(({ id, alt }) => ({ id, alt }));
    return act("claim-resolved", { anomalyId, ...(photos.length === 0 ? {} : { photos }) }, chosen);
  };
  return (
    <div className={styles.claims}>
      {status === "claimed" ? (
        <Button icon={<CircleAlert />} onClick={() => void act("contest-resolved", { anomalyId })}>
          <Trans>Toujours présent</Trans>
        </Button>
      ) : hasClaimed && !mine ? (
        <p>
          <Trans>Vous avez indiqué que c’est résolu.</Trans>
        </p>
      ) : (
        <ClaimButtons
          onClaim={() => void claimWith([])}
          onShow={mayShow ? () => setShowing(true) : undefined}
        />
      )}
      {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
      {isShowing ? (
        <ClaimDialog anomaly={anomaly} onClaim={claimWith} onClose={() => setShowing(false)} />
      ) : null}
    </div>
  );
}

function useMayShow(city: City, anomaly: Parameters<typeof mayShowIt>[0]): boolean {
  const { actor } = useData();
  const membership = useMembership(city.id);
  return membership !== undefined && mayShowIt(anomaly, { actor, city, membership });
}

interface ClaimButtonsProps {
  readonly onClaim: () => void;
  /** Undefined where there is no room, and for whose photo nobody would see before it is public. */
  readonly onShow: (() => void) | undefined;
}

function ClaimButtons({ onClaim, onShow }: ClaimButtonsProps) {
  return (
    <>
      <Button icon={<Check />} onClick={onClaim}>
        <Trans>C’est résolu</Trans>
      </Button>
      {onShow === undefined ? null : (
        <Button icon={<Camera />} aria-haspopup="dialog" onClick={onShow}>
          <Trans>Montrer en photo</Trans>
        </Button>
      )}
    </>
  );
}
