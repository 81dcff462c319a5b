import { useLingui } from "@lingui/react/macro";
import type { AccountSummary } from "../../../domain/administration/question.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { ActResult } from "../act-result.tsx";
import { useAct } from "../use-act.ts";
import type { AccountPartProps } from "./account-part.ts";
import { AdminRolePart } from "./admin-role-part.tsx";
import { DisablePart } from "./disable-part.tsx";
import { ModeratorPart } from "./moderator-part.tsx";

interface AccountDialogProps {
  readonly account: AccountSummary;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** What may be done with one account. The list is read again when the dialog closes, so that nothing moves beneath it. */
export function AccountDialog({ account, onChanged, onClose }: AccountDialogProps) {
  const { t } = useLingui();
  const { state, hasDone, act } = useAct();
  const parts: AccountPartProps = { account, isBusy: state === "busy", act };
  const name = account.email === "" ? t`Compte invité` : account.email;
  const close = () => {
    onClose();
    if (hasDone) onChanged();
  };
  return (
    <Dialog title={name} placement="side" open onClose={close}>
      <ActResult state={state} />
      {account.email === "" ? null : <ModeratorPart {...parts} />}
      {account.email === "" ? null : <AdminRolePart {...parts} />}
      <DisablePart {...parts} />
    </Dialog>
  );
}
