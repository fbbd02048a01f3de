// The description of the REST interface, for programs and for people: made once, kept as bytes.
import { readFileSync } from 'node:fs'
import type { Request, Response, Router } from 'express'
import express from 'express'
import type { GraphQLSchema } from 'graphql'
import { answerOf } from '../answers.ts'
import { sendAnswer } from '../sendAnswer.ts'
import { docsPage } from './docsPage.ts'
import { describeRest } from './openapi.ts'
import { Problem, sendProblem } from './problems.ts'

/** Its own style sheet and nothing else: the page needs no script and asks nobody for anything. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** /openapi.json, /docs and /docs.css. */
export function description(schema: GraphQLSchema): Router {
  const document = describeRest(schema)
  const files = [
    { path: '/openapi.json', type: 'application/json; charset=utf-8', text: JSON.stringify(document) },
    { path: '/docs', type: 'text/html; charset=utf-8', text: docsPage(document) },
    {
      path: '/docs.css',
      type: 'text/css; charset=utf-8',
      text: readFileSync(new URL('./docs.css', import.meta.url), 'utf8'),
    },
  ]
  const router = express.Router({ caseSensitive: true })
  for (const { path, type, text } of files) {
    const answer = answerOf(text)
    router.all(path, async (request: Request, response: Response) => {
      response.locals.route = `/api${path}`
      if (request.method === 'OPTIONS') response.writeHead(204, { allow: allowed.join(', ') }).end()
      else if (!allowed.includes(request.method))
        sendProblem(response, new Problem('notThisVerb', { allow: allowed }))
      else {
        response.setHeader('content-security-policy', pagePolicy)
        await sendAnswer(request, response, answer, type)
      }
    })
  }
  return router
}

const allowed = ['GET', 'HEAD', 'OPTIONS']
