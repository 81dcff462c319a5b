import type { MapHosts } from "../../src/domain/background/choose-provider.ts";

/** What the policy forbids of the map, said to whoever builds: residents would see no background. */
export function policyProblem(policy: string, { img, connect }: MapHosts): string | undefined {
  const missing = [lackOf(policy, "img-src", img), lackOf(policy, "connect-src", connect)].flatMap(
    (lack) => lack ?? [],
  );
  if (missing.length === 0) return undefined;
  return `The Content-Security-Policy of firebase.json forbids the map: ${missing.join("; ")}.`;
}

function lackOf(policy: string, directive: string, hosts: readonly string[]): string | undefined {
  const allowed = (new RegExp(`${directive} ([^;]*)`, "u").exec(policy)?.[1] ?? "").split(" ");
  const left = hosts.filter((host) => !allowed.includes(host));
  return left.length === 0 ? undefined : `${directive} wants ${left.join(" ")}`;
}
