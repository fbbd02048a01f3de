/**
 * Stores and reads the bytes of files. Without the ORM, which writes values into the text of the statement:
 * ten megabytes would be in memory four times, in hexadecimal.
 */
import type { EntityManager } from '@mikro-orm/postgresql'
import type { StoredFile } from './stored-file.entity.ts'

type Tables = { file_version: { file_id: string; width: number; bytes: Buffer } }

/** Stores all versions in the transaction of `em`. */
export async function storeVersions(
  em: EntityManager,
  { id }: StoredFile,
  versions: { width: number; bytes: Buffer }[],
): Promise<void> {
  const rows = versions.map(({ width, bytes }) => ({ file_id: id, width, bytes }))
  await em.getKysely<Tables>().insertInto('file_version').values(rows).execute()
}

/** The version of this width, or undefined. */
export async function readVersion(em: EntityManager, id: string, width: number): Promise<Buffer | undefined> {
  const row = await em
    .getKysely<Tables>()
    .selectFrom('file_version')
    .select('bytes')
    .where('file_id', '=', id)
    .where('width', '=', width)
    .executeTakeFirst()
  return row?.bytes
}
