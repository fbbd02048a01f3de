/** Built files, which never change under their name: compressed at build time, cached by browsers for a year. */
import { stat } from 'node:fs/promises'
import path from 'node:path'
import express, { type RequestHandler, Router } from 'express'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** What the build leaves beside a file, the smallest first: browsers list what they accept in no order of their own. */
const compressions = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
]

/** Serves a folder. What is not in it is a 404 in plain text: a page in its place would be run as a script. */
export function createStaticFiles(folder: string, isAllowed = (_pathname: string) => true): Router {
  const router = Router()
  router.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('allow', 'GET, HEAD').type('text').send('Only GET and HEAD are allowed here.')
      return
    }
    if (isAllowed(request.path)) next()
    else sendNotFound(request, response, next)
  })
  router.use(createCompressedFiles(folder))
  router.use(
    express.static(folder, {
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      immutable: true,
      maxAge: '1y',
    }),
  )
  router.use(sendNotFound)
  return router
}

function createCompressedFiles(folder: string): RequestHandler {
  return async (request, response, next) => {
    const pathname = request.path
    const type = types[path.extname(pathname)]
    // The compressed siblings are chosen by content negotiation, never requested by name.
    if (!type) return sendNotFound(request, response, next)
    response.set('vary', 'accept-encoding')
    response.set('content-type', type)
    for (const { name, extension } of compressions) {
      if (!request.acceptsEncodings(name) || !(await isFile(folder, pathname + extension))) continue
      response.set('content-encoding', name)
      request.url = pathname + extension
      break
    }
    next()
  }
}

const sendNotFound: RequestHandler = (_request, response) => {
  response.removeHeader('content-encoding')
  response.status(404).set('cache-control', 'no-cache').type('text').send('There is no such file.')
}

async function isFile(folder: string, pathname: string): Promise<boolean> {
  const file = path.join(folder, pathname)
  if (!file.startsWith(folder + path.sep)) return false
  return stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  )
}
