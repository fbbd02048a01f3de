/**
 * GET /printed-documents/{file}: the PDF of a fixed text. 204 when it is the one that comes with the product, which the
 * website has itself; 404 when there is none of the text as it is now.
 */
import { createStreamHandler, holdBytes, NotFound, type RouteContext } from '@access/service-kit'
import { listAvailableDocuments } from './available-documents.ts'
import { PrintedDocument } from './printed-document.entity.ts'

export function addPrintedDocumentRoute({ app, orm, log, requireSignature }: RouteContext): void {
  app.get(
    '/printed-documents/:file',
    requireSignature,
    createStreamHandler(log, 'a printed document failed', async (request, response) => {
      const file = String(request.params.file)
      const em = orm.em.fork()
      const available = (await listAvailableDocuments(em)).get(file)
      if (!available) throw new NotFound('document', file)
      // What is at this address changes with the text.
      response.set('cache-control', 'public, no-cache')
      if (available.origin === 'demonstration') return void response.status(204).end()
      const tag = `"${available.sourceHash.slice(0, 32)}"`
      response.set('etag', tag)
      if (request.headers['if-none-match']?.includes(tag)) return void response.status(304).end()
      const { bytes } = await em.findOneOrFail(PrintedDocument, { file }, { populate: ['bytes'] })
      if (request.method !== 'HEAD') holdBytes(request, response, bytes.length)
      response.set({ 'content-type': 'application/pdf', 'content-length': String(bytes.length) })
      response.end(request.method === 'HEAD' ? undefined : bytes)
    }),
  )
}
