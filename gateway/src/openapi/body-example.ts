// The example of a request body: valid by the rules that its schema was made of.
import type { JsonSchema } from './json-schema.ts'

/** An example of a schema, for the field of that name; references lead to `named`. */
export function createExample(shape: JsonSchema, named: Record<string, JsonSchema>, name = 'text'): unknown {
  if (shape.$ref) return createExample(named[shape.$ref.split('/').at(-1)!] ?? {}, named, name)
  if (shape.const !== undefined) return shape.const
  if (shape.examples) return shape.examples[0]
  if (shape.enum) return shape.enum[0]
  const [variant] = shape.anyOf ?? []
  if (variant) return createExample(variant, named, name)
  const type = Array.isArray(shape.type) ? shape.type[0] : shape.type
  if (type === 'object') {
    const properties = Object.entries(shape.properties ?? {})
    return Object.fromEntries(properties.map(([key, value]) => [key, createExample(value, named, key)]))
  }
  if (type === 'array') return shape.maxItems === 0 ? [] : [createExample(shape.items ?? {}, named, name)]
  if (type === 'integer' || type === 'number') return Math.max(shape.minimum ?? 0, 1)
  if (type === 'boolean') return true
  return createText(shape, name)
}

const textsByFormat: Record<string, string> = {
  'date-time': '2024-06-13T00:00:00.000Z',
  date: '2024-06-13',
  'uri-reference': 'https://example.org/file',
  uuid: 'b6f7c1de-1f0a-4a53-9d0c-5f2f3a3f0b11',
}

const textsByName: [pattern: RegExp, text: string][] = [
  [/email/i, 'name@example.org'],
  [/phone/i, '(555) 555-0100'],
  [/slug/i, 'know-your-rights-guide'],
  [/^name$|Name$/, 'Ada Example'],
  [/^status$/, 'new'],
]

function createText({ format = '' }: JsonSchema, name: string) {
  const [, text] = textsByName.find(([pattern]) => pattern.test(name)) ?? []
  return textsByFormat[format] ?? text ?? name.replace(/([A-Z])/g, ' $1').toLowerCase()
}
