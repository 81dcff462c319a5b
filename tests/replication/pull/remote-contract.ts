import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Cursor, ServerTime } from "../../../replication/pull/checkpoint.ts";
import type { RemoteCollections, RemoteDocument, RemoteSnapshot } from "../../../replication/pull/ports.ts";
import type { Scope } from "../../../replication/pull/scope.ts";

/** One server with one client on it, real or not. */
export interface RemoteUnderTest {
  readonly remote: RemoteCollections;
  write(path: string, id: string, data: Record<string, unknown>, updatedAt: ServerTime): Promise<void>;
  erase(path: string, id: string): Promise<void>;
  /** From now on the rules refuse everything, or nothing. */
  refuse(isRefused: boolean): Promise<void>;
  /** Resolves once the condition holds; fails after a while. */
  until(condition: () => boolean): Promise<void>;
  end(): Promise<void>;
}

const NIGHT: ServerTime = { seconds: 1_773_270_000, nanoseconds: 0 };
const START = { seconds: 0, nanoseconds: 0 };

const at = (micros: number): ServerTime => ({ ...NIGHT, nanoseconds: micros * 1000 });
const idsOf = (documents: readonly RemoteDocument[]) => documents.map(({ id }) => id);

export function remoteContract(name: string, open: () => Promise<RemoteUnderTest>): void {
  describe(`${name} keeps to the pull’s port`, () => {
    let under: RemoteUnderTest;
    let scope: Scope;
    let town = 0;

    beforeEach(async () => {
      under = await open();
      town += 1;
      // A commune of its own for each test: the real server is shared.
      const key = String(10_000 + Math.floor(Math.random() * 80_000) + town);
      scope = { collection: "anomalies", path: `cities/${key}/anomalies`, key };
    });
    afterEach(() => under.end());

    const write = (id: string, updatedAt: ServerTime, data: Record<string, unknown> = { rev: 1 }) =>
      under.write(scope.path, id, data, updatedAt);
    const listen = (since: Cursor | null, reached: ServerTime = START) => {
      const heard: RemoteSnapshot[] = [];
      const errors: unknown[] = [];
      const stop = under.remote.listen(
        scope,
        { since, reached },
        (snapshot) => void heard.push(snapshot),
        (error) => void errors.push(error),
      );
      const ids = () => heard.flatMap(({ documents }) => idsOf(documents));
      return { heard, errors, stop, ids };
    };

    /** As the pull does with a line that stays silent: the emulator at times answers a new one with a broken frame. */
    const bounceUntil = async (isBack: () => boolean): Promise<void> => {
      await under.remote.bounce();
      await under.until(isBack).catch(async () => {
        await under.remote.bounce();
        await under.until(isBack);
      });
    };

    it("pages in the order (updatedAt, id) to the microsecond, hazard 6 [PULL-1]", async () => {
      await write("c", at(5));
      await write("a", at(7));
      await write("b", at(5));
      await write("d", at(6));
      const first = await under.remote.page(scope, null, 2);
      expect(idsOf(first)).toEqual(["b", "c"]);
      expect(first[1]?.updatedAt).toEqual(at(5));
      const after = await under.remote.page(scope, { ...at(5), id: "c" }, 2);
      expect(idsOf(after)).toEqual(["d", "a"]);
      expect(await under.remote.page(scope, { ...at(7), id: "a" }, 2)).toEqual([]);
      expect(idsOf(await under.remote.page(scope, { ...at(6), id: "" }, 5))).toEqual(["d", "a"]);
    });

    it("gives instants as whole milliseconds [PULL-1]", async () => {
      await write("a", at(1500), { rev: 3 });
      const [document] = await under.remote.page(scope, null, 5);
      expect(document?.data).toEqual({ rev: 3, updatedAt: NIGHT.seconds * 1000 + 1 });
    });

    it("answers the one document of a document scope, and that it is not there [PULL-8]", async () => {
      const one: Scope = { collection: "cities", path: scope.path.replace("/anomalies", ""), key: scope.key };
      expect(await under.remote.page(one, null, 5)).toEqual([{ id: scope.key, updatedAt: null, data: null }]);
      await under.write("cities", scope.key, { rev: 1 }, at(1));
      expect(idsOf(await under.remote.page(one, null, 5))).toEqual([scope.key]);
    });

    it("tells one city's document from another's of the same name [PULL-10]", async () => {
      const parent = scope.path.replace("/anomalies", "/statistics");
      const one: Scope = { collection: "statistics", path: `${parent}/_global_`, key: scope.key };
      await under.write(parent, "_global_", { rev: 1 }, at(1));
      expect(idsOf(await under.remote.page(one, null, 5))).toEqual([scope.key]);
      const ids: string[] = [];
      const tell = ({ documents }: RemoteSnapshot) => void ids.push(...idsOf(documents));
      const stop = under.remote.listen(one, { since: null, reached: START }, tell, () => undefined);
      await under.until(() => ids.length > 0);
      expect(ids[0]).toBe(scope.key);
      stop();
    });

    it("tells what is there, then each change and each removal [PULL-7]", async () => {
      await write("old", at(1));
      await write("a", at(3));
      const listener = listen({ ...at(2), id: "" });
      await under.until(() => listener.heard.length > 0);
      expect(listener.ids()).toEqual(["a"]);
      await write("b", at(4));
      await under.until(() => listener.ids().includes("b"));
      await write("a", at(5), { rev: 2 });
      await under.until(() => listener.ids().filter((id) => id === "a").length === 2);
      await under.erase(scope.path, "b");
      await under.until(() => listener.heard.at(-1)?.documents.at(-1)?.data === null);
      // A document may be told again, never forgotten or made up.
      expect(listener.ids().slice(0, 3)).toEqual(["a", "b", "a"]);
      expect(new Set(listener.ids())).toEqual(new Set(["a", "b"]));
      listener.stop();
    });

    it("says at once that there is nothing, when there is nothing [PULL-8]", async () => {
      const listener = listen(null);
      await under.until(() => listener.heard.length > 0);
      expect(listener.heard).toEqual([{ fromCache: false, documents: [] }]);
      listener.stop();
    });

    it("answers a refusal with an error, for a page and for a listener, hazard 9 [PULL-5]", async () => {
      await under.refuse(true);
      await expect(under.remote.page(scope, null, 5)).rejects.toMatchObject({ code: "permission-denied" });
      const listener = listen(null);
      await under.until(() => listener.errors.length > 0);
      expect(listener.heard).toEqual([]);
      await under.refuse(false);
      expect(await under.remote.page(scope, null, 5)).toEqual([]);
    });

    it("goes on listening after its connections were dropped [PULL-5]", async () => {
      const listener = listen(null);
      await under.until(() => listener.heard.length > 0);
      await bounceUntil(() => listener.heard.at(-1)?.fromCache === false);
      // What is written while the connection is made anew is the resync's to find, not the listener's.
      await write("a", at(1));
      await under.until(() => listener.ids().includes("a"));
      listener.stop();
    });
  });
}
