import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Bell, Mail, Smartphone, TriangleAlert, type LucideIcon } from "lucide-react";
import type { Channel, NotificationKind } from "../../domain/notification/kinds.ts";
import { isMailedAtAll } from "../../domain/notification/mailed-at-once.ts";
import { channelsOf } from "../../domain/notification/judged.ts";
import { NOTIFICATION_KIND_WORDS } from "../../i18n/notification-words.ts";
import { classes } from "../../ui/classes.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./settings.module.css";
import type { SettledNotifications } from "./use-notification-settings.ts";

const CHANNEL_WORDS = {
  app: msg`Dans Parvis`,
  push: msg`Appareils`,
  mail: msg`E-mail`,
} as const satisfies Record<Channel, MessageDescriptor>;

const CHANNEL_ICONS = { app: Bell, push: Smartphone, mail: Mail } as const satisfies Record<
  Channel,
  LucideIcon
>;

interface MatrixProps {
  readonly mine: SettledNotifications;
  readonly kinds: readonly NotificationKind[];
  readonly channels: readonly Channel[];
  /** What is ticked for devices holds on the others, and nothing rings on this one. */
  readonly isBlockedHere: boolean;
}

/** What by which way: one line for each kind, under ways that are named once. */
export function ChannelMatrix({ mine, kinds, channels, isBlockedHere }: MatrixProps) {
  const { t } = useLingui();
  const isQuiet = (channel: Channel): boolean => isBlockedHere && channel === "push";
  return (
    <div className={styles.room}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col" aria-label={t`Me prévenir de`} />
            {channels.map((channel) => (
              <Way key={channel} channel={channel} isBlockedHere={isQuiet(channel)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(NOTIFICATION_KIND_WORDS[kind])}</th>
              {channels.map((channel) => (
                <td key={channel} className={isQuiet(channel) ? styles.quiet : undefined}>
                  <Cell mine={mine} kind={kind} channel={channel} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface WayProps extends Pick<MatrixProps, "isBlockedHere"> {
  readonly channel: Channel;
}

/** The smallest phone and large letters leave room for its icon alone: its words are heard. */
function Way({ channel, isBlockedHere }: WayProps) {
  const { t } = useLingui();
  const Icon = isBlockedHere ? TriangleAlert : CHANNEL_ICONS[channel];
  return (
    <th scope="col" className={classes(styles[channel], isBlockedHere && styles.quiet)}>
      <Icon aria-hidden="true" size={20} />
      <span className={styles.words}>{t(CHANNEL_WORDS[channel])}</span>
      {isBlockedHere ? (
        <span className={classes(styles.words, styles.blocked)}>
          <Trans>sauf celui‑ci</Trans>
        </span>
      ) : null}
    </th>
  );
}

interface CellProps extends Pick<MatrixProps, "mine"> {
  readonly kind: NotificationKind;
  readonly channel: Channel;
}

/** A box that is ticked sends something: what would wait for a summary that is off has none. */
function Cell({ mine, kind, channel }: CellProps) {
  const { t } = useLingui();
  const { settings } = mine;
  if (channel === "mail" && !isMailedAtAll(settings, kind))
    return (
      <span className={styles.none}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>
          <Trans>pas sans résumé</Trans>
        </VisuallyHidden>
      </span>
    );
  return (
    <label className={styles.cell}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={`${t(NOTIFICATION_KIND_WORDS[kind])}, ${t(CHANNEL_WORDS[channel])}`}
        checked={channelsOf(settings, kind)[channel]}
        onChange={({ target }) => choose(mine, kind, channel, target.checked)}
      />
    </label>
  );
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
