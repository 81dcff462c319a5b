import { Trans } from "@lingui/react/macro";
import { EyeOff } from "lucide-react";
import { EmptyState } from "../../../ui/empty-state.tsx";

export function HiddenAnomaly() {
  return <EmptyState drawing={<EyeOff />} title={<Trans>Ce contenu est masqué par la modération.</Trans>} />;
}
