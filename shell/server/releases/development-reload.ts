/** In development the server notifies the browser of each new release, and the browser reloads the page. */
import { randomUUID } from 'node:crypto'
import { Router } from 'express'
import type { Releases } from './releases.ts'

// Reloads on a new release, and when the server that comes back after a break is another one.
const reloadScript = `let server
const releases = new EventSource('/dev/releases')
releases.addEventListener('server', ({ data }) => {
  if (server && server !== data) location.reload()
  server = data
})
releases.addEventListener('release', () => location.reload())
`

type Options = { releases: Releases; stopping: AbortController }

/** `/dev/releases`, a stream of server-sent events, and `/dev/reload.js`, which listens to it. */
export function createDevelopmentReload({ releases, stopping }: Options): Router {
  const server = randomUUID()
  const router = Router()
  router.get('/reload.js', (_request, response) => {
    response.set('cache-control', 'no-cache').type('text/javascript').send(reloadScript)
  })
  router.get('/releases', (request, response) => {
    response.set({ 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
    response.write(`event: server\ndata: ${server}\n\n`)
    const sendReleaseEvent = () => response.write('event: release\ndata: \n\n')
    releases.on('changed', sendReleaseEvent)
    request.once('close', () => releases.off('changed', sendReleaseEvent))
    // A stream that never ends would keep the server from stopping.
    stopping.signal.addEventListener('abort', () => response.end(), { once: true })
  })
  return router
}
