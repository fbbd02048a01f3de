// The formats of response fields (e-mail, URL), from the rules of their type.
import { catalogue } from '@access/content/catalogue'
import type { JsonSchema } from './json-schema.ts'
import { convertRulesToJsonSchema } from './rules-schema.ts'

/** Formats of types that are not content types. */
const otherTypeFormats: Record<string, Record<string, string>> = { Administrator: { email: 'email' } }

/** Only these apply to stored values as well: dates are returned in one of the accepted formats. */
const storedFormats = ['email', 'uri-reference']

const formats = new Map(
  catalogue.map(({ typeName, rules }) => [typeName, collectFormats(convertRulesToJsonSchema(rules))]),
)

function collectFormats({ properties = {} }: JsonSchema): Record<string, string> {
  const entries = Object.entries(properties).map(([field, { format, anyOf = [] }]) => [
    field,
    [format, ...anyOf.map((choice) => choice.format)].find((one) => one && storedFormats.includes(one)),
  ])
  return Object.fromEntries(entries.filter(([, format]) => format))
}

/** The schema of a field, with its format. */
export function withFormat(type: string, field: string, shape: JsonSchema): JsonSchema {
  const format = (formats.get(type) ?? otherTypeFormats[type])?.[field]
  return format && !shape.format ? { ...shape, format } : shape
}
