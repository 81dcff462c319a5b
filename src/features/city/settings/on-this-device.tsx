import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useOfflineMap } from "../../../data/offline-maps/offline-map.ts";
import { useStillHere } from "../../../data/outbox/use-outbox.ts";
import { useCitySize } from "../../../data/replica/city-size.ts";
import type { City, CityId } from "../../../domain/city/city.ts";
import { sizeWords } from "../../../i18n/measure-words.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Actions, Section } from "../../../ui/page.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

export interface OnThisDeviceProps {
  readonly city: City;
  readonly onForget: (cityId: CityId) => Promise<boolean>;
  readonly download: ReactNode;
}

/** How much the commune takes here, and the way to remove it (CITY-17). */
export function OnThisDevice({ city, onForget, download }: OnThisDeviceProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Section card title={<Trans>Sur cet appareil</Trans>}>
      <SizeWords cityId={city.id} />
      <MapWords cityId={city.id} />
      <Actions>
        {download}
        <Button kind="danger" icon={<Trash2 />} onClick={() => setAsking(true)}>
          <Trans>Supprimer de cet appareil</Trans>
        </Button>
      </Actions>
      <ForgetDialog city={city} onForget={onForget} open={asking} onClose={() => setAsking(false)} />
    </Section>
  );
}

function SizeWords({ cityId }: { readonly cityId: CityId }) {
  const { t, i18n } = useLingui();
  const size = useCitySize(cityId);
  if (size === undefined || size === null) return null;
  const reports = t`${plural(size.reports, { one: "# anomalie", other: "# anomalies" })}`;
  const bytes = sizeWords(i18n, size.bytes);
  return (
    <p>
      <Trans>
        {reports}, environ {bytes}.
      </Trans>
    </p>
  );
}

function MapWords({ cityId }: { readonly cityId: CityId }) {
  const { i18n } = useLingui();
  const map = useOfflineMap(cityId);
  if (map === undefined || map === null) return null;
  const bytes = sizeWords(i18n, map.bytes);
  return (
    <p>
      {map.state === "complete" ? (
        <Trans>Carte hors ligne : {bytes}.</Trans>
      ) : (
        <Trans>Carte hors ligne incomplète : {bytes}.</Trans>
      )}
    </p>
  );
}

interface ForgetDialogProps extends Omit<OnThisDeviceProps, "download"> {
  readonly open: boolean;
  readonly onClose: () => void;
}

function ForgetDialog({ city, onForget, open, onClose }: ForgetDialogProps) {
  const { t } = useLingui();
  const [failed, setFailed] = useState(false);
  const unsent = (useStillHere()?.rows ?? []).filter(({ cityId }) => cityId === city.id).length;
  const { name } = city;
  const forget = async () => setFailed(!(await onForget(city.id)));
  return (
    <Dialog
      title={t`Supprimer ${name} de cet appareil`}
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Garder</Trans>
          </Button>
          <Button kind="danger" icon={<Trash2 />} onClick={() => void forget()}>
            <Trans>Supprimer</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Les anomalies et la carte hors ligne de la commune quittent cet appareil. Les anomalies reviendront
          si vous la choisissez de nouveau, avec du réseau.
        </Trans>
      </p>
      <p>
        {unsent === 0 ? (
          <Trans>Vos brouillons et vos réglages sont gardés.</Trans>
        ) : (
          t`${plural(unsent, {
            one: "Votre envoi en attente est gardé et partira au retour du réseau.",
            other: "Vos # envois en attente sont gardés et partiront au retour du réseau.",
          })}`
        )}
      </p>
      {failed ? (
        <Banner tone="error">
          <p>
            <Trans>La commune n’a pas pu être supprimée de cet appareil. Réessayez.</Trans>
          </p>
        </Banner>
      ) : null}
    </Dialog>
  );
}
