import { Trans } from "@lingui/react/macro";
import { useNow } from "../../../data/device/use-clock.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { asksFollowUp } from "../../../domain/anomaly/follow-up.ts";
import { Banner } from "../../../ui/banner.tsx";
import { FollowUpAnswers } from "./follow-up-answers.tsx";

/** Asked once. */
export function FollowUpQuestion({ anomaly }: { readonly anomaly: Anomaly }) {
  const now = useNow();
  if (!asksFollowUp(anomaly, now)) return null;
  return (
    <Banner tone="info" title={<Trans>Ce problème est-il réglé ?</Trans>}>
      <FollowUpAnswers anomaly={anomaly} />
    </Banner>
  );
}
