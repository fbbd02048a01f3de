/** Documents that are part of the product, such as the constitution's PDFs: kept by browsers, but asked about each time. */
import path from 'node:path'
import express, { type RequestHandler, Router } from 'express'

const ours = path.resolve(import.meta.dirname, '../public/documents')

/** Serves the PDFs of a folder. What is not there goes on to the page that says so. */
export function documents(folder = ours): Router {
  const router = Router()
  router.use(onlyPdf)
  router.use(express.static(folder, { index: false, redirect: false, dotfiles: 'ignore', setHeaders }))
  return router
}

const onlyPdf: RequestHandler = ({ path: pathname }, _response, next) =>
  next(pathname.endsWith('.pdf') ? undefined : 'router')

// A text that is put right keeps its address, so nobody may show an old one without asking whether it still holds.
// Nothing in a PDF is ours to run; the policy of our pages would keep some browsers from showing it at all.
function setHeaders(response: Parameters<RequestHandler>[1]) {
  response.setHeader('cache-control', 'public, no-cache')
  response.setHeader('content-security-policy', "frame-ancestors 'none'")
}
