/** GET /robots.txt: the paths that crawlers should not visit. */
import type { RequestHandler } from 'express'

/** Not a lock: these are the addresses that hold nothing to be found, and endless ones. */
const disallowedPaths = ['/admin', '/api', '/graphql', '/search']

const renderRobotsTxt = (origin: string | undefined) =>
  [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n')

export const createRobotsTxt =
  ({ publicUrl }: { publicUrl: string | undefined }): RequestHandler =>
  (_request, response) =>
    void response.type('text').set('cache-control', 'no-cache').send(renderRobotsTxt(publicUrl))
