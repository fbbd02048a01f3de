/** A paper as its applicant and the office see it in lists: never what is in it. */
import { InstantScalar } from '@access/service-kit'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { openUnder } from '../sealing.ts'
import type { Kind, Scan } from './document.rules.ts'
import { type Document, nameOf } from './document.ts'

@ObjectType('RequestDocument', { simpleResolvers: true })
export class RequestDocument {
  @Field(() => ID) id!: string
  @Field(() => String) name!: string
  @Field(() => String) kind!: Kind
  /** In bytes. */
  @Field(() => Int) size!: number
  @Field(() => InstantScalar) addedAt!: Date
  @Field(() => String) scan!: Scan
}

/** The paper with its name, opened by `key`, its own. A name that cannot be opened does not hide the paper. */
export function seenAs(document: Document, key: () => Buffer): RequestDocument {
  const { id, kind, size, scan, createdAt } = document
  return { id, kind, size, scan, addedAt: createdAt, name: openedName(document, key) ?? `unreadable.${kind}` }
}

/** What a paper is called; null when that cannot be opened. */
export function openedName(document: Document, key: () => Buffer): string | null {
  try {
    return openUnder<string>(key(), nameOf(document), document.sealed)
  } catch {
    return null
  }
}
