/** GET /files/{id}/{name}: a public picture or file. The content of a URL never changes, so browsers cache it. */
import { findById, holdBytes, NotFound, type RouteContext } from '@access/service-kit'
import type { Request, Response } from 'express'
import { parseSize } from './file.rules.ts'
import { readVersion } from './file-versions.ts'
import { StoredFile } from './stored-file.entity.ts'

const immutableCacheControl = 'public, max-age=31536000, immutable'

/** Rejects with what `answering` knows how to say. */
export function createDownloadHandler({ orm }: RouteContext) {
  return async (request: Request, response: Response): Promise<void> => {
    const id = String(request.params.id)
    const em = orm.em.fork()
    const file = await findById(em, StoredFile, 'file', id)
    const width = file.kind === 'picture' ? (parseSize(String(request.params.name))?.width ?? 0) : 0
    const tag = `"${file.id}-${width}"`
    const bytes = await readVersion(em, file.id, width)
    if (!bytes) throw new NotFound('file', id)

    response.set({
      'cache-control': immutableCacheControl,
      etag: tag,
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'none',
    })
    if (matchesEtag(request, tag)) return void response.status(304).end()
    if (file.kind === 'pdf') response.attachment(toPdfName(file.name))
    else response.set('content-disposition', 'inline')
    if (request.method !== 'HEAD') holdBytes(request, response, bytes.length)
    response
      .set({
        'content-type': file.kind === 'pdf' ? 'application/pdf' : 'image/webp',
        'content-length': String(bytes.length),
      })
      .end(request.method === 'HEAD' ? undefined : bytes)
  }
}

/** Whatever it was called: nobody's browser saves it as a program. */
const toPdfName = (name: string) => (/\.pdf$/i.test(name) ? name : `${name}.pdf`)

const matchesEtag = ({ headers }: Request, tag: string) =>
  (headers['if-none-match'] ?? '').split(',').some((etag) => etag.trim().replace(/^W\//, '') === tag)
