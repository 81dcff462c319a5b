import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { useOnline } from "../../data/device/use-online.ts";
import { useCity } from "../../data/cities/use-city.ts";
import { useData } from "../../data/data-context.ts";
import type { CityId } from "../../domain/city/city.ts";
import { mapPathOf } from "../../domain/navigation/map-path.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { deviceLabel } from "../../domain/notification/device-label.ts";
import { NOTIFICATION_KINDS, type Channel } from "../../domain/notification/kinds.ts";
import type { PushServices } from "../../remote/push/forget-this-browser.ts";
import { BackToList } from "../../shared/collection/back-to-list.tsx";
import { sendProblemSentence } from "../../shared/commands/send-problem-sentence.ts";
import { SendingState } from "../../shared/commands/sending-state.tsx";
import { useMayModerate } from "../../shared/moderation/use-may-moderate.ts";
import { Banner } from "../../ui/banner.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Actions, Columns, Page, Section } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ChannelMatrix } from "./channel-matrix.tsx";
import { ChannelsHint } from "./channels-hint.tsx";
import { DIGEST_ID, DigestChoice } from "./digest-choice.tsx";
import { NoMail } from "./no-mail.tsx";
import { PushSection } from "./push-section.tsx";
import { QuietChoice } from "./quiet-choice.tsx";
import styles from "./settings.module.css";
import { usePush } from "./use-push.ts";
import { useNotificationSettings } from "./use-notification-settings.ts";
import { WatchedPlaces } from "./watched-places.tsx";

const CHANNELS: readonly Channel[] = ["app", "push", "mail"];
const WITHOUT_MAIL = CHANNELS.filter((channel) => channel !== "mail");

interface NotificationSettingsProps {
  /** Undefined for whoever has chosen no commune. */
  readonly cityId: CityId | undefined;
  readonly push: PushServices;
}

/** How the person is told what happens: their devices whatever the commune, the rest for each commune. */
export function NotificationSettingsPage({ cityId, push }: NotificationSettingsProps) {
  const { t } = useLingui();
  const label = deviceLabel(navigator.userAgent);
  const here = usePush(push, label, useOnline());
  const devices = <PushSection push={here} label={label} />;
  // Where the deployment wakes nobody, nothing is said of this device.
  const isBlockedHere = here.permission === "blocked" && here.state?.key !== null;
  return (
    <Page width="wide">
      {cityId === undefined ? null : (
        <BackToList pathname={pathOf("Notifications", { cityId })}>
          <Trans>Retour aux notifications</Trans>
        </BackToList>
      )}
      <PageHeading title={t`Réglages des notifications`} />
      {cityId === undefined ? null : <CityName cityId={cityId} />}
      {cityId === undefined ? (
        <InColumns first={devices} second={<NoCommune />} />
      ) : (
        <Settings cityId={cityId} devices={devices} isBlockedHere={isBlockedHere} />
      )}
    </Page>
  );
}

function InColumns({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) {
  return (
    <Columns>
      <div>{first}</div>
      <div>{second}</div>
    </Columns>
  );
}

function CityName({ cityId }: { readonly cityId: CityId }) {
  const name = useCity(cityId)?.name;
  if (name === undefined) return null;
  return (
    <p className={styles.hint}>
      <Trans>Pour {name}. Chaque commune a ses réglages.</Trans>
    </p>
  );
}

function NoCommune() {
  return (
    <Section
      card
      title={<Trans>Ce dont je veux être prévenu</Trans>}
      hint={<Trans>Les sujets, les heures calmes et le résumé se règlent commune par commune.</Trans>}
    >
      <Actions>
        <Link className={buttonClass("primary")} to={mapPathOf(undefined)}>
          <Trans>Choisir ma commune</Trans>
        </Link>
      </Actions>
    </Section>
  );
}

interface SettingsProps {
  readonly cityId: CityId;
  /** What is settled for the device, whatever the commune. */
  readonly devices: ReactNode;
  /** The browser lets none of them through on this device. */
  readonly isBlockedHere: boolean;
}

function Settings(props: SettingsProps) {
  const { device } = useData();
  return device === undefined ? <Awaited devices={props.devices} /> : <CitySettings {...props} />;
}

function Awaited({ devices }: Pick<SettingsProps, "devices">) {
  return <InColumns first={devices} second={<Skeleton shape="card" count={2} />} />;
}

/** What was chosen last: its card says how far that has come. */
type Part = "kinds" | "quiet" | "digest" | "places";

function CitySettings({ cityId, devices, isBlockedHere }: SettingsProps) {
  const { i18n } = useLingui();
  const mine = useNotificationSettings(cityId);
  const mayModerate = useMayModerate(cityId);
  const { isConfirmed } = useData().actor;
  const [last, setLast] = useState<Part>("kinds");
  const kinds = NOTIFICATION_KINDS.filter((kind) => mayModerate || kind !== "review");
  if (mine === undefined) return <Awaited devices={devices} />;
  const inPart = (part: Part) => ({
    mine: {
      ...mine,
      settle: (change: Parameters<typeof mine.settle>[0]) => {
        setLast(part);
        return mine.settle(change);
      },
    },
    state: last === part ? <SendingState {...mine} /> : <SendingState state={undefined} isKept={false} />,
  });
  const matrix = inPart("kinds");
  return (
    <>
      {mine.problem === null ? null : <Banner tone="error">{sendProblemSentence(i18n, mine.problem)}</Banner>}
      <InColumns
        first={
          <>
            {devices}
            <Section card title={<Trans>Ce dont je veux être prévenu</Trans>} end={matrix.state}>
              <ChannelMatrix
                mine={matrix.mine}
                kinds={kinds}
                channels={isConfirmed ? CHANNELS : WITHOUT_MAIL}
                isBlockedHere={isBlockedHere}
              />
              <ChannelsHint
                isConfirmed={isConfirmed}
                isBlockedHere={isBlockedHere}
                digest={mine.settings.digest}
              />
            </Section>
          </>
        }
        second={
          <>
            <QuietChoice {...inPart("quiet")} />
            {isConfirmed ? (
              <div id={DIGEST_ID} tabIndex={-1}>
                <DigestChoice {...inPart("digest")} />
              </div>
            ) : (
              <NoMail />
            )}
            <WatchedPlaces cityId={cityId} {...inPart("places")} />
          </>
        }
      />
    </>
  );
}
