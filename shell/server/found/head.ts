/** What the head of a page tells machines: its one address, how it looks when shared, and what it is about. */
import type { PageHead } from '@access/kit'
import { escaped, inScript } from '../escaped.ts'
import { feeds } from './feeds.ts'
import { shareImages, size } from './shareImages.ts'

type Head = {
  head: PageHead
  /** The address of the site; null when it is not known for sure, and then nothing is said that needs it. */
  origin: string | null
  siteName: string
}

/** For pages that are no use to a search engine: errors, and the administrators' screens. */
export const unlistedMark = '<meta name="robots" content="noindex">'

/** What search engines are to do with a page: list it, leave it out, or go by what they knew of it before. */
export type Listing = 'full' | 'none' | 'unchanged'

/** The lines of the head; of a page that is not to be listed as it stands nothing but what engines are to do. */
export function foundHead(page: Head & { listing: Listing }): string[] {
  const { head, listing } = page
  if (listing === 'none') return [unlistedMark]
  if (listing === 'unchanged') return head.robots === 'noindex' ? [unlistedMark] : []
  if (head.robots === 'noindex') return [unlistedMark, ...card(page)]
  const address = addressOf(page)
  return [
    address ? `<link rel="canonical" href="${escaped(address)}">` : '',
    ...card(page),
    ...alternates(page),
    ...structured(page).map((data) => `<script type="application/ld+json">${inScript(data)}</script>`),
  ]
}

const addressOf = ({ head, origin }: Head) => (origin && head.canonical ? origin + head.canonical : null)

/** Open Graph, and what only X asks for besides. */
function card(page: Head): string[] {
  const { head, origin, siteName } = page
  const image = head.image ?? 'page'
  const facts: Record<string, string | null> = {
    'og:title': head.title?.replace(` – ${siteName}`, '') ?? siteName,
    'og:description': head.description,
    'og:type': image === 'article' ? 'article' : 'website',
    'og:url': addressOf(page),
    'og:site_name': siteName,
    'og:locale': 'en_US',
    ...(origin && {
      'og:image': `${origin}/share/${image}.png`,
      'og:image:type': 'image/png',
      'og:image:width': String(size.width),
      'og:image:height': String(size.height),
      'og:image:alt': shareImages[image],
    }),
  }
  return [
    ...Object.entries(facts).flatMap(([name, value]) =>
      value ? `<meta property="${name}" content="${escaped(value)}">` : [],
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

const alternates = ({ siteName }: Head) => [
  ...Object.entries(feeds).map(
    ([name, { title }]) =>
      `<link rel="alternate" type="application/atom+xml" title="${escaped(`${siteName}: ${title}`)}" href="/feeds/${name}.xml">`,
  ),
  `<link rel="alternate" type="text/calendar" title="${escaped(`${siteName}: Calendar`)}" href="/events.ics">`,
]

/** The page's own JSON-LD and the way to it, with whole addresses. */
function structured(page: Head): object[] {
  const { head, origin } = page
  if (!origin) return []
  return [...(head.structured ?? []), ...breadcrumbs(page)].map((data) => ({
    '@context': 'https://schema.org',
    ...(withWholeAddresses(data, origin) as object),
  }))
}

function breadcrumbs({ head }: Head): object[] {
  if (!head.crumbs) return []
  const itemListElement = head.crumbs.map(({ text, to = head.canonical }, before) => ({
    '@type': 'ListItem',
    position: before + 1,
    name: text,
    item: to,
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

// Pages do not know under which name they are served: their addresses are paths.
const addresses = new Set([
  '@id',
  'url',
  'item',
  'image',
  'logo',
  'mainEntityOfPage',
  'serviceUrl',
  'contentUrl',
])

function withWholeAddresses(value: unknown, origin: string, key = ''): unknown {
  if (typeof value === 'string') return addresses.has(key) && isPath(value) ? origin + value : value
  if (Array.isArray(value)) return value.map((one) => withWholeAddresses(one, origin, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withWholeAddresses(one, origin, name)]),
  )
}

const isPath = (text: string) => /^\/(?!\/)/.test(text)
