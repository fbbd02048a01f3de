/** What crawlers are asked to leave alone. */

/** Not a lock: these are the addresses that hold nothing to be found, and endless ones. */
const notForCrawlers = ['/admin', '/api', '/graphql', '/search']

export function robotsTxt(origin: string | null): string {
  return [
    'User-agent: *',
    ...notForCrawlers.map((path) => `Disallow: ${path}`),
    ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n')
}
