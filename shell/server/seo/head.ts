/** The metadata of a page: its canonical URL, Open Graph tags and structured data. */
import type { PageHead } from '@access/kit'
import { feeds } from '../feeds/feeds.ts'
import { escapeMarkup, serializeForScript } from '../http/escape-markup.ts'
import { findShareImage, shareImageSize } from './share-images.ts'

type HeadContext = {
  head: PageHead
  /** The address of the site; null when it is not known for sure, and then nothing is said that needs it. */
  origin: string | null
  siteName: string
}

/** For pages that are no use to a search engine: errors, and the administrators' screens. */
export const noindexTag = '<meta name="robots" content="noindex">'

/** Whether search engines should index a page, remove it, or keep what they know of it. */
export type Indexing = 'full' | 'none' | 'unchanged'

/** The tags of the head; a page that is not to be indexed has a robots tag only. */
export function renderHeadTags(page: HeadContext & { indexing: Indexing }): string[] {
  const { head, indexing } = page
  if (indexing === 'none') return [noindexTag]
  if (indexing === 'unchanged') return head.robots === 'noindex' ? [noindexTag] : []
  if (head.robots === 'noindex') return [noindexTag, ...renderOpenGraph(page)]
  const canonicalUrl = getCanonicalUrl(page)
  return [
    canonicalUrl ? `<link rel="canonical" href="${escapeMarkup(canonicalUrl)}">` : '',
    ...renderOpenGraph(page),
    ...renderAlternates(page),
    ...buildStructuredData(page).map(
      (data) => `<script type="application/ld+json">${serializeForScript(data)}</script>`,
    ),
  ]
}

const getCanonicalUrl = ({ head, origin }: HeadContext) =>
  origin && head.canonical ? origin + head.canonical : null

/** Open Graph tags, and those for X. */
function renderOpenGraph(page: HeadContext): string[] {
  const { head, origin, siteName } = page
  const image = head.image ?? 'page'
  const { name, alt } = findShareImage(image, head.imageTopic)
  const properties: Record<string, string | null> = {
    'og:title': head.title?.replace(` – ${siteName}`, '') ?? siteName,
    'og:description': head.description,
    'og:type': image === 'article' ? 'article' : 'website',
    'og:url': getCanonicalUrl(page),
    'og:site_name': siteName,
    'og:locale': 'en_US',
    ...(origin && {
      'og:image': `${origin}/share/${name}.png`,
      'og:image:type': 'image/png',
      'og:image:width': String(shareImageSize.width),
      'og:image:height': String(shareImageSize.height),
      'og:image:alt': alt,
    }),
  }
  return [
    ...Object.entries(properties).flatMap(([property, value]) =>
      value ? `<meta property="${property}" content="${escapeMarkup(value)}">` : [],
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

const renderAlternates = ({ siteName }: HeadContext) => [
  ...Object.entries(feeds).map(
    ([name, { title }]) =>
      `<link rel="alternate" type="application/atom+xml" title="${escapeMarkup(`${siteName}: ${title}`)}" href="/feeds/${name}.xml">`,
  ),
  `<link rel="alternate" type="text/calendar" title="${escapeMarkup(`${siteName}: Calendar`)}" href="/events.ics">`,
]

/** The page's own JSON-LD and the way to it, with whole addresses. */
function buildStructuredData(page: HeadContext): object[] {
  const { head, origin } = page
  if (!origin) return []
  return [...(head.structuredData ?? []), ...buildBreadcrumbs(page)].map((data) => ({
    '@context': 'https://schema.org',
    ...(resolveUrls(data, origin) as object),
  }))
}

function buildBreadcrumbs({ head }: HeadContext): object[] {
  if (!head.breadcrumbs) return []
  const itemListElement = head.breadcrumbs.map(({ text, to = head.canonical }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: to,
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

// Pages do not know under which name they are served: their addresses are paths.
const urlProperties = new Set([
  '@id',
  'url',
  'item',
  'image',
  'logo',
  'mainEntityOfPage',
  'serviceUrl',
  'contentUrl',
])

function resolveUrls(value: unknown, origin: string, key = ''): unknown {
  if (typeof value === 'string') return urlProperties.has(key) && isPath(value) ? origin + value : value
  if (Array.isArray(value)) return value.map((nested) => resolveUrls(nested, origin, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, nested]) => [name, resolveUrls(nested, origin, name)]),
  )
}

const isPath = (text: string) => /^\/(?!\/)/.test(text)
