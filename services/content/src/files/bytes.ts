/**
 * Stores and reads the bytes of files. Beside the ORM, which writes what it is given into the text of the statement:
 * ten megabytes would be there four times, in hexadecimal.
 */
import type { EntityManager } from '@mikro-orm/postgresql'
import type { StoredFile } from './storedFile.ts'

type Tables = { file_bytes: { file_id: string; width: number; bytes: Buffer } }

/** Stores all versions in `em`'s transaction. */
export async function storeVersions(
  em: EntityManager,
  { id }: StoredFile,
  versions: { width: number; bytes: Buffer }[],
): Promise<void> {
  const rows = versions.map(({ width, bytes }) => ({ file_id: id, width, bytes }))
  await em.getKysely<Tables>().insertInto('file_bytes').values(rows).execute()
}

/** One version; undefined when there is none of this width. */
export async function readVersion(em: EntityManager, id: string, width: number): Promise<Buffer | undefined> {
  const row = await em
    .getKysely<Tables>()
    .selectFrom('file_bytes')
    .select('bytes')
    .where('file_id', '=', id)
    .where('width', '=', width)
    .executeTakeFirst()
  return row?.bytes
}
