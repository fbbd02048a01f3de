/** A feed in Atom (RFC 4287). */
import { escaped } from '../escaped.ts'

export type Entry = {
  /** A uuid, which is the same wherever the site stands. */
  id: string
  title: string
  path: string
  /** ISO: when it first stood there, where that is told, and when it last changed. */
  published?: string | null
  updated: string
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

function entryOf({ id, title, path, published, updated, summary, category }: Entry, origin: string): string {
  return [
    '<entry>',
    `<id>urn:uuid:${escaped(id)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escaped(origin + path)}"/>`,
    published ? `<published>${published}</published>` : '',
    `<updated>${updated}</updated>`,
    `<category term="${escaped(category)}"/>`,
    summary ? `<summary>${escaped(summary)}</summary>` : '',
    '</entry>',
  ].join('')
}

/** An empty feed is as old as we are. */
const oldest = '2010-01-01T00:00:00.000Z'

const lastOf = (entries: Entry[]) =>
  entries
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1) ?? oldest
