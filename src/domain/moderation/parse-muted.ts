import { INSTANT_SCHEMA } from "../basics/instant.ts";
import { err, ok } from "../basics/result.ts";
import { anything, object, oneOf, optional, text, type Parsed } from "../basics/schema.ts";
import { CONTENT_COLLECTIONS } from "../command/subject.ts";
import { FROM_NEWER_SERVERS } from "../content/stored-fields.ts";
import { contentDefinitionOf } from "../content/contents.ts";
import { AUTHOR_NAME_CHARS_MAX } from "../limits/limits.ts";
import type { MutedPerson } from "./muted-person.ts";

const NAME = text({ max: AUTHOR_NAME_CHARS_MAX });

const STORED_SCHEMA = object<Omit<MutedPerson, "about"> & { readonly about: unknown }>(
  {
    until: INSTANT_SCHEMA,
    code: optional(text({ max: 40 })),
    at: optional(INSTANT_SCHEMA),
    authorName: NAME,
    byName: NAME,
    by: optional(text({ max: 128 })),
    collection: oneOf(CONTENT_COLLECTIONS),
    about: anything,
  },
  FROM_NEWER_SERVERS,
);

export function parseMuted(value: unknown): Parsed<MutedPerson> {
  const stored = STORED_SCHEMA.parse(value);
  if (!stored.ok) return stored;
  const about = contentDefinitionOf(stored.value.collection).parse(stored.value.about);
  return about.ok ? ok({ ...stored.value, about: about.value }) : err(about.problem);
}
