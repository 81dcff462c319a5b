import { IDENTIFIER_SCHEMA } from "../basics/identifier.ts";
import { object, oneOf } from "../basics/schema.ts";
import type { CommandEnvelope, NewIdentifiers } from "../command/command-definition.ts";
import { CONTENT_COLLECTIONS, type ContentSubject } from "../command/subject.ts";

export interface AboutContent {
  readonly subject: ContentSubject;
}

export const SUBJECT_FIELD = {
  subject: object<ContentSubject>({ collection: oneOf(CONTENT_COLLECTIONS), id: IDENTIFIER_SCHEMA }),
};

export function subjectOfPayload<P extends AboutContent>({ payload }: CommandEnvelope<P>): ContentSubject {
  return payload.subject;
}

export function reissuedSubject<P extends AboutContent>(payload: P, { subjectId }: NewIdentifiers): P {
  return subjectId === undefined ? payload : { ...payload, subject: { ...payload.subject, id: subjectId } };
}
