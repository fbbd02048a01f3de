/**
 * Stores and reads the bytes of documents. Beside the ORM, which writes what it is given into the text of the statement:
 * ten megabytes would be there four times, in hexadecimal.
 */
import type { EntityManager } from '@mikro-orm/postgresql'
import { decryptBytes } from '../../platform/encryption/encryption.ts'
import { type Document, getBytesContext } from './document.entity.ts'

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
