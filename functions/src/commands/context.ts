import { wholeMembership, type Membership } from "../../../src/domain/account/membership.ts";
import { countsOf, withCounts, type MarkCounts } from "../../../src/domain/account/marks.ts";
import type { Content } from "../../../src/domain/content/content.ts";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import type { City } from "../../../src/domain/city/city.ts";
import { withSettings } from "../../../src/domain/city/city-settings.ts";
import type { Command } from "../../../src/domain/command/command.ts";
import type { CommandContext } from "../../../src/domain/command/command-context.ts";
import type { Identity } from "../access/identity.ts";
import { withTaken } from "../marks/seats.ts";
import { contentOf } from "../store/content-documents.ts";
import { actorOf } from "../store/profile.ts";
import { dataOf } from "../store/read-document.ts";
import type { CommandDocuments } from "./load-documents.ts";
import { threadIn } from "./load-surroundings.ts";
import { sentOf } from "./quota.ts";

/** The context of `decide`, as the city knows it; undefined when there is no such city. */
export function contextOf(
  documents: CommandDocuments,
  identity: Identity,
  command: Command,
  now: Instant,
): CommandContext | undefined {
  const city = dataOf(documents.city) as City | undefined;
  if (city === undefined) return undefined;
  const membership = dataOf(documents.membership) as Partial<Membership> | undefined;
  return {
    now,
    actor: actorOf(identity, documents.profile, command.performedAt),
    city: withSettings(city),
    content: withTally(
      withTaken(documents.content && contentOf(documents.content), documents.seats),
      documents.tally,
    ),
    membership: wholeMembership({
      cityId: city.id,
      cityName: city.name,
      joinedAt: now,
      updatedAt: now,
      ...membership,
    }),
    sent: sentOf(documents, command, now),
    ...surroundingsOf(documents),
  };
}

function withTally<T extends Content | undefined>(content: T, tally: DocumentSnapshot | undefined): T {
  const counts = tally?.get("counts") as Partial<MarkCounts> | undefined;
  return content === undefined || counts === undefined
    ? content
    : withCounts(content, { ...countsOf(content), ...counts });
}

/** A thread that is decided about is read within the transaction; what a message looks at is not. */
function surroundingsOf({ thread, surroundings }: CommandDocuments): Pick<CommandContext, "surroundings"> {
  if (thread !== undefined) return { surroundings: { thread: threadIn(thread), contents: new Map() } };
  return surroundings === undefined ? {} : { surroundings };
}
