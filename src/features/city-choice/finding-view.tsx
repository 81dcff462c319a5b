import { useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { CityId } from "../../domain/city/city.ts";
import type { CommuneEntry } from "../../remote/communes/commune-entry.ts";
import { Banner } from "../../ui/banner.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { Candidate } from "./candidate.ts";
import { NO_COMMUNE_WORDS, POSITION_PROBLEM_WORDS } from "./city-choice-words.ts";
import styles from "./city-choice.module.css";
import { ConfirmationCard } from "./confirmation-card.tsx";
import { NearCommunes } from "./near-communes.tsx";
import type { Finding } from "./use-candidate.ts";

export interface FindingViewProps {
  readonly finding: Finding;
  readonly choosing: boolean;
  readonly onConfirm: (candidate: Candidate) => Promise<void>;
  readonly onPick: (entry: CommuneEntry) => void;
  /** Of the link that led here: proposed, not picked. */
  readonly asked: CityId | undefined;
}

/** The live region exists before it has something to announce. */
export function FindingView(props: FindingViewProps) {
  const { t } = useLingui();
  const { finding } = props;
  const name = finding.state === "found" ? finding.candidate.name : "";
  return (
    <>
      <output className={styles.status}>
        {name === "" ? null : <VisuallyHidden>{t`${name} : vérifiez, puis confirmez.`}</VisuallyHidden>}
      </output>
      <FindingBody {...props} />
    </>
  );
}

function FindingBody({ finding, choosing, asked, onConfirm, onPick }: FindingViewProps) {
  switch (finding.state) {
    case "none":
    case "locating":
      return null;
    case "near":
      return <NearCommunes communes={finding.communes} onPick={onPick} />;
    case "geo-problem":
      return <Problem {...NO_COMMUNE_WORDS[finding.problem]} />;
    case "position-problem":
      return <Problem {...POSITION_PROBLEM_WORDS[finding.problem]} />;
    case "found":
      return (
        <ConfirmationCard
          key={finding.candidate.code}
          candidate={finding.candidate}
          loading={finding.loading}
          outlineMissing={finding.problem === "unreachable"}
          choosing={choosing}
          takesFocus={finding.candidate.code !== asked}
          onConfirm={() => void onConfirm(finding.candidate)}
        />
      );
  }
}

function Problem({ title, hint }: { readonly title: MessageDescriptor; readonly hint: MessageDescriptor }) {
  const { t } = useLingui();
  return (
    <Banner tone="error" title={t(title)}>
      <p>{t(hint)}</p>
    </Banner>
  );
}
