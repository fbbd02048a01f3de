/** A document somebody sent: what it is called and what is in it are encrypted, what lists need is not. */
import { Flag, Integer, Item, OneToOne, Property, Table, Text } from '@access/service-kit'
import { encryptAesGcm } from '@access/service-kit/encryption'
import type { EntityManager } from '@mikro-orm/postgresql'
import {
  decryptBytes,
  decryptWithKey,
  type EncryptionKeys,
  encryptWithKey,
  generateDataKey,
  unwrapDataKey,
  type WrappedKey,
  wrapDataKey,
} from '../../platform/encryption/encryption.ts'
import type { DocumentKind, ScanResult } from './document.rules.ts'

@Table('document')
export class Document extends Item {
  @Text() kind!: DocumentKind
  /** In bytes. */
  @Integer() size!: number
  @Text({ isIndexed: true }) scan!: ScanResult
  /** It has, or may have, scripts, attachments or objects in it: staff see pictures of its pages before the original. */
  @Flag({ defaultValue: true }) activeContent!: boolean
  /** It is encrypted with a password that nobody here has; null where that was not recorded yet. */
  @Flag({ isOptional: true }) needsPassword!: boolean | null
  /** The request it was sent with; null until there is one. */
  @Property({ type: 'uuid', nullable: true, index: true })
  requestId: string | null = null

  /** The blind index of its sender's address while it belongs to nothing, for the quotas; null from then on. */
  @Text({ isOptional: true }) sender: string | null = null

  /** Its name, under its own key. */
  @Text() encrypted!: string
  /** Its own key: under the service's key while it belongs to nothing, then under its request's. */
  @Text() dataKey!: string
  /** Which of the service's keys; null once the request's key has taken over. */
  @Text({ isOptional: true }) keyId!: string | null
}

/** Its bytes, under its own key, apart from what is read often; they go when it goes. */
@Table('document_bytes')
export class DocumentBytes {
  @OneToOne(() => Document, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  document!: Document
  @Property({ type: 'blob' })
  bytes!: Buffer
}

/** What somebody sent, once it is known to be a document. */
export interface UploadedDocument {
  name: string
  kind: DocumentKind
  bytes: Buffer
  activeContent?: boolean
  needsPassword?: boolean
}

/** Encrypts a document: its row, and its bytes as they are stored. */
export function encryptDocument(
  { name, kind, bytes, activeContent = false, needsPassword = false }: UploadedDocument,
  scan: ScanResult,
  keys: EncryptionKeys,
) {
  const document = new Document()
  const key = generateDataKey()
  Object.assign(
    document,
    { kind, scan, activeContent, needsPassword, size: bytes.length },
    wrapDataKey(keys, document.id, key),
  )
  document.encrypted = encryptWithKey(key, getNameContext(document), name)
  return { document, encryptedBytes: encryptAesGcm(key, getBytesContext(document), bytes) }
}

/** What a document's name and its bytes are encrypted as. */
export const getNameContext = ({ id }: Document) => `${id} name`
const getBytesContext = ({ id }: Document) => `${id} bytes`

const getKeyContext = ({ id }: Document) => `${id} key`

/** The key of a document that is not attached yet; `DecryptionError` when none of ours unwraps it. */
export const unwrapOwnKey = (document: Document, keys: EncryptionKeys): Buffer =>
  unwrapDataKey(keys, document.id, document as Document & WrappedKey)

/** The key of a request's document; `DecryptionError` when the request's key does not unwrap it. */
export const unwrapDocumentKey = (requestKey: Buffer, document: Document): Buffer =>
  Buffer.from(decryptWithKey<string>(requestKey, getKeyContext(document), document.dataKey), 'base64')

/** A document's key, wrapped with the request's key: once that one is erased, so is this. */
export const rewrapDocumentKey = (document: Document, key: Buffer, requestKey: Buffer) => ({
  dataKey: encryptWithKey(requestKey, getKeyContext(document), key.toString('base64')),
  keyId: null,
})

type Tables = { document_bytes: { document_id: string; bytes: Buffer } }

/** Stores a document's encrypted bytes in `em`'s transaction. */
export async function storeBytes(em: EntityManager, { id }: Document, encryptedBytes: Buffer): Promise<void> {
  const row = { document_id: id, bytes: encryptedBytes }
  await em.getKysely<Tables>().insertInto('document_bytes').values(row).execute()
}

/** A document's bytes, opened with its own key; `DecryptionError` when they were changed. */
export async function readBytes(em: EntityManager, document: Document, key: Buffer): Promise<Buffer> {
  const { bytes } = await em
    .getKysely<Tables>()
    .selectFrom('document_bytes')
    .select('bytes')
    .where('document_id', '=', document.id)
    .executeTakeFirstOrThrow()
  return decryptBytes(key, getBytesContext(document), bytes)
}
