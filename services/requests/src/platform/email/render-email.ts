/** Writes an email: its subject and text, with links to ourselves alone. */
import type { Settings } from '@access/service-kit'
import { isolate } from '@access/service-kit/text/isolate.rules'
import type { Email } from './emails/define-email.ts'
import { type EmailKind, emails } from './emails/index.ts'
import { getOfficeValues, type OfficeIdentity, publicUrl } from './emails/office-values.ts'
import { removeLinks } from './links.ts'

/** What fills an email, by name. */
export type StoredValues = Readonly<Record<string, string>>

/** Who sends it, and the id of what it is about. */
export interface Sender {
  office: OfficeIdentity
  settings: Pick<Settings, 'env'>
  item?: string | null
}

/**
 * An email's subject and text; a missing value is an error. Its links lead to PUBLIC_URL, whatever the values say: only
 * what the staff wrote, such as `replyText`, goes out as it is.
 */
export function renderEmail(
  kind: EmailKind,
  values: StoredValues,
  { office, settings, item }: Sender,
): { subject: string; text: string } {
  // Read from the outbox, where names and values are stored without their type.
  const email = emails[kind] as Email
  const missing = Object.keys(email.example).find((name) => values[name] === undefined)
  if (missing) throw new Error(`The email ${kind} needs ${missing}`)
  const allValues = { ...getOfficeValues(office, settings, item), ...values }
  const safeValues = makeSafe(allValues, publicUrl(settings))
  const paragraphs = email.text(safeValues).map((lines) => [lines].flat().filter(Boolean).join('\n'))
  return {
    // A line end in a subject would begin another header.
    subject: toSingleLine(email.subject(safeValues)),
    text: paragraphs.filter(Boolean).join('\n\n').replace(linesFromTheRight, '\u200f$&'),
  }
}

/** Lines that are somebody's alone, and begin from the right: a mark before them turns the line in every email program. */
const linesFromTheRight = /^\u2068[^\p{L}\r\n]*[\p{Script=Hebrew}\p{Script=Arabic}].*\u2069$/gmu

/** A text without line ends and other control characters. */
export const toSingleLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

/** Written by one of the staff, who answers for it; the name of an office may be an address, such as LawHelp.org. */
const staffWritten = ['replyText', 'organisationName', 'senderName']

/** A value whose name ends in `Url` leads to our origin, by its path; any other has no link. */
const makeSafe = <Values extends StoredValues>(values: Values, origin: string): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (staffWritten.includes(name)) return [name, isolate(value)]
      return [name, isolate(name.endsWith('Url') ? moveToOrigin(value, origin) : removeLinks(value))]
    }),
  ) as Values

function moveToOrigin(link: string, origin: string): string {
  const { protocol, pathname, search, hash } = new URL(link, origin)
  // The path of others, such as `mailto:`, does not begin with a slash: it would go on with the name of our host.
  return /^https?:$/.test(protocol) ? `${origin}${pathname}${search}${hash}` : origin
}
