/** POST /files: receives a picture or a PDF from an administrator, and prepares it for pages. */
import { type RouteContext, ServiceUnavailable } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Request, Response } from 'express'
import { readUploadedFile } from './read-uploaded-file.ts'
import { findOrStoreFile } from './store-file.ts'

/** How many uploads are processed at once: the largest picture takes a quarter of a gigabyte to decode. */
const maxConcurrentUploads = 2

/** Rejects with what `answering` knows how to say. */
export function createUploadHandler({ orm, getAdministrator }: RouteContext) {
  let activeUploads = 0
  return async (request: Request, response: Response): Promise<void> => {
    const actor = await getAdministrator(request, 'manageContent')
    if (activeUploads === maxConcurrentUploads)
      throw new ServiceUnavailable(5, 'Other pictures are being processed just now. Try again in a moment.')
    activeUploads += 1
    try {
      const file = await findOrStoreFile(
        orm.em.fork() as EntityManager,
        await readUploadedFile(request),
        actor,
      )
      const { id, name, kind, url, width, height, size } = file
      response.status(201).set('cache-control', 'no-store')
      response.json({ id, name, kind, url, width, height, size })
    } finally {
      activeUploads -= 1
    }
  }
}
