/** Built files, which never change under their name: compressed at build time, kept by browsers for a year. */
import { stat } from 'node:fs/promises'
import path from 'node:path'
import express, { type RequestHandler, Router } from 'express'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Serves a folder. What is not in it is a 404 in plain text: a page in its place would be run as a script. */
export function staticFiles(folder: string, allowed = (_pathname: string) => true): Router {
  const router = Router()
  router.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('allow', 'GET, HEAD').type('text').send('Only GET and HEAD are allowed here.')
      return
    }
    if (allowed(request.path)) next()
    else notThere(request, response, next)
  })
  router.use(precompressed(folder))
  router.use(
    express.static(folder, {
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      immutable: true,
      maxAge: '1y',
    }),
  )
  router.use(notThere)
  return router
}

function precompressed(folder: string): RequestHandler {
  return async (request, response, next) => {
    const pathname = request.path
    const type = types[path.extname(pathname)]
    // The compressed siblings are chosen for the reader, never asked for by name.
    if (!type) return notThere(request, response, next)
    response.set('vary', 'accept-encoding')
    response.set('content-type', type)
    const encoding = request.acceptsEncodings('br', 'gzip', 'identity')
    const ending = encoding === 'br' ? '.br' : encoding === 'gzip' ? '.gz' : null
    if (ending && (await isFile(folder, pathname + ending))) {
      response.set('content-encoding', encoding as string)
      request.url = pathname + ending
    }
    next()
  }
}

const notThere: RequestHandler = (_request, response) => {
  response.removeHeader('content-encoding')
  response.status(404).set('cache-control', 'no-cache').type('text').send('There is no such file.')
}

async function isFile(folder: string, pathname: string): Promise<boolean> {
  const file = path.join(folder, pathname)
  if (!file.startsWith(folder + path.sep)) return false
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
}
