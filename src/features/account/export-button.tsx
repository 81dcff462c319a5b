import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { Download, RotateCw } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useData } from "../../data/data-context.ts";
import { Banner } from "../../ui/banner.tsx";
import { Actions } from "../../ui/page.tsx";
import { Button } from "../../ui/button.tsx";
import { datedName, saveFile } from "../../ui/save-file.ts";
import { useAccountContext } from "./account-context.ts";
import { exportEverything } from "./export-everything.ts";

type State =
  | { readonly kind: "idle" }
  | { readonly kind: "busy" }
  | { readonly kind: "failed" }
  | { readonly kind: "saved"; readonly city?: MessageDescriptor; readonly device?: MessageDescriptor };

/** The notice says which part could not be read (P13). */
export function ExportButton() {
  const { i18n } = useLingui();
  const data = useData();
  const { services } = useAccountContext();
  const [state, setState] = useState<State>({ kind: "idle" });
  const save = async () => {
    setState({ kind: "busy" });
    const everything = await exportEverything(services, data, i18n);
    if (everything === undefined) return setState({ kind: "failed" });
    saveFile(everything.file, datedName("mes-donnees"));
    setState({ kind: "saved", ...everything.missing });
  };
  return (
    <>
      <ExportNotice state={state} onAgain={() => void save()} />
      <Actions>
        <Button
          icon={<Download />}
          aria-disabled={state.kind === "busy"}
          onClick={() => state.kind !== "busy" && void save()}
        >
          <Trans>Télécharger toutes mes données</Trans>
        </Button>
      </Actions>
    </>
  );
}

interface ExportNoticeProps {
  readonly state: State;
  readonly onAgain: () => void;
}

function ExportNotice({ state, onAgain }: ExportNoticeProps) {
  const again = (
    <Button icon={<RotateCw />} onClick={onAgain}>
      <Trans>Réessayer</Trans>
    </Button>
  );
  if (state.kind === "failed")
    return (
      <Banner
        tone="error"
        title={<Trans>Aucun fichier créé : ni cet appareil ni le serveur n’ont répondu.</Trans>}
        action={again}
      />
    );
  return (
    <output>
      {state.kind === "busy" ? <Trans>Vos données sont rassemblées…</Trans> : null}
      {state.kind === "saved" ? <Saved city={state.city} device={state.device} again={again} /> : null}
    </output>
  );
}

interface SavedProps {
  readonly city: MessageDescriptor | undefined;
  readonly device: MessageDescriptor | undefined;
  readonly again: ReactNode;
}

function Saved({ city, device, again }: SavedProps) {
  const { t } = useLingui();
  if (city !== undefined)
    return (
      <Banner
        tone="warning"
        title={<Trans>Le fichier ne contient que ce qui est sur cet appareil</Trans>}
        action={again}
      >
        <p>{t(city)}</p>
        <p>
          <Trans>Ce que garde la commune n’y est pas.</Trans>
        </p>
      </Banner>
    );
  if (device !== undefined)
    return (
      <Banner tone="warning" title={<Trans>Le fichier ne contient que ce que garde la commune</Trans>}>
        <p>{t(device)}</p>
        <p>
          <Trans>Ce qui n’est que sur cet appareil n’y est pas. Rechargez la page, puis recommencez.</Trans>
        </p>
      </Banner>
    );
  return <Banner tone="success" title={<Trans>Le fichier est enregistré dans vos téléchargements.</Trans>} />;
}
