import type { ReactNode } from "react";
import { onTestFinished } from "vitest";
import { cleanup } from "vitest-browser-react";
import { BareShell } from "../../../src/app/shell/bare-shell.tsx";
import { DataProvider } from "../../../src/data/data-context.ts";
import { rowOf } from "../../../src/data/device/commit-command.ts";
import { openDevice, type DeviceDatabase } from "../../../src/data/device/open-device.ts";
import type { Replica } from "../../../src/data/replica/open-replica.ts";
import type { Actor } from "../../../src/domain/account/actor.ts";
import { ok, err, type Result } from "../../../src/domain/basics/result.ts";
import type { Command } from "../../../src/domain/command/command.ts";
import {
  AccountContextProvider,
  type AccountServices,
} from "../../../src/features/account/account-context.ts";
import type { CheckedCode } from "../../../src/remote/auth/action-codes.ts";
import type { AuthProblem, AuthProblemCode } from "../../../src/remote/auth/auth-problem.ts";
import type { AccountFacts } from "../../../src/remote/auth/email-account.ts";
import { aGuest } from "../../examples/accounts.ts";
import { renderFramed } from "../../ui/framed.tsx";

const OUR_KEY = "demo-parvis";

/** A city and an identity provider that write down what they were asked, and refuse what the test says. */
export function aCloud({
  facts = { email: null, emailVerified: false, hasPassword: false },
  refusals = {},
  code = { kind: "verify", email: "yann@exemple.fr" },
}: {
  readonly facts?: AccountFacts;
  readonly refusals?: Readonly<Record<string, AuthProblemCode>>;
  readonly code?: CheckedCode;
} = {}) {
  const asked: string[] = [];
  const refusing = new Map(Object.entries(refusals));
  const answer = <T,>(what: string, value: T): Promise<Result<T, never>> => {
    asked.push(what);
    const problem = refusing.get(what.split(" ")[0] ?? "");
    const result: Result<T, AuthProblem> = problem === undefined ? ok(value) : err({ code: problem });
    return Promise.resolve(result as Result<T, never>);
  };
  const proof = () => ({ uid: "resident-yann", token: "a token", enter: () => answer("enter", undefined) });
  const services: AccountServices = {
    session: {
      token: (force) => Promise.resolve(force ? "new token" : "token"),
      email: {
        facts: () => facts,
        link: ({ email }) => answer(`link ${email}`, undefined),
        sendVerification: () => answer("verification", undefined),
        sendSignInLink: (email) => answer(`email-link ${email}`, undefined),
        sendPasswordReset: (email) => answer(`reset ${email}`, undefined),
        reauthenticate: (password) => answer(`reauthenticate ${password}`, undefined),
        changeEmail: (email) => answer(`change-email ${email}`, undefined),
        changePassword: () => answer("change-password", undefined),
      },
      prove: {
        byPassword: ({ email }) => answer(`prove ${email}`, proof()),
        byEmailLink: (email) => answer(`prove-email-link ${email}`, proof()),
      },
      codes: {
        isOurs: (apiKey) => apiKey === OUR_KEY,
        check: (one) => answer(`check ${one}`, code),
        apply: (one) => answer(`apply ${one}`, undefined),
        resetPassword: (one) => answer(`new-password ${one}`, undefined),
      },
    },
    calls: {
      updateProfile: ({ displayName }) => answer(`name ${displayName}`, undefined),
      hideMyName: () => answer("hide", undefined),
      exportMyData: () => answer("export", { profile: { displayName: "Yann" } }),
      deleteMyAccount: () => answer("delete", undefined),
      adoptGuest: () => answer("adopt", undefined),
    },
    handOver: async (uid) => void (await answer(`hand-over ${uid}`, undefined)),
    leave: async (keep) => void (await answer(`leave ${keep}`, undefined)),
  };
  /** From now on the provider answers this again. */
  const mend = (what: string) => void refusing.delete(what);
  return { services, asked: asked as readonly string[], mend };
}

let people = 0;

/** A screen of the account, in its frame, for somebody who never was here. */
export async function openAccountScreen(
  screen: ReactNode,
  {
    services,
    actor = aGuest(),
    at = "/profile?onglet=compte",
    unsent = [],
    replica,
    before,
  }: {
    readonly services: AccountServices | undefined;
    readonly actor?: Actor;
    readonly at?: string;
    readonly unsent?: readonly Command[];
    readonly replica?: Replica;
    /** What else is on the device when the screen opens. */
    readonly before?: (device: DeviceDatabase) => Promise<unknown>;
  },
): Promise<DeviceDatabase> {
  people += 1;
  const device = openDevice(`account-${Date.now()}-${people}`);
  onTestFinished(async () => {
    await cleanup();
    await device.delete();
  });
  for (const command of unsent) await device.outbox.add(rowOf({ command, photoIds: [] }));
  await before?.(device);
  await renderFramed(
    <DataProvider value={{ device, replica, actor }}>
      <AccountContextProvider value={{ services, actor, cityId: undefined }}>
        <BareShell>{screen}</BareShell>
      </AccountContextProvider>
    </DataProvider>,
    at,
  );
  return device;
}
