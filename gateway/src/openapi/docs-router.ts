// Serves the OpenAPI document and the page that shows it, with Swagger UI from our own origin.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Request, Response, Router } from 'express'
import express from 'express'
import type { GraphQLSchema } from 'graphql'
import type { Organisation, OrganisationReader } from '../context/organisation.ts'
import { hasMethod } from '../problems/problems.ts'
import { docsPage } from './docs-page.ts'
import { describeRest } from './openapi-document.ts'

/** Scripts, styles and calls of our own origin alone; the icons of Swagger UI are in its style sheet. */
const contentSecurityPolicy = [
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:",
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join('; ')

/** What the page loads: Swagger UI as it is published, and the line that starts it. */
const assets = [
  ['start.js', 'text/javascript', import.meta.resolve('./docs-start.js')],
  ['swagger-ui-bundle.js', 'text/javascript', import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')],
  ['swagger-ui.css', 'text/css', import.meta.resolve('swagger-ui-dist/swagger-ui.css')],
] as const

interface ServedFile {
  path: string
  type: string
  createText(organisation: Organisation): string
}

/** Routes of the description and its page. The shell stores both until the organization, or anything else, changes. */
export function createDocsRouter(schema: GraphQLSchema, { readNow }: OrganisationReader): Router {
  const files: ServedFile[] = [
    {
      path: '/openapi.json',
      type: 'application/json',
      createText: (organisation) => JSON.stringify(describeRest(schema, organisation)),
    },
    { path: '/docs', type: 'text/html', createText: () => docsPage },
    ...assets.map(([name, type, url]) => ({
      path: `/docs/${name}`,
      type,
      createText: () => readFileSync(fileURLToPath(url), 'utf8'),
    })),
  ]
  const router = express.Router({ caseSensitive: true })
  for (const { path, type, createText } of files) {
    router.all(path, async (request: Request, response: Response) => {
      response.locals.route = `/api${path}`
      if (!hasMethod(request, response, ['GET', 'HEAD'])) return
      response.setHeader('content-security-policy', contentSecurityPolicy)
      const { organisation, isCurrent } = await readNow()
      response
        .set('cache-control', isCurrent ? 'max-age=900, public' : 'no-store')
        .set('content-type', `${type}; charset=utf-8`)
        .send(createText(organisation))
    })
  }
  return router
}
