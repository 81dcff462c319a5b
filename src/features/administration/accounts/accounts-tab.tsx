import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { ACCOUNT_CHOICES, type AccountChoice } from "../../../domain/administration/question.ts";
import { ChipSelect } from "../../../ui/chip-select.tsx";
import { Section } from "../../../ui/page.tsx";
import styles from "../administration.module.css";
import { useCursor } from "../../../shared/reading/use-cursor.ts";
import { Pager } from "../../../shared/reading/pager.tsx";
import { ReadingFrame } from "../../../shared/reading/reading-frame.tsx";
import { SearchBar } from "../search-bar.tsx";
import { useQuestion } from "../use-question.ts";
import { BlockRequests } from "./block-requests.tsx";
import { AccountRow } from "./account-row.tsx";

const CHOICE_WORDS = {
  all: msg`Tous les comptes`,
  official: msg`Avec un rôle`,
  disabled: msg`Suspendus`,
} as const satisfies Record<AccountChoice, MessageDescriptor>;

/** Guests are many, and in no order: who answers for something comes first. */
const FIRST: AccountChoice = "official";

/** Never kept on the device: other people's addresses are read, and gone. */
export function AccountsTab() {
  return (
    <>
      <BlockRequests />
      <Accounts />
    </>
  );
}

function Accounts() {
  const { t } = useLingui();
  const pages = useCursor();
  const [text, setText] = useState("");
  const [which, setWhich] = useState<AccountChoice>(FIRST);
  // Each choice of a list begins an empty field.
  const [field, setField] = useState(0);
  const reading = useQuestion("accounts", { text, which, after: pages.after }, null);
  return (
    <Section
      card
      title={<Trans>Comptes</Trans>}
      hint={<Trans>Par adresse e-mail entière, par identifiant, ou par le début du nom affiché.</Trans>}
    >
      <SearchBar
        key={field}
        label={t`Adresse ou nom`}
        onSearch={(asked) => {
          pages.begin();
          setText(asked);
          setWhich(asked === "" ? FIRST : "all");
        }}
      />
      <div>
        <ChipSelect
          label={t`Quels comptes`}
          options={ACCOUNT_CHOICES.map((value) => ({ value, label: t(CHOICE_WORDS[value]) }))}
          value={which}
          changed={which !== FIRST}
          onChange={(chosen) => {
            pages.begin();
            setText("");
            setField(field + 1);
            setWhich(chosen);
          }}
        />
      </div>
      <ReadingFrame reading={reading}>
        {({ items }) => (
          <>
            {items.length === 0 ? (
              <p>
                <Trans>Aucun compte trouvé.</Trans>
              </p>
            ) : null}
            <ul className={styles.list}>
              {items.map((account) => (
                <AccountRow key={account.uid} account={account} onChanged={reading.askAgain} />
              ))}
            </ul>
          </>
        )}
      </ReadingFrame>
      <Pager pages={pages} next={reading.answer?.next} />
    </Section>
  );
}
