/** The building blocks of the contents of structured pages. */
import { requiredLine, requiredText } from '../content-type/fields.rules.ts'

const limits = { line: 160, text: 2000 } as const

export const line = (message: string) => requiredLine(message, limits.line)
export const text = (message: string) => requiredText(message, limits.text)
