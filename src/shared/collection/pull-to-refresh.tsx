import { Trans, useLingui } from "@lingui/react/macro";
import { timeWords } from "../../i18n/date-words.ts";
import { usePullDown } from "../../ui/use-pull-down.ts";
import styles from "./pull-to-refresh.module.css";
import type { RefreshState } from "./refresh-state.ts";
import { useRefresh } from "./use-refresh.ts";

export interface PullToRefreshProps {
  readonly of: string;
  readonly collection?: Parameters<typeof useRefresh>[1] | undefined;
}

/** Lists follow the city by themselves: this is for whoever wants to be sure. It says no more than the server has answered. */
export function PullToRefresh({ of, collection = "anomalies" }: PullToRefreshProps) {
  const { state, refresh } = useRefresh(of, collection);
  const isPulled = usePullDown(refresh);
  const isSaid = isPulled || state.kind !== "none";
  return (
    <output className={styles.place}>
      {isSaid ? (
        <span className={styles.words}>
          {isPulled ? <Trans>Relâchez pour mettre à jour</Trans> : <Said state={state} />}
        </span>
      ) : null}
    </output>
  );
}

function Said({ state }: { readonly state: RefreshState }) {
  const { i18n } = useLingui();
  switch (state.kind) {
    case "none":
      return null;
    case "asked":
      return <Trans>Mise à jour…</Trans>;
    case "offline":
      return <Trans>Hors ligne : pas de mise à jour</Trans>;
    case "late":
      return <Trans>La mise à jour n’a pas abouti</Trans>;
    case "done": {
      const time = timeWords(i18n, state.at);
      return <Trans>Mis à jour à {time}</Trans>;
    }
  }
}
