// Serves the OpenAPI document and the documentation page, rendered once somebody asks for them.
import { readFileSync } from 'node:fs'
import type { Request, Response, Router } from 'express'
import express from 'express'
import type { GraphQLSchema } from 'graphql'
import type { Organisation, OrganisationReader } from '../context/organisation.ts'
import { Problem, sendProblem } from '../problems/problems.ts'
import { type CachedResponse, createCachedResponse } from '../response-cache/response-cache.ts'
import { sendCachedResponse } from '../response-cache/send-cached-response.ts'
import { renderDocsPage } from './docs-page.ts'
import { describeRest } from './openapi-document.ts'

/** The content security policy: only its own style sheet, no scripts and no requests. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** /openapi.json, /docs and /docs.css: rendered anew when the organisation has changed. */
export function createDocsRouter(schema: GraphQLSchema, readOrganisation: OrganisationReader): Router {
  const files = [
    {
      path: '/openapi.json',
      type: 'application/json; charset=utf-8',
      createText: (organisation: Organisation) => JSON.stringify(describeRest(schema, organisation)),
    },
    {
      path: '/docs',
      type: 'text/html; charset=utf-8',
      createText: (organisation: Organisation) => renderDocsPage(describeRest(schema, organisation)),
    },
    {
      path: '/docs.css',
      type: 'text/css; charset=utf-8',
      createText: () => readFileSync(new URL('./docs.css', import.meta.url), 'utf8'),
    },
  ]
  const router = express.Router({ caseSensitive: true })
  for (const { path, type, createText } of files) {
    let cached: { key: string; response: CachedResponse } | undefined
    router.all(path, async (request: Request, response: Response) => {
      response.locals.route = `/api${path}`
      if (request.method === 'OPTIONS') response.writeHead(204, { allow: allowedMethods.join(', ') }).end()
      else if (!allowedMethods.includes(request.method))
        sendProblem(response, new Problem('methodNotAllowed', { allow: allowedMethods }))
      else {
        response.setHeader('content-security-policy', contentSecurityPolicy)
        const organisation = await readOrganisation()
        const key = JSON.stringify(organisation)
        if (cached?.key !== key) cached = { key, response: createCachedResponse(createText(organisation)) }
        await sendCachedResponse(request, response, cached.response, type)
      }
    })
  }
  return router
}

const allowedMethods = ['GET', 'HEAD', 'OPTIONS']
