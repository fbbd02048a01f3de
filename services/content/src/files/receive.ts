/** POST /files: takes a picture or a PDF of an administrator, and makes it ready for pages. */
import { createHash } from 'node:crypto'
import { type Inside, record, TooBusy } from '@access/service-kit'
import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql'
import type { Request, Response } from 'express'
import { storeVersions } from './bytes.ts'
import { pdfAddress, pictureAddress } from './file.rules.ts'
import { slugOf } from './names.ts'
import { type Prepared, prepared } from './pictures.ts'
import { type ReadFile, readFile } from './readFile.ts'
import { StoredFile } from './storedFile.ts'

/** How many are taken at once: a picture of the largest size takes a quarter of a gigabyte to unfold. */
const mostAtOnce = 2

/** Rejects with what `answering` knows how to say. */
export function receiveBy({ orm, administratorOf }: Inside) {
  let taken = 0
  return async (request: Request, answer: Response): Promise<void> => {
    const { name: who } = await administratorOf(request)
    if (taken === mostAtOnce)
      throw new TooBusy(5, 'Other pictures are being taken just now. Try again in a moment.')
    taken += 1
    try {
      const file = await stored(orm.em.fork() as EntityManager, await readFile(request), who)
      const { id, name, kind, address, width, height, size } = file
      answer.status(201).set('cache-control', 'no-store')
      answer.json({ id, name, kind, address, width, height, size })
    } finally {
      taken -= 1
    }
  }
}

/** What was sent before is there: the same file, under the name and the address it has. */
async function stored(em: EntityManager, sent: ReadFile, who: string): Promise<StoredFile> {
  const hash = createHash('sha256').update(sent.bytes).digest('hex')
  const before = await em.findOne(StoredFile, { hash })
  if (before) return before
  const picture = sent.kind === 'picture' ? await prepared(sent.bytes, sent.name) : null
  const versions = picture?.versions ?? [{ width: 0, bytes: sent.bytes }]
  const file = fileOf(sent, picture, versions.at(-1)!.bytes.length, hash)
  try {
    await store(em.fork() as EntityManager, file, versions, who)
    return file
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    // It came twice at once, and the other was first.
    return em.findOneOrFail(StoredFile, { hash })
  }
}

async function store(em: EntityManager, file: StoredFile, versions: Prepared['versions'], who: string) {
  await em.transactional(async (inside) => {
    record(inside, { who, action: 'added', noun: 'file', itemId: file.id, title: file.name })
    await inside.persist(file).flush()
    await storeVersions(inside, file, versions)
  })
}

function fileOf({ name, kind }: ReadFile, picture: Prepared | null, size: number, hash: string): StoredFile {
  const file = new StoredFile()
  const { width, height } = picture ?? { width: null, height: null }
  const address = picture ? pictureAddress(file.id, slugOf(name), picture) : pdfAddress(file.id, slugOf(name))
  return Object.assign(file, { name, kind, address, width, height, size, hash, addedAt: new Date() })
}
