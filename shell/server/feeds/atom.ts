/** A feed in Atom (RFC 4287). */
import { escapeMarkup } from '../http/escape-markup.ts'

export type FeedEntry = {
  /** A uuid, which is independent of the site's URL. */
  id: string
  title: string
  path: string
  /** ISO: when it was published, where that is known, and when it last changed. */
  published?: string | null
  updated: string
  summary: string | null
  category: string
}

export type AtomFeed = {
  origin: string
  /** Its own address and that of the page that shows the same. */
  path: string
  page: string
  title: string
  subtitle: string
  author: string
  entries: FeedEntry[]
}

export function renderAtom({ origin, path, page, title, subtitle, author, entries }: AtomFeed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `<id>${escapeMarkup(origin + path)}</id>`,
    `<title>${escapeMarkup(title)}</title>`,
    `<subtitle>${escapeMarkup(subtitle)}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(origin + path)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(origin + page)}"/>`,
    `<updated>${getLatestUpdate(entries)}</updated>`,
    `<author><name>${escapeMarkup(author)}</name><uri>${escapeMarkup(origin)}/</uri></author>`,
    ...entries.map((entry) => renderEntry(entry, origin)),
    '</feed>',
    '',
  ].join('\n')
}

function renderEntry(
  { id, title, path, published, updated, summary, category }: FeedEntry,
  origin: string,
): string {
  return [
    '<entry>',
    `<id>urn:uuid:${escapeMarkup(id)}</id>`,
    `<title>${escapeMarkup(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(origin + path)}"/>`,
    published ? `<published>${published}</published>` : '',
    `<updated>${updated}</updated>`,
    `<category term="${escapeMarkup(category)}"/>`,
    summary ? `<summary>${escapeMarkup(summary)}</summary>` : '',
    '</entry>',
  ].join('')
}

/** An empty feed is as old as we are. */
const emptyFeedUpdatedAt = '2010-01-01T00:00:00.000Z'

const getLatestUpdate = (entries: FeedEntry[]) =>
  entries
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1) ?? emptyFeedUpdatedAt
