/** Random requests of one operation, valid and invalid, generated from its description. */
import fc from 'fast-check'
import { generateSync } from 'json-schema-faker'
import { buildPdf } from '../chaos/senders.ts'
import type { JsonSchema, OpenApi, Operation } from './openapi.ts'

export type Caller = 'administrator' | 'nobody' | 'stranger'

export interface RequestPlan {
  caller: Caller
  /** By parameter: a value that is there, by its place in the list of those, or characters as they are sent. */
  segments: Record<string, number | string>
  query: Record<string, string>
  headers: Record<string, string>
  body: { type: string; content: string | Buffer } | null
}

const weigh = <T>(...choices: [weight: number, arbitrary: fc.Arbitrary<T>][]) =>
  fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })))

/** Requests of the operation; references of its schemas lead to the components. */
export function requestArbitraryFor(
  operation: Operation,
  components: OpenApi['components'],
): fc.Arbitrary<RequestPlan> {
  const { parameters = [], requestBody, responses } = operation
  const json = requestBody?.content['application/json']
  const listIn = (place: string) => parameters.filter((parameter) => parameter.in === place)
  // Of HTTP itself, so no parameter of the operation.
  const headers = [...listIn('header').map(({ name }) => name), ...(responses[304] ? ['If-None-Match'] : [])]
  const query = listIn('query').map(({ name, schema }): [string, fc.Arbitrary<string>] => [
    name,
    weigh([2, buildValues(schema, components).map(String)], [1, junk]),
  ])
  const needed = listIn('query').filter(({ required }) => required)
  return fc.record({
    caller: weigh<Caller>([3, fc.constant('administrator')], [1, fc.constantFrom('nobody', 'stranger')]),
    segments: fc.record(Object.fromEntries(listIn('path').map(({ name }) => [name, segment]))),
    query: buildRecord(
      query,
      needed.map(({ name }) => name),
    ),
    headers: buildRecord(headers.map((name) => [name, headerValues[name] ?? junk])),
    body: json
      ? weigh([11, buildObject(json.schema, json.example ?? {}, components).map(asJson)], [3, brokenJson])
      : requestBody
        ? weigh([8, files], [2, brokenForms])
        : fc.constant(null),
  })
}

/** Values that the schema allows. */
const buildValues = (schema: JsonSchema, components: OpenApi['components']) =>
  fc.nat().map((seed) => generateSync({ ...schema, components }, { seed, alwaysFakeOptionals: true }))

/** Half of the others are left out. */
const buildRecord = (entries: [string, fc.Arbitrary<string>][], requiredKeys: string[] = []) =>
  fc.record<Record<string, string>>(Object.fromEntries(entries), { requiredKeys, noNullPrototype: true })

/** Left as they are: a path is sent exactly so. */
const brokenSegments = ['%E0%A4%A', '%', '%00', 'a%2Fb', '%F0%9F%A4%A0', 'x'.repeat(300), "'--", '..%2f..']

const segment = weigh<number | string>(
  [5, fc.nat({ max: 30 })],
  [2, fc.uuid()],
  [2, fc.constantFrom(...brokenSegments)],
)

const junk = weigh(
  [2, fc.constantFrom('', 'yes', '%', 'a:b', ':', '\u0000', 'x'.repeat(500))],
  [1, fc.string()],
)

const headerValues: Record<string, fc.Arbitrary<string>> = {
  'If-None-Match': fc.constantFrom('*', '"x"', 'W/"y", *'),
  'If-Match': fc.constantFrom('"1"', '"2"', '*', '7', '"x"', '""'),
  'Idempotency-Key': weigh([1, fc.uuid()], [1, fc.constantFrom('k', ' ', 'with blank', 'x'.repeat(201))]),
  'X-Requested-With': fc.constantFrom('fetch', 'fetch', 'fetch', 'XMLHttpRequest'),
}

const unusualValues = [
  ...[undefined, null, true, -1, 1e308, '', ' ', '\u0000', '\ud800'],
  ...[[], {}, [null], 'x'.repeat(100_001)],
]

/** The example, with some fields replaced, at times one of them wrongly: so a failing one shrinks to what differs. */
function buildObject({ $ref = '' }: JsonSchema, example: object, components: OpenApi['components']) {
  const schema = components.schemas[$ref.split('/').at(-1)!]!
  const names = Object.keys(schema.properties ?? {})
  const wrong = fc.dictionary(
    fc.constantFrom(...names, 'role', 'id', 'version', 'constructor'),
    fc.constantFrom(...unusualValues),
    { maxKeys: 1, noNullPrototype: true },
  )
  return fc
    .tuple(buildValues(schema, components), fc.subarray(names), wrong)
    .map(([value, replaced, spoiled]) => ({
      ...example,
      ...Object.fromEntries(Object.entries(value as object).filter(([name]) => replaced.includes(name))),
      ...spoiled,
    }))
}

const asJson = (value: unknown) => ({ type: 'application/json', content: JSON.stringify(value) })

const brokenJson = fc.oneof(
  fc.constantFrom('', '{', 'null', '[]', '7', '{"__proto__":{"a":1}}', '[[[[').map((content) => ({
    type: 'application/json',
    content,
  })),
  fc.constantFrom('text/plain', 'application/json; charset=latin1').map((type) => ({ type, content: '{}' })),
  fc.constant(asJson({ text: 'x'.repeat(1_100_000) })),
)

const boundary = 'between-the-parts'
const type = `multipart/form-data; boundary=${boundary}`

/** Documents, pictures that are none, and lists of items as they are imported. */
const files = fc
  .record({
    field: fc.constantFrom('file', 'file', 'file', 'paper'),
    name: fc.constantFrom('paper.pdf', 'lamp.png', 'run.exe', 'items.json', 'items.csv', 'x'.repeat(300), ''),
    content: fc.oneof(
      fc.nat().map((marker) => buildPdf(`${marker}`)),
      fc.constantFrom('', '%PDF-', 'text', '[', '{}', 'null', '\u0000', 'x'.repeat(1_000_000)),
      fc.json().map((item) => `[${item}]`),
      fc.array(fc.string()).map((cells) => `title,content\n${cells.join(',')}`),
    ),
  })
  .map(({ field, name, content }) => {
    const head = `content-disposition: form-data; name="${field}"; filename="${name}"`
    return { type, content: `--${boundary}\r\n${head}\r\n\r\n${content}\r\n--${boundary}--\r\n` }
  })

const brokenForms = fc
  .constantFrom('', `--${boundary}--\r\n`, 'no form')
  .map((content) => ({ type, content }))
