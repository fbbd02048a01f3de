// Replies to text messages: a form that the provider posts and signs, which the requests service verifies.
import { describeError } from '@access/service-kit/log'
import { createInnerPool, createSignatureHeaders } from '@access/service-kit/transport'
import express, { type Request, type Response } from 'express'
import type { Logger } from 'pino'
import type { Subgraphs } from '../context/settings.ts'
import { Problem, sendProblem } from '../problems/problems.ts'

const maxBytes = 16 * 1024
const path = '/text-replies'

interface Options {
  subgraphs: Subgraphs
  secret: string
  log: Logger
}

/** Creates the route; it is for no browser, so that no header against CSRF is asked for. */
export function createTextReplies({ subgraphs, secret, log }: Options) {
  const pool = createInnerPool(subgraphs.requests, { connections: 4, pipelining: 1 })
  const router = express.Router({ caseSensitive: true })

  router.post(
    path,
    express.urlencoded({ extended: false, limit: maxBytes }),
    async (request: Request, response: Response) => {
      response.locals.route = `POST /api${path}`
      try {
        const answer = await pool.request({
          path,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...createSignatureHeaders(secret, { method: 'POST', path }),
          },
          body: JSON.stringify({
            parameters: request.body ?? {},
            signature: request.headers['x-twilio-signature'] ?? '',
          }),
        })
        await answer.body.dump()
        // The provider takes an empty document for nothing to say.
        if (answer.statusCode === 204) response.type('text/xml').send('<Response/>')
        else if (answer.statusCode === 403) sendProblem(response, new Problem('forbidden'))
        else sendProblem(response, new Problem('notFound'))
      } catch (error) {
        log.warn(describeError(error), 'a reply to a text was not taken')
        sendProblem(response, new Problem('busy', { retryAfter: 5 }))
      }
    },
  )
  return { router, close: () => pool.close() }
}
