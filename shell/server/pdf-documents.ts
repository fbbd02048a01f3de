/**
 * The PDFs of fixed texts, such as the constitution's: cached by browsers, but revalidated each time. Those of the
 * demonstration are files of the product, and are sent where its texts are still there; those of other texts have been
 * printed since, and come from content. Where there is none, the text itself is a page.
 */
import path from 'node:path'
import { describeError, getRequestIdHeader } from '@access/service-kit/log'
import { fetchInner } from '@access/service-kit/transport'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import type { PlainPage } from './pages/plain-page.ts'
import type { Services } from './services.ts'

const pdfFolder = path.resolve(import.meta.dirname, '../public/documents')

/** In milliseconds. */
const timeout = 10_000

type PdfOptions = Pick<Services, 'gatewayUrl' | 'log' | 'sendPage'> & {
  /** Of the demonstration's files. */
  folder?: string
}

/** Serves the PDFs below its path. What is no name of one goes on to the page that says so. */
export function createPdfDocuments({ gatewayUrl, log, sendPage, folder = pdfFolder }: PdfOptions): Router {
  const router = Router()
  router.use(skipUnlessPdf)
  router.use(async (request, response, next) => {
    const file = path.basename(request.path)
    const answer = await askForDocument(gatewayUrl, file, request).catch((reason: unknown) => {
      log.error(describeError(reason), 'gateway did not say which document there is')
      return undefined
    })
    if (answer?.status === 204) return next()
    if (answer?.status === 404)
      return sendPage(request, response, 404, 'There is no PDF of this text at present.', findPage(file))
    if (answer?.status === 200 || answer?.status === 304) return sendDocument(answer, response)
    response.set('retry-after', '5')
    return sendPage(request, response, 503, 'This document cannot be reached right now.', findPage(file))
  })
  router.use(express.static(folder, { index: false, redirect: false, dotfiles: 'ignore', setHeaders }))
  return router
}

const skipUnlessPdf: RequestHandler = ({ method, path: pathname }, _response, next) =>
  next(['GET', 'HEAD'].includes(method) && /^\/[\w-][\w.-]*\.pdf$/.test(pathname) ? undefined : 'router')

function askForDocument(
  gatewayUrl: string,
  file: string,
  { headers }: Request,
): Promise<globalThis.Response> {
  const tag = headers['if-none-match']
  return fetchInner(`${gatewayUrl}/api/printed-documents/${file}`, {
    headers: { ...getRequestIdHeader(), ...(tag && { 'if-none-match': tag }) },
    signal: AbortSignal.timeout(timeout),
  })
}

async function sendDocument(answer: globalThis.Response, response: Response): Promise<void> {
  const tag = answer.headers.get('etag')
  setHeaders(response)
  if (tag) response.set('etag', tag)
  if (answer.status === 304) return void response.status(304).end()
  // Express leaves the body out of the answer to HEAD.
  response.type('application/pdf').send(Buffer.from(await answer.arrayBuffer()))
}

/** The page with the text of a PDF. */
function findPage(file: string): PlainPage['way'] {
  const [name] = file.split('.')
  return name === 'bylaws' || name === 'code-of-conduct'
    ? { to: `/constitution/${name}`, text: 'Read the text on its page' }
    : { to: '/constitution', text: 'Read the constitution on its page' }
}

// A corrected text has the same URL, so caches must revalidate.
// Nothing in a PDF is ours to run; the policy of our pages would keep some browsers from showing it at all.
function setHeaders(response: Pick<Response, 'setHeader'>) {
  response.setHeader('cache-control', 'public, no-cache')
  response.setHeader('content-security-policy', "base-uri 'none'; frame-ancestors 'none'")
}
