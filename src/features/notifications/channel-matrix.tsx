import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Channel, NotificationKind } from "../../domain/notification/kinds.ts";
import { isMailedAtAll } from "../../domain/notification/mailed-at-once.ts";
import { channelsOf } from "../../domain/notification/judged.ts";
import { NOTIFICATION_KIND_WORDS } from "../../i18n/notification-words.ts";
import { useIsWide } from "../../shared/collection/use-is-wide.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import styles from "./settings.module.css";
import type { SettledNotifications } from "./use-notification-settings.ts";

const CHANNEL_WORDS = {
  app: msg`Dans Parvis`,
  push: msg`Appareils`,
  mail: msg`E-mail`,
} as const satisfies Record<Channel, MessageDescriptor>;

interface MatrixProps {
  readonly mine: SettledNotifications;
  readonly kinds: readonly NotificationKind[];
  readonly channels: readonly Channel[];
}

/** What by which way: a table where there is room, one group of boxes for each kind elsewhere. */
export function ChannelMatrix(props: MatrixProps) {
  return useIsWide() ? <Table {...props} /> : <Groups {...props} />;
}

function Table({ mine, kinds, channels }: MatrixProps) {
  const { t } = useLingui();
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Me prévenir de</Trans>
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {t(CHANNEL_WORDS[channel])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(NOTIFICATION_KIND_WORDS[kind])}</th>
            {channels.map((channel) => (
              <td key={channel}>
                <input
                  type="checkbox"
                  className={styles.box}
                  aria-label={`${t(NOTIFICATION_KIND_WORDS[kind])}, ${t(CHANNEL_WORDS[channel])}`}
                  {...boxOf(mine, kind, channel)}
                  onChange={({ target }) => choose(mine, kind, channel, target.checked)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Groups({ mine, kinds, channels }: MatrixProps) {
  const { t } = useLingui();
  return (
    <div className={styles.groups}>
      {kinds.map((kind) => (
        <fieldset key={kind} className={styles.group}>
          <legend>{t(NOTIFICATION_KIND_WORDS[kind])}</legend>
          {channels.map((channel) => (
            <Checkbox
              key={channel}
              label={t(CHANNEL_WORDS[channel])}
              {...boxOf(mine, kind, channel)}
              onChange={(on) => choose(mine, kind, channel, on)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

/** What was chosen waits for a summary: a box that is ticked sends something. */
function boxOf({ settings }: SettledNotifications, kind: NotificationKind, channel: Channel) {
  const disabled = channel === "mail" && !isMailedAtAll(settings, kind);
  return { checked: !disabled && channelsOf(settings, kind)[channel], disabled };
}

function choose(
  { settle }: SettledNotifications,
  kind: NotificationKind,
  channel: Channel,
  on: boolean,
): void {
  void settle((before) => ({
    channels: { ...before.channels, [kind]: { ...channelsOf(before, kind), [channel]: on } },
  }));
}
