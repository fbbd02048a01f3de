/** What our emails say: the templates of `templates.json`, with their placeholders filled. */
import { isolate } from '@access/service-kit/text/isolate.rules'
import { removeLinks } from './links.ts'
import templates from './templates.json' with { type: 'json' }

/** The kinds of email there are. */
export type EmailKind = keyof typeof templates

/** What fills the placeholders of a template, `{reference}` and the like. */
export type TemplateValues = Readonly<Record<string, string>>

/**
 * An email's subject and text; a placeholder that nothing fills is an error. Its links are to `origin`, whatever the
 * values say: only what the staff wrote, such as `replyText`, goes out as it is.
 */
export function renderEmail(
  kind: EmailKind,
  givenValues: TemplateValues,
  origin: string,
): { subject: string; text: string } {
  const { subject, text } = templates[kind]
  const values = keepOwnLinks(givenValues, origin)
  // A line end in a subject would begin another header.
  return {
    subject: toSingleLine(fillPlaceholders(kind, subject, values)),
    text: fillPlaceholders(kind, text, values).replace(linesFromTheRight, '\u200f$&'),
  }
}

/** Lines that are somebody's alone, and begin from the right: a mark before them turns the line in every email program. */
const linesFromTheRight = /^\u2068[^\p{L}\r\n]*[\p{Script=Hebrew}\p{Script=Arabic}].*\u2069$/gmu

/** A text without line ends and other control characters. */
export const toSingleLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

/** Written by one of the staff, who answers for it; the name of an office may be an address, such as LawHelp.org. */
const staffWritten = ['replyText', 'organisationName', 'senderName']

/** A value that is called a URL leads to our origin, by its path; any other has no link. */
const keepOwnLinks = (values: TemplateValues, origin: string): TemplateValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (staffWritten.includes(name)) return [name, value]
      return [name, name.endsWith('Url') ? moveToOrigin(value, origin) : removeLinks(value)]
    }),
  )

function moveToOrigin(link: string, origin: string): string {
  const { protocol, pathname, search, hash } = new URL(link, origin)
  // The path of others, such as `mailto:`, does not begin with a slash: it would go on with the name of our host.
  return /^https?:$/.test(protocol) ? `${origin}${pathname}${search}${hash}` : origin
}

/** What stands in brackets is there only if its placeholder has a value: `[ at {eventTime}]`. */
const dropEmptyParts = (text: string, values: TemplateValues) =>
  text.replace(/\[([^[\]]*\{(\w+)\}[^[\]]*)\]/g, (_, part: string, name: string) =>
    values[name] === '' ? '' : part,
  )

// All placeholders in one pass: what is filled in is never taken for a template itself.
const fillPlaceholders = (kind: string, text: string, values: TemplateValues) =>
  dropEmptyParts(text, values).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`A mail of the kind ${kind} needs ${name}`)
    return isolate(value)
  })
