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

/** What the build leaves beside a file. */
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
    const encoding = await findSmallest(
      folder,
      pathname,
      compressions.filter(({ name }) => request.acceptsEncodings(name)),
    )
    if (encoding) {
      response.set('content-encoding', encoding.name)
      request.url = pathname + encoding.extension
    }
    next()
  }
}

/** The smallest compressed sibling that there is. Browsers list what they accept in no order of their own. */
async function findSmallest(folder: string, pathname: string, accepted: typeof compressions) {
  const siblings = await Promise.all(
    accepted.map(async (compression) => ({
      compression,
      bytes: await measureFile(folder, pathname + compression.extension),
    })),
  )
  return siblings.filter(({ bytes }) => bytes !== null).sort((a, b) => a.bytes! - b.bytes!)[0]?.compression
}

const sendNotFound: RequestHandler = (_request, response) => {
  response.removeHeader('content-encoding')
  response.status(404).set('cache-control', 'no-cache').type('text').send('There is no such file.')
}

async function measureFile(folder: string, pathname: string): Promise<number | null> {
  const file = path.join(folder, pathname)
  if (!file.startsWith(folder + path.sep)) return null
  return stat(file).then(
    (stats) => (stats.isFile() ? stats.size : null),
    () => null,
  )
}
