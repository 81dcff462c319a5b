import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Camera, Check, CircleAlert } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useData } from "../../../data/data-context.ts";
import type { PhotoRow } from "../../../data/device/rows.ts";
import { useMembership } from "../../../data/memberships/use-membership.ts";
import { may } from "../../../domain/account/permissions.ts";
import { anomalySubject } from "../../../domain/anomaly/anomaly-subject.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { mayShowIt } from "../../../domain/anomaly/claim-resolved.ts";
import { isOpen } from "../../../domain/anomaly/statuses.ts";
import type { City } from "../../../domain/city/city.ts";
import { useOwnMark } from "../../../shared/commands/use-own-mark.ts";
import type { SendProblem } from "../../../shared/commands/use-send-command.ts";
import { isUnsent } from "../commands/report-sync.ts";
import { ClaimDialog } from "./claim-dialog.tsx";
import { useAct } from "./use-act.ts";

export interface ClaimsProps {
  readonly view: AnomalyView;
  readonly city: City;
}

interface ClaimWay {
  readonly label: MessageDescriptor;
  readonly icon: ReactNode;
  readonly opens?: "dialog";
  /** Resolves with what went wrong. */
  readonly press: () => Promise<SendProblem | null>;
}

interface ClaimWays {
  readonly ways: readonly ClaimWay[];
  /** They called it resolved already. */
  readonly isSaid: boolean;
  readonly problem: SendProblem | null;
  readonly dialog: ReactNode;
}

const NONE: ClaimWays = { ways: [], isSaid: false, problem: null, dialog: null };

/** « C’est résolu » and « Toujours présent »: for who confirmed their address, and whoever wrote it. */
export function useClaims({ view, city }: ClaimsProps): ClaimWays {
  const { anomaly, mine } = view;
  const { actor } = useData();
  const { act, problem } = useAct(anomaly);
  const [isShowing, setShowing] = useState(false);
  const { id: anomalyId, cityId } = anomaly;
  const hasClaimed = useOwnMark(cityId, { kind: "claim", subject: anomalySubject(anomalyId) });
  const authorId = mine ? actor.uid : "";
  const mayShow = useMayShow(city, { ...anomaly, authorId });
  if (!isAsked(view) || !may(actor, "claim-resolved", { cityId, authorId })) return NONE;
  const claimWith = (chosen: readonly PhotoRow[]) => {
    const photos = chosen.map(({ id, alt }) => ({ id, alt }));
    return act("claim-resolved", { anomalyId, ...(photos.length === 0 ? {} : { photos }) }, chosen);
  };
  const contest: ClaimWay = {
    label: msg`Toujours présent`,
    icon: <CircleAlert />,
    press: () => problemOf(act("contest-resolved", { anomalyId })),
  };
  const claim: ClaimWay = {
    label: msg`C’est résolu`,
    icon: <Check />,
    press: () => problemOf(claimWith([])),
  };
  const show: ClaimWay = {
    label: msg`Montrer en photo`,
    icon: <Camera />,
    opens: "dialog",
    press: async () => {
      setShowing(true);
      return null;
    },
  };
  const isContested = anomaly.status === "claimed";
  const isSaid = !isContested && hasClaimed && !mine;
  // No photo where there is no room, and none from whose photo nobody would see before it is public.
  const claims = mayShow ? [claim, show] : [claim];
  return {
    ways: isContested ? [contest] : isSaid ? [] : claims,
    isSaid,
    problem,
    dialog: isShowing ? (
      <ClaimDialog anomaly={anomaly} onClaim={claimWith} onClose={() => setShowing(false)} />
    ) : null,
  };
}

function isAsked(view: AnomalyView): boolean {
  return !isUnsent(view) && isOpen(view.anomaly.status);
}

function useMayShow(city: City, anomaly: Parameters<typeof mayShowIt>[0]): boolean {
  const { actor } = useData();
  const membership = useMembership(city.id);
  return membership !== undefined && mayShowIt(anomaly, { actor, city, membership });
}

async function problemOf(sending: ReturnType<ReturnType<typeof useAct>["act"]>): Promise<SendProblem | null> {
  const sent = await sending;
  return sent.ok ? null : sent.problem;
}
