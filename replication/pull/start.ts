import { HIDDEN_MS_MAX } from "../../src/clock/waits.ts";
import type { Replica } from "../../src/data/replica/open-replica.ts";
import { browserChannel, browserPage, browserTime } from "./browser.ts";
import { forgetOldCities } from "./forget-old-cities.ts";
import { leaderOf, type Channel, reconnectLeader } from "./leader.ts";
import type { Locks } from "./lock-line.ts";
import type { PageSignals, PullEvent, PullStore, PullTime, RemoteCollections, ScopeState } from "./ports.ts";
import { remoteInstance, type RemoteInstance } from "./remote-instance.ts";
import { replicaStore } from "./replica-store.ts";
import { scopeIdOf, type Scope } from "./scope.ts";
import { scopeSet, type ScopeSet } from "./scope-set.ts";
import { wantedScopes } from "./wanted-scopes.ts";

interface Surroundings {
  readonly store: PullStore;
  readonly time: PullTime;
  readonly page: PageSignals;
  readonly locks: Locks;
  readonly channel: Channel;
}

export interface PullOptions extends Partial<Surroundings> {
  readonly replica: Replica;
  /** Loads the Firestore SDK; called when this page leads and wants something, and again after the SDK broke. */
  readonly loadRemote: () => Promise<RemoteCollections>;
  readonly report: (event: PullEvent) => void;
}

export interface Pull {
  want(this: void, scopes: readonly Scope[]): void;
  /** Opens Firestore anew and reads every scope again, in whichever page leads: something is known to be missing. */
  renew(this: void): void;
  /** The city answers: what waits after an error is tried now. */
  wake(): void;
  stop(this: void): Promise<void>;
  state(this: void, scope: Scope): ScopeState;
  onChange(listener: () => void): () => void;
}

/** Fills the replica of one account while a page of it is shown; one page does it for all of them. */
export function startPull(options: PullOptions): Pull {
  const { replica, loadRemote, report } = options;
  const surroundings = surroundingsOf(options);
  const { store, time, page } = surroundings;
  const remote = remoteInstance(loadRemote, time, () => {
    report({ kind: "revived" });
    scopes.restart();
  });
  const scopes = scopeSet({ store, time, report, remote: remote.get, onError: remote.mend });
  const reconcile = (): void => scopes.run(leader.leads() ? wanted.all() : []);
  const wanted = wantedScopes(time, reconcile);
  const leader = leaderOf({
    ...surroundings,
    name: lockNameOf(replica),
    wants: wanted.own,
    onWants: wanted.hear,
    states: scopes.states,
    onStates: scopes.hear,
    onChange: reconcile,
  });
  const renew = reconnectLeader(surroundings.channel, leader, () => void remote.renew());
  const stopTelling = scopes.onChange(leader.tell);
  const onOnline = reviverOf(remote, scopes);
  const unwatch = watchPage(page, time, { onOnline, onShown: leader.seek, onHidden: leader.leave });
  return {
    want(scopesWanted) {
      wanted.want(scopesWanted);
      leader.ask();
      forgetOldCities(store, time, scopesWanted).catch((error: unknown) =>
        report({ kind: "failed", scope: "cities", error, attempts: 1 }),
      );
    },
    renew,
    wake: scopes.wake,
    async stop() {
      stopTelling();
      unwatch();
      wanted.stop();
      leader.leave();
      surroundings.channel.close();
      reconcile();
      await scopes.ended();
      await remote.end();
    },
    state: (scope) => scopes.states().get(scopeIdOf(scope)) ?? "cold",
    onChange: scopes.onChange,
  };
}

/** The network is back, or may be: connections are made anew, and nothing waits any more. */
function reviverOf(remote: RemoteInstance, scopes: ScopeSet): () => void {
  return () => {
    void remote.bounce();
    scopes.wake();
  };
}

function lockNameOf({ name }: Replica): string {
  return `${name}-pull`;
}

function surroundingsOf(options: PullOptions): Surroundings {
  return {
    store: options.store ?? replicaStore(options.replica),
    time: options.time ?? browserTime,
    page: options.page ?? browserPage,
    locks: options.locks ?? navigator.locks,
    channel: options.channel ?? browserChannel(lockNameOf(options.replica)),
  };
}

interface PageActions {
  readonly onOnline: () => void;
  readonly onShown: () => void;
  readonly onHidden: () => void;
}

/** A page that shows again is as good as one that came online: its connections may have died meanwhile. */
function watchPage(
  page: PageSignals,
  time: PullTime,
  { onOnline, onShown, onHidden }: PageActions,
): () => void {
  let cancelHidden = (): void => undefined;
  const onVisibility = (): void => {
    cancelHidden();
    if (page.isVisible()) {
      onShown();
      onOnline();
    } else cancelHidden = time.after(HIDDEN_MS_MAX, onHidden);
  };
  const stopVisibility = page.onVisibility(onVisibility);
  const stopOnline = page.onOnline(onOnline);
  onVisibility();
  return () => {
    stopVisibility();
    stopOnline();
    cancelHidden();
  };
}
