/** A document as its applicant and the office see it in lists: never what is in it. */
import { InstantScalar } from '@access/service-kit'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { decryptWithKey } from '../../platform/encryption/encryption.ts'
import { type Document, getNameContext } from './document.entity.ts'
import type { DocumentKind, ScanResult } from './document.rules.ts'

@ObjectType('RequestDocument', { simpleResolvers: true })
export class RequestDocument {
  @Field(() => ID) id!: string
  @Field(() => String) name!: string
  @Field(() => String) kind!: DocumentKind
  /** In bytes. */
  @Field(() => Int) size!: number
  @Field(() => InstantScalar) addedAt!: Date
  @Field(() => String) scan!: ScanResult
  /** It has, or may have, scripts, attachments or objects that do something when it is opened. */
  @Field(() => Boolean) activeContent!: boolean
  /** Neither we nor a virus scanner can look into it without its password. */
  @Field(() => Boolean) needsPassword!: boolean
}

/** The document with its name, opened by `key`, its own. A name that cannot be opened does not hide the document. */
export function toRequestDocument(document: Document, key: () => Buffer): RequestDocument {
  const { id, kind, size, scan, activeContent, createdAt } = document
  return {
    id,
    kind,
    size,
    scan,
    activeContent,
    needsPassword: document.needsPassword ?? false,
    addedAt: createdAt,
    name: decryptName(document, key) ?? `unreadable.${kind}`,
  }
}

/** What a document is called; null when that cannot be opened. */
export function decryptName(document: Document, key: () => Buffer): string | null {
  try {
    return decryptWithKey<string>(key(), getNameContext(document), document.encrypted)
  } catch {
    return null
  }
}
