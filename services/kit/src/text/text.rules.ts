/** What people write, before anyone asks what it says: it must be there where it is required, and be storable. */
import { z } from 'zod'
import { removeInvisible } from './invisible-characters.rules.ts'

const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u
/** Whatever a program may take for the end of a line: vertical tab, form feed, next line, line and paragraph separator. */
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const controlsOrSeparators = /[\p{Cc}\p{Zl}\p{Zp}]/u
const controlsExceptLines = /[^\P{Cc}\n\t]/u

/** Whether an eye would see nothing: blanks and zero-width characters alone are nothing. */
export const isBlank = (text: string) => !visible.test(text)

/** Whether this is one line of text that can be stored. A line break in it may be an attempt at an email header. */
export const isSingleLine = (text: string) => text.isWellFormed() && !controlsOrSeparators.test(text)

const isStorable = (text: string) => text.isWellFormed() && !controlsExceptLines.test(text)

/** Every kind of line break as `\n`. */
const normalizeLineBreaks = (text: string) => text.replace(lineBreaks, '\n')

/** Text copied from a table contains tabs. */
const replaceTabs = (text: string) => text.replace(/\t+/g, ' ').trim()

interface TextMessages {
  /** The error for what is missing, or is no text. */
  missing: string
  /** The error for characters that it must not have. */
  invalid: string
}

/** One line, trimmed: a name, a subject. It may be empty. */
export const singleLine = ({ missing, invalid }: TextMessages) =>
  z.string(missing).overwrite(replaceTabs).refine(isSingleLine, { error: invalid, abort: true })

/** One line that must be filled in. */
export const requiredSingleLine = (messages: TextMessages) => rejectBlank(singleLine(messages), messages)

/**
 * One line that a program reads as well: an address, a phone number, a docket number, a code. Characters that nobody sees
 * are removed from it: anyone who copies it does not know of them, and with them it is another one.
 */
export const identifier = ({ missing, invalid }: TextMessages) =>
  z.string(missing).overwrite(cleanIdentifier).refine(isSingleLine, { error: invalid, abort: true })

/** Such a line as it is stored and compared. */
export const cleanIdentifier = (text: string) => replaceTabs(removeInvisible(text))

/** A line of that kind that must be filled in. */
export const requiredIdentifier = (messages: TextMessages) => rejectBlank(identifier(messages), messages)

/** A text of any number of lines: a story, a message. Its blanks stay as they are written, and it may be empty. */
export const multiLine = ({ missing, invalid }: TextMessages) =>
  z.string(missing).overwrite(normalizeLineBreaks).refine(isStorable, { error: invalid, abort: true })

/** A text of any number of lines that must be filled in. */
export const requiredMultiLine = (messages: TextMessages) => rejectBlank(multiLine(messages), messages)

const rejectBlank = (schema: z.ZodString, { missing }: TextMessages) =>
  schema.refine((text) => !isBlank(text), { error: missing, abort: true })
