import { expect, it } from "vitest";
import { awaitedMessages } from "../../replication/awaited-messages.ts";
import { aFollow } from "../examples/a-command.ts";
import { aPost } from "../examples/a-message.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { aRow } from "./outbox/environment/rows.ts";

const [first, second] = [aRow(1, aPost({}, 1)), aRow(2, aPost({}, 2))];
const follow = aRow(3, aFollow(anIdentifier(500), true, { id: anIdentifier(3) }));

function whatIsAwaited() {
  const told: (readonly string[])[] = [];
  const messages = awaitedMessages((wanted) => {
    told.push(wanted.map(({ cityId, subject }) => `${cityId} ${subject.collection} ${subject.id}`));
  });
  return { ...messages, told };
}

it("asks for each message that is missing, beside those it waits for, and for nothing else [THR-1] [OFF-9]", () => {
  const { missing, told } = whatIsAwaited();
  missing([follow]);
  expect(told).toEqual([]);
  missing([follow, first]);
  missing([second]);
  const idOf = (n: number) => `35024 messages ${anIdentifier(n)}`;
  expect(told).toEqual([[idOf(1)], [idOf(1), idOf(2)]]);
});

it("asks for a message no more once it is here, and says so once [THR-1] [OFF-9]", () => {
  const { missing, keep, told } = whatIsAwaited();
  missing([first, second]);
  keep([first, second, follow]);
  expect(told).toHaveLength(1);
  keep([second]);
  keep([second]);
  expect(told.slice(1)).toEqual([[`35024 messages ${anIdentifier(2)}`]]);
});
