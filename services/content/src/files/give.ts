/** GET /files/{id}/{name}: a picture or a file for everyone. What is at an address never changes, so browsers keep it. */
import { type Inside, isUuid, NotFound } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Request, Response } from 'express'
import { readVersion } from './bytes.ts'
import { sizeIn } from './file.rules.ts'
import { StoredFile } from './storedFile.ts'

const forGood = 'public, max-age=31536000, immutable'

/** Rejects with what `answering` knows how to say. */
export function giveBy({ orm }: Inside) {
  return async (request: Request, answer: Response): Promise<void> => {
    const id = String(request.params.id)
    const em = orm.em.fork() as EntityManager
    const file = isUuid(id) ? await em.findOne(StoredFile, { id }) : null
    if (!file) throw new NotFound('file', id)
    const width = file.kind === 'picture' ? (sizeIn(String(request.params.name))?.width ?? 0) : 0
    const tag = `"${file.id}-${width}"`
    const bytes = await readVersion(em, file.id, width)
    if (!bytes) throw new NotFound('file', id)

    answer.set({
      'cache-control': forGood,
      etag: tag,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'none',
    })
    if (hasIt(request, tag)) return void answer.status(304).end()
    if (file.kind === 'pdf') answer.attachment(file.name)
    answer
      .set({
        'content-type': file.kind === 'pdf' ? 'application/pdf' : 'image/webp',
        'content-length': String(bytes.length),
      })
      .end(request.method === 'HEAD' ? undefined : bytes)
  }
}

const hasIt = ({ headers }: Request, tag: string) =>
  (headers['if-none-match'] ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === tag)
