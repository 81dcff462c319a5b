import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { Banner } from "../../ui/banner.tsx";
import type { Work } from "./use-work.ts";

/** Where the last thing asked for stands: it stays in the page until the next. */
export function AnswerNotice({ work, done }: { readonly work: Work; readonly done?: MessageDescriptor }) {
  const { t } = useLingui();
  if (work.state === "failed") return <Banner tone="error" title={t(work.words)} />;
  return (
    <output>
      {work.state === "done" && done !== undefined ? <Banner tone="success" title={t(done)} /> : null}
    </output>
  );
}
