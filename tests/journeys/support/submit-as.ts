import { readFileSync } from "node:fs";
import { inRoot } from "../../../local/paths.ts";
import { CLIENT_VERSION_HEADER } from "../../../src/domain/command/client-version-header.ts";
import type { Command } from "../../../src/domain/command/command.ts";
import type { Outcome } from "../../../src/domain/command/outcome.ts";
import type { TestAccount } from "../../functions/support/accounts.ts";

const { version } = JSON.parse(readFileSync(inRoot("package.json"), "utf8")) as { readonly version: string };

/** What somebody asks of the city in a browser that is not this journey's subject. */
export async function submitAs(
  { token }: TestAccount,
  commands: readonly Command[],
): Promise<readonly Outcome[]> {
  const answer = await fetch(`${process.env["PARVIS_FUNCTIONS_URL"]}/commands-submit`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      [CLIENT_VERSION_HEADER]: version,
    },
    body: JSON.stringify({ commands }),
  });
  return ((await answer.json()) as { readonly outcomes: readonly Outcome[] }).outcomes;
}
