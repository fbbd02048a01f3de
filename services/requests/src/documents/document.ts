/** A paper somebody sent: what it is called and what is in it are sealed, what lists need is not. */
import { Item, OneToOne, Property, Table, Text, Whole } from '@access/service-kit'
import { newDataKey, type SealingKeys, sealBytes, sealedKey, sealUnder } from '../sealing.ts'
import type { Kind, Scan } from './document.rules.ts'

@Table('document')
export class Document extends Item {
  @Text() kind!: Kind
  /** In bytes. */
  @Whole() size!: number
  @Text({ index: true }) scan!: Scan
  /** The request it was sent with; null until there is one. */
  @Property({ type: 'uuid', nullable: true, index: true })
  requestId: string | null = null

  /** Its name, under its own key. */
  @Text() sealed!: string
  /** Its own key: under the service's key while it belongs to nothing, then under its request's. */
  @Text() dataKey!: string
  /** Which of the service's keys; null once the request's key has taken over. */
  @Text({ optional: true }) keyId!: string | null
}

/** Its bytes, under its own key, apart from what is read often; they go when it goes. */
@Table('document_bytes')
export class DocumentBytes {
  @OneToOne(() => Document, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  document!: Document
  @Property({ type: 'blob' })
  bytes!: Buffer
}

/** What somebody sent, once it is known to be a paper. */
export interface Sent {
  name: string
  kind: Kind
  bytes: Buffer
}

/** Seals a paper: its row, and its bytes as they are stored. */
export function sealedDocument({ name, kind, bytes }: Sent, scan: Scan, keys: SealingKeys) {
  const document = new Document()
  const key = newDataKey()
  Object.assign(document, { kind, scan, size: bytes.length, ...sealedKey(keys, document.id, key) })
  document.sealed = sealUnder(key, nameOf(document), name)
  return { document, sealedBytes: sealBytes(key, bytesOf(document), bytes) }
}

/** What a paper's name and its bytes are sealed as. */
export const nameOf = ({ id }: Document) => `${id} name`
export const bytesOf = ({ id }: Document) => `${id} bytes`
