/** A feed in Atom (RFC 4287). */
import { escaped } from '../escaped.ts'

export type Entry = {
  /** A uuid, which is the same wherever the site stands. */
  id: string
  title: string
  path: string
  /** ISO; what carries no date carries the site's oldest. */
  updated: string | null
  summary: string | null
  category: string
}

export type Feed = {
  origin: string
  /** Its own address and that of the page that shows the same. */
  path: string
  page: string
  title: string
  subtitle: string
  author: string
  entries: Entry[]
}

export function atomOf({ origin, path, page, title, subtitle, author, entries }: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `<id>${escaped(origin + path)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<subtitle>${escaped(subtitle)}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(origin + path)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(origin + page)}"/>`,
    `<updated>${lastOf(entries)}</updated>`,
    `<author><name>${escaped(author)}</name><uri>${escaped(origin)}/</uri></author>`,
    ...entries.map((entry) => entryOf(entry, origin)),
    '</feed>',
    '',
  ].join('\n')
}

function entryOf({ id, title, path, updated, summary, category }: Entry, origin: string): string {
  return [
    '<entry>',
    `<id>urn:uuid:${escaped(id)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escaped(origin + path)}"/>`,
    `<updated>${updated ?? oldest}</updated>`,
    `<category term="${escaped(category)}"/>`,
    summary ? `<summary>${escaped(summary)}</summary>` : '',
    '</entry>',
  ].join('')
}

const oldest = '2010-01-01T00:00:00.000Z'

// An entry may carry a day to come; the feed itself cannot have changed then.
function lastOf(entries: Entry[]): string {
  const now = new Date().toISOString()
  const dates = entries.map(({ updated }) => updated ?? oldest).filter((date) => date <= now)
  return dates.toSorted().at(-1) ?? oldest
}
