// Serves the OpenAPI document and the page that shows it, with Swagger UI from our own origin.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Request, Response, Router } from 'express'
import express from 'express'
import type { GraphQLSchema } from 'graphql'
import type { Organisation, OrganisationReader } from '../context/organisation.ts'
import { Problem, sendProblem } from '../problems/problems.ts'
import { type CachedResponse, createCachedResponse } from '../response-cache/response-cache.ts'
import { sendCachedResponse } from '../response-cache/send-cached-response.ts'
import { docsPage } from './docs-page.ts'
import { describeRest } from './openapi-document.ts'

/** Scripts, styles and calls of our own origin alone; the icons of Swagger UI are in its style sheet. */
const contentSecurityPolicy = [
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:",
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join('; ')

const readFile = (url: string) => readFileSync(fileURLToPath(url), 'utf8')

interface ServedFile {
  path: string
  type: string
  createText(organisation: Organisation): string
}

/** Routes of the description and its page; rendered anew when the organization has changed. */
export function createDocsRouter(schema: GraphQLSchema, readOrganisation: OrganisationReader): Router {
  const files: ServedFile[] = [
    {
      path: '/openapi.json',
      type: 'application/json',
      createText: (organisation) => JSON.stringify(describeRest(schema, organisation)),
    },
    { path: '/docs', type: 'text/html', createText: () => docsPage },
    {
      path: '/docs/start.js',
      type: 'text/javascript',
      createText: () => readFile(import.meta.resolve('./docs-start.js')),
    },
    {
      path: '/docs/swagger-ui-bundle.js',
      type: 'text/javascript',
      createText: () => readFile(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
    },
    {
      path: '/docs/swagger-ui.css',
      type: 'text/css',
      createText: () => readFile(import.meta.resolve('swagger-ui-dist/swagger-ui.css')),
    },
  ]
  const router = express.Router({ caseSensitive: true })
  for (const { path, type, createText } of files) {
    let cached: { key: string; response: CachedResponse } | undefined
    router.all(path, async (request: Request, response: Response) => {
      response.locals.route = `/api${path}`
      if (request.method === 'OPTIONS')
        return void response.writeHead(204, { allow: allowedMethods.join(', ') }).end()
      if (!allowedMethods.includes(request.method))
        return sendProblem(response, new Problem('methodNotAllowed', { allow: allowedMethods }))
      response.setHeader('content-security-policy', contentSecurityPolicy)
      const organisation = await readOrganisation()
      const key = JSON.stringify(organisation)
      if (cached?.key !== key) cached = { key, response: createCachedResponse(createText(organisation)) }
      await sendCachedResponse(request, response, cached.response, `${type}; charset=utf-8`)
    })
  }
  return router
}

const allowedMethods = ['GET', 'HEAD', 'OPTIONS']
