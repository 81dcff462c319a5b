import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";

/** Who reads a report, and that it is no request by which an administration is bound. */
export function AboutAnswers({ cityPath }: { readonly cityPath: string | undefined }) {
  return (
    <>
      <p>
        <Trans>
          Là où la mairie utilise Parvis, elle répond aux signalements. Un signalement n’est pas une demande
          officielle à l’administration : pour en faire une, écrivez à la mairie.
        </Trans>
      </p>
      {cityPath === undefined ? null : (
        <p>
          <Link to={cityPath}>
            <Trans>Ma commune : mairie, modérateurs, contacts</Trans>
          </Link>
        </p>
      )}
    </>
  );
}
