/** What our emails say: the templates of `templates.json`, with their placeholders filled. */
import templates from './templates.json' with { type: 'json' }

/** The kinds of email there are. */
export type EmailKind = keyof typeof templates

/** What fills the placeholders of a template, `{reference}` and the like. */
export type TemplateValues = Readonly<Record<string, string>>

/** An email's subject and text; a placeholder that nothing fills is an error. */
export function renderEmail(kind: EmailKind, values: TemplateValues): { subject: string; text: string } {
  const { subject, text } = templates[kind]
  // A line end in a subject would begin another header.
  return {
    subject: toSingleLine(fillPlaceholders(kind, subject, values)),
    text: fillPlaceholders(kind, text, values),
  }
}

/** A text without line ends and other control characters. */
export const toSingleLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

// All placeholders in one pass: what is filled in is never taken for a template itself.
const fillPlaceholders = (kind: string, text: string, values: TemplateValues) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`A mail of the kind ${kind} needs ${name}`)
    return value
  })
