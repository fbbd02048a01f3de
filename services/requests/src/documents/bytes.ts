/**
 * Stores and reads the bytes of papers. Beside the ORM, which writes what it is given into the text of the statement:
 * ten megabytes would be there four times, in hexadecimal.
 */
import type { EntityManager } from '@mikro-orm/postgresql'
import { openBytes } from '../sealing.ts'
import { bytesOf, type Document } from './document.ts'

type Tables = { document_bytes: { document_id: string; bytes: Buffer } }

/** Stores a paper's sealed bytes in `em`'s transaction. */
export async function storeBytes(em: EntityManager, { id }: Document, sealedBytes: Buffer): Promise<void> {
  const row = { document_id: id, bytes: sealedBytes }
  await em.getKysely<Tables>().insertInto('document_bytes').values(row).execute()
}

/** A paper's bytes, opened with its own key; `CannotUnseal` when they were changed. */
export async function readBytes(em: EntityManager, document: Document, key: Buffer): Promise<Buffer> {
  const { bytes } = await em
    .getKysely<Tables>()
    .selectFrom('document_bytes')
    .select('bytes')
    .where('document_id', '=', document.id)
    .executeTakeFirstOrThrow()
  return openBytes(key, bytesOf(document), bytes)
}
