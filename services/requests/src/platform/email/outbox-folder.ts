/** Where emails and texts can be read when nothing takes them from here: DATA_DIR/outbox. */
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Settings } from '@access/service-kit'

/** One file for each, whole or not at all; its name does not say whom it is for. */
export async function writeOutboxFile(
  { dataDir }: Pick<Settings, 'dataDir'>,
  { id, createdAt }: { id: string; createdAt: Date },
  extension: 'eml' | 'txt',
  content: string | Buffer,
): Promise<void> {
  const folder = path.join(dataDir, 'outbox')
  const file = path.join(folder, `${createdAt.toISOString().replaceAll(':', '-')}-${id}.${extension}`)
  const write = () => writeFile(`${file}.unfinished`, content, { mode: 0o600, flush: true })
  await write().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await write()
  })
  await rename(`${file}.unfinished`, file)
}
