import { Trans, useLingui } from "@lingui/react/macro";
import type { ActivityView } from "../../../domain/activity/activity-view.ts";
import type { City } from "../../../domain/city/city.ts";
import { activityTitle } from "../../../i18n/activity-words.ts";
import { isUnsent } from "../../../shared/commands/content-sync.ts";
import { PlaceBlock } from "../../../shared/place/place-block.tsx";
import { PlacePicture } from "../../../shared/place/place-picture.tsx";
import { activityPinLook } from "../map/activity-pins.ts";

export function ActivityWhere({ view, city }: { readonly view: ActivityView; readonly city: City }) {
  const { i18n } = useLingui();
  const { activity } = view;
  const { place, placeName, address, url } = activity;
  if (place === null) {
    return (
      <section>
        <h2>
          <Trans>En ligne</Trans>
        </h2>
        <WebLink url={url} />
      </section>
    );
  }
  const where = placeName || address || activityTitle(i18n, activity);
  const pin = { ...activityPinLook(i18n, activity), waiting: isUnsent(activity, view) };
  return (
    <>
      <PlaceBlock
        at={{ place, address, locationHint: placeName }}
        city={city}
        picture={<PlacePicture city={city} place={place} where={where} pin={pin} />}
      />
      <WebLink url={url} />
    </>
  );
}

function WebLink({ url }: { readonly url: string }) {
  if (url === "") return null;
  return (
    <p>
      <a href={url} target="_blank" rel="noreferrer nofollow">
        {url}
      </a>
    </p>
  );
}
