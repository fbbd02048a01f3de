/** The paths that crawlers should not visit. */

/** Not a lock: these are the addresses that hold nothing to be found, and endless ones. */
const disallowedPaths = ['/admin', '/api', '/graphql', '/search']

export function renderRobotsTxt(origin: string | null): string {
  return [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n')
}
