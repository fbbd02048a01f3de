/** What our mails say: the words of `mails.json`, with their gaps filled. */
import templates from './mails.json' with { type: 'json' }

/** The kinds of mail there are. */
export type MailKind = keyof typeof templates

/** What fills the gaps of a template, `{reference}` and the like. */
export type Values = Readonly<Record<string, string>>

/** A mail's subject and text; a gap that nothing fills is an error. */
export function written(kind: MailKind, values: Values): { subject: string; text: string } {
  const { subject, text } = templates[kind]
  // A line end in a subject would begin another header.
  return { subject: onOneLine(filled(kind, subject, values)), text: filled(kind, text, values) }
}

/** A text without line ends and other control characters. */
export const onOneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

// Each gap once, in one go: what is filled in is never taken for a template itself.
const filled = (kind: string, text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`A mail of the kind ${kind} needs ${name}`)
    return value
  })
