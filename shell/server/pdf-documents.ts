/** Documents that are part of the product, such as the constitution's PDFs: cached by browsers, but revalidated each time. */
import path from 'node:path'
import express, { type RequestHandler, Router } from 'express'

const pdfFolder = path.resolve(import.meta.dirname, '../public/documents')

/** Serves the PDFs of a folder. What is not there goes on to the page that says so. */
export function createPdfDocuments(folder = pdfFolder): Router {
  const router = Router()
  router.use(skipUnlessPdf)
  router.use(express.static(folder, { index: false, redirect: false, dotfiles: 'ignore', setHeaders }))
  return router
}

const skipUnlessPdf: RequestHandler = ({ path: pathname }, _response, next) =>
  next(pathname.endsWith('.pdf') ? undefined : 'router')

// A corrected text has the same URL, so caches must revalidate.
// Nothing in a PDF is ours to run; the policy of our pages would keep some browsers from showing it at all.
function setHeaders(response: Parameters<RequestHandler>[1]) {
  response.setHeader('cache-control', 'public, no-cache')
  response.setHeader('content-security-policy', "base-uri 'none'; frame-ancestors 'none'")
}
