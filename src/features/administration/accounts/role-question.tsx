import { Trans } from "@lingui/react/macro";
import { ShieldCheck, ShieldOff } from "lucide-react";
import { Question } from "../../../ui/question.tsx";

interface RoleQuestionProps {
  readonly grants: boolean;
  readonly email: string;
  /** The commune's. */
  readonly name: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** The second yes, with the address and the commune it is about (ADM-3). */
export function RoleQuestion({ grants, email, name, onYes, onNo }: RoleQuestionProps) {
  return (
    <Question
      question={
        grants ? (
          <Trans>
            Confier la modération de {name} à {email} ? Cette personne pourra publier, masquer et répondre au
            nom de la mairie.
          </Trans>
        ) : (
          <Trans>
            Retirer la modération de {name} à {email} ? Cette personne sera déconnectée de tous ses appareils.
          </Trans>
        )
      }
      discard={{
        label: grants ? <Trans>Oui, confier la modération</Trans> : <Trans>Oui, retirer la modération</Trans>,
        icon: grants ? <ShieldCheck /> : <ShieldOff />,
        onPress: onYes,
      }}
      keep={{ label: <Trans>Ne rien changer</Trans>, onPress: onNo }}
    />
  );
}
