/** What people and machines read of an installation, and what of it would name the demonstration. */

import { fetchText } from './calls.ts'
import type { Product } from './product.ts'

/** What only the demonstration says of itself. */
const trace =
  /Access to Justice|Port Maren|New Lorraine|Lantern Street|555-0100|help@example\.org|since 2010|2,500\+/i

/** The first trace with what stands around it. */
export function findTrace(text: string): string | null {
  const match = trace.exec(text)
  return match && text.slice(Math.max(0, match.index - 80), match.index + 80)
}

const listAddresses = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)

/** The paths of all pages: those that crawlers are told, those that they are not, and what answers when there is none. */
export async function listPages(product: Product): Promise<string[]> {
  const parts = listAddresses(await fetchText(product, '/sitemap.xml'))
  const sitemaps = await Promise.all(parts.map((part) => fetchText(product, part)))
  const others = [
    ...['/', '/get-help/status', '/search?q=law', '/admin/login'],
    ...['/nothing-here', '/cases/nothing-here'],
  ]
  return [...new Set([...sitemaps.flatMap(listAddresses), ...others])]
}

/** What machines read. */
export const machineFiles = [
  ...['/robots.txt', '/sitemap.xml', '/feeds/blog.xml', '/feeds/judgments.xml', '/events.ics'],
  ...['/.well-known/security.txt', '/api/docs', '/api/openapi.json', '/manifest.webmanifest'],
]

/** What a reader reads: the entities that names with special letters are written with. */
export const decodeMarkup = (markup: string) =>
  markup
    .replaceAll(/&amp;|&#38;/g, '&')
    .replaceAll(/&#x27;|&#39;|&apos;/g, "'")
    .replaceAll('&quot;', '"')
