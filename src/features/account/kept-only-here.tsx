import { Plural } from "@lingui/react/macro";
import { useDeviceFacts } from "../../data/device/use-device-facts.ts";
import { Bullets } from "../../ui/bullets.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

export function KeptOnlyHere() {
  const facts = useDeviceFacts();
  if (facts === undefined) return <Skeleton count={3} />;
  const { drafts, unsent, photos, shared, settings, tours } = facts;
  return (
    <Bullets>
      <li>
        <Plural value={drafts} _0="Aucun brouillon" one="# brouillon" other="# brouillons" />
      </li>
      <li>
        <Plural
          value={unsent}
          _0="Aucun envoi en attente"
          one="# envoi en attente"
          other="# envois en attente"
        />
      </li>
      <li>
        <Plural value={photos} _0="Aucune photo" one="# photo" other="# photos" />
      </li>
      {shared === 0 ? null : (
        <li>
          <Plural
            value={shared}
            one="# photo partagée avec Parvis, pas encore dans un brouillon"
            other="# photos partagées avec Parvis, pas encore dans un brouillon"
          />
        </li>
      )}
      {settings === 0 ? null : (
        <li>
          <Plural
            value={settings}
            one="# réglage de commune commencé, pas encore enregistré"
            other="# réglages de commune commencés, pas encore enregistrés"
          />
        </li>
      )}
      {tours === 0 ? null : (
        <li>
          <Plural value={tours} one="# tournée, avec ses notes" other="# tournées, avec leurs notes" />
        </li>
      )}
    </Bullets>
  );
}
