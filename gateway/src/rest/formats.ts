// What the texts of an answer look like (an e-mail address, an address of a file), where the rules of its type say so.
import { catalogue } from '@access/content/catalogue'
import { shapeOfRules } from './shapeOfRules.ts'
import type { Shape } from './shapes.ts'

/** Types that are no content type, whose rules are not those of one form. */
const besides: Record<string, Record<string, string>> = { Administrator: { email: 'email' } }

/** Only these hold for what is stored as well: dates are answered in one form of those that are taken. */
const lasting = ['email', 'uri-reference']

const formats = new Map(catalogue.map(({ type, rules }) => [type, formatsIn(shapeOfRules(rules))]))

function formatsIn({ properties = {} }: Shape): Record<string, string> {
  const found = Object.entries(properties).map(([field, { format, anyOf = [] }]) => [
    field,
    [format, ...anyOf.map((choice) => choice.format)].find((one) => one && lasting.includes(one)),
  ])
  return Object.fromEntries(found.filter(([, format]) => format))
}

/** The shape of the type's field, with its format. */
export function withFormat(type: string, field: string, shape: Shape): Shape {
  const format = (formats.get(type) ?? besides[type])?.[field]
  return format && !shape.format ? { ...shape, format } : shape
}
