import { Trans, useLingui } from "@lingui/react/macro";
import { HeartHandshake, Users } from "lucide-react";
import { mayBeNoticed } from "../../../domain/anomaly/anomaly-view.ts";
import { MarkItem } from "../../../shared/commands/mark-button.tsx";
import { sendProblemSentence } from "../../../shared/commands/send-problem-sentence.ts";
import { useMark } from "../../../shared/commands/use-mark.ts";
import type { SendProblem } from "../../../shared/commands/use-send-command.ts";
import { InBody } from "../../../ui/in-body.tsx";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { toast } from "../../../ui/toast.ts";
import { ME_TOO } from "../commands/anomaly-marks.ts";
import { useClaims, type ClaimsProps } from "./use-claims.tsx";
import { useThanks } from "./use-thanks.ts";

/** Of the menu: what residents press, for who has to decide about the report (MOD-17). */
export function ResidentItems(props: ClaimsProps) {
  const { view } = props;
  const isResolved = view.anomaly.status === "resolved";
  return (
    <>
      {!view.mine && mayBeNoticed(view) ? <MeTooItem {...props} /> : null}
      <ClaimItems {...props} />
      {isResolved ? <ThankItem {...props} /> : null}
    </>
  );
}

function MeTooItem({ view }: ClaimsProps) {
  const { put } = useMark(view.anomaly, ME_TOO);
  return (
    <MarkItem on={view.meToo} put={put} icon={<Users />}>
      <Trans>Je constate aussi</Trans>
    </MarkItem>
  );
}

function ClaimItems(props: ClaimsProps) {
  const { i18n, t } = useLingui();
  const { ways, dialog } = useClaims(props);
  const tell = (problem: SendProblem | null): void => {
    if (problem !== null) toast(sendProblemSentence(i18n, problem), "error");
  };
  return (
    <>
      {ways.map(({ label, icon, opens, press }) => (
        <MenuButton key={label.id} icon={icon} aria-haspopup={opens} onClick={() => void press().then(tell)}>
          {t(label)}
        </MenuButton>
      ))}
      <InBody>{dialog}</InBody>
    </>
  );
}

function ThankItem({ view }: ClaimsProps) {
  const { on, put } = useThanks(view.anomaly);
  return (
    <MarkItem on={on} put={put} icon={<HeartHandshake />}>
      <Trans>Merci aux agents</Trans>
    </MarkItem>
  );
}
