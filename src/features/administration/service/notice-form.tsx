import { Trans, useLingui } from "@lingui/react/macro";
import { Megaphone } from "lucide-react";
import { useState } from "react";
import { SITE_NOTICE_CHARS_MAX } from "../../../domain/limits/limits.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ActResult } from "../act-result.tsx";
import { useAct } from "../use-act.ts";

interface NoticeFormProps {
  readonly notice: string;
}

export function NoticeForm({ notice }: NoticeFormProps) {
  const { t } = useLingui();
  const { state, act } = useAct();
  const [stands, setStands] = useState(notice);
  const [text, setText] = useState(notice);
  const change = async () => {
    if (await act("set-notice", { notice: text })) setStands(text.trim());
  };
  return (
    <>
      <TextField
        label={t`Message`}
        hint={<Trans>Vide : aucun message.</Trans>}
        value={text}
        onChange={setText}
        maxLength={SITE_NOTICE_CHARS_MAX}
        optional
        multiline
      />
      <Button
        icon={<Megaphone />}
        disabled={state === "busy" || text.trim() === stands}
        onClick={() => void change()}
      >
        <Trans>Publier le message</Trans>
      </Button>
      <ActResult state={state} />
    </>
  );
}
