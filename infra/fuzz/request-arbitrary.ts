/** Random requests of one operation, valid and invalid, generated from its description. */
import fc from 'fast-check'
import { buildPdf } from '../chaos/senders.ts'
import {
  buildArbitrary,
  followReference,
  type JsonSchema,
  type NamedSchemas,
} from './json-schema-arbitrary.ts'
import { getJsonBody, type Operation } from './openapi.ts'

export type Caller = 'administrator' | 'nobody' | 'stranger'

/** A value of a path: one that is there, by its place in the list of those, or characters as they are sent. */
export type Segment = { knownIndex: number } | { raw: string }

export interface Body {
  type: string
  content: string | Buffer
}

export interface RequestPlan {
  caller: Caller
  segments: Record<string, Segment>
  query: [name: string, value: string][]
  headers: Record<string, string>
  body: Body | null
}

type Plans = fc.Arbitrary<RequestPlan>

/** Requests of the operation. `itemSchema` is the schema of the items in a file, for an operation with an upload. */
export function requestArbitraryFor(
  operation: Operation,
  named: NamedSchemas,
  itemSchema: JsonSchema = {},
): Plans {
  const multipart = operation.requestBody?.content['multipart/form-data']
  const json = getJsonBody(operation)
  const isImport = Object.keys(itemSchema).length > 0
  const body = json
    ? jsonBody(json.schema, json.example, named)
    : multipart
      ? fileBody(isImport ? itemFiles(itemSchema, named) : files)
      : fc.constant(null)
  return fc.record({
    caller: fc.oneof(
      { weight: 8, arbitrary: fc.constant<Caller>('administrator') },
      { weight: 2, arbitrary: fc.constant<Caller>('nobody') },
      { weight: 1, arbitrary: fc.constant<Caller>('stranger') },
    ),
    segments: segmentsArbitrary(operation),
    query: queryArbitrary(operation, named),
    headers: headersArbitrary(operation),
    body,
  })
}

/** Left as they are: a path is sent exactly so. */
const brokenSegments = [
  '%E0%A4%A',
  '%',
  '%zz',
  '%00',
  'a%2Fb',
  '%F0%9F%A4%A0',
  `${'x'.repeat(300)}`,
  "'--",
  '..%2f..',
]

const segment: fc.Arbitrary<Segment> = fc.oneof(
  { weight: 5, arbitrary: fc.nat({ max: 30 }).map((knownIndex) => ({ knownIndex })) },
  { weight: 2, arbitrary: fc.uuid().map((raw) => ({ raw })) },
  { weight: 2, arbitrary: fc.constantFrom(...brokenSegments).map((raw) => ({ raw })) },
  {
    weight: 1,
    arbitrary: fc
      .string({ minLength: 1, unit: 'grapheme' })
      .map((text) => ({ raw: encodeURIComponent(text.toWellFormed()) })),
  },
)

function segmentsArbitrary({ parameters = [] }: Operation): fc.Arbitrary<Record<string, Segment>> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  return fc.record(Object.fromEntries(inPath.map(({ name }) => [name, segment])), { noNullPrototype: true })
}

const junk = fc.oneof(fc.constantFrom('', 'yes', '%', 'a:b', ':', '\u0000', 'x'.repeat(500)), fc.string())

function queryArbitrary(
  { parameters = [] }: Operation,
  named: NamedSchemas,
): fc.Arbitrary<[string, string][]> {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const pairs = inQuery.map(({ name, required, schema }) => {
    const valid = buildArbitrary(schema, named).map((value) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    )
    const wrong = junk.map((text): [string, string][] => [[name, text]])
    const none = fc.constant<[string, string][]>([])
    return fc.oneof(
      { weight: required ? 8 : 2, arbitrary: valid },
      { weight: 1, arbitrary: wrong },
      { weight: required ? 1 : 4, arbitrary: none },
    )
  })
  return fc.tuple(...pairs).map((lists) => lists.flat())
}

const headerValues: Record<string, fc.Arbitrary<string>> = {
  'If-None-Match': fc.constantFrom('*', '"x"', 'W/"y", *'),
  'If-Match': fc.constantFrom('"1"', '"2"', '*', '7', '"x"', '""'),
  'Idempotency-Key': fc.oneof(fc.uuid(), fc.constantFrom('k', ' ', 'with blank', 'x'.repeat(201))),
  'X-Requested-With': fc.constantFrom('fetch', 'fetch', 'fetch', 'XMLHttpRequest'),
}

function headersArbitrary({ parameters = [], responses }: Operation): fc.Arbitrary<Record<string, string>> {
  const described = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name)
  // Of HTTP itself, so no parameter of the operation.
  const names = responses[304] ? [...described, 'If-None-Match'] : described
  const pairs = names.map((name) => {
    const sent = (headerValues[name] ?? junk).map((value): [string, string][] => [[name, value]])
    return fc.oneof(
      { weight: 3, arbitrary: sent },
      { weight: 1, arbitrary: fc.constant<[string, string][]>([]) },
    )
  })
  return fc.tuple(...pairs).map((lists) => Object.fromEntries(lists.flat()))
}

function jsonBody(schema: JsonSchema, example: unknown, named: NamedSchemas): fc.Arbitrary<Body> {
  const type = 'application/json'
  const object = followReference(schema, named)
  const good = buildValidObject(object, example, named)
  const asJson = (value: unknown): Body => ({ type, content: JSON.stringify(value) })
  return fc.oneof(
    { weight: 6, arbitrary: good.map(asJson) },
    { weight: 5, arbitrary: buildSpoiledObject(good, object).map(asJson) },
    { weight: 1, arbitrary: fc.json().map((content) => ({ type, content })) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('', '{', 'null', '[]', '7', '{"__proto__":{"a":1}}', '\u0000', '[[[[')
        .map((content) => ({ type, content })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('text/plain', 'application/json; charset=latin1', 'application/x-www-form-urlencoded')
        .map((other) => ({ type: other, content: '{}' })),
    },
    { weight: 1, arbitrary: fc.constant(asJson({ text: 'x'.repeat(1_100_000) })) },
  )
}

/** The example, with some of its fields replaced: so a failing one shrinks to what differs from it. */
function buildValidObject(schema: JsonSchema, example: unknown, named: NamedSchemas) {
  const fields = Object.keys(schema.properties ?? {})
  return fc.tuple(buildArbitrary(schema, named), fc.subarray(fields)).map(([value, replaced]) => ({
    ...(example as object),
    ...Object.fromEntries(Object.entries(value as object).filter(([field]) => replaced.includes(field))),
  }))
}

const unusualValues = [null, true, -1, 1.5, 1e308, '', ' ', '\u0000', '\ud800', [], {}, [null], { a: 1 }]

/** The object with one thing wrong in it. */
function buildSpoiledObject(
  good: fc.Arbitrary<object>,
  { properties = {} }: JsonSchema,
): fc.Arbitrary<object> {
  const field = fc.constantFrom(...Object.keys(properties))
  const getMaxLength = (name: string) =>
    [properties[name]!, ...(properties[name]!.anyOf ?? [])].find(({ maxLength }) => maxLength)?.maxLength ??
    1_000
  return fc.oneof(
    fc
      .tuple(good, field, fc.constantFrom(...unusualValues))
      .map(([object, name, value]) => ({ ...object, [name]: value })),
    fc
      .tuple(good, field)
      .map(([object, name]) => ({ ...object, [name]: 'x'.repeat(getMaxLength(name) + 1) })),
    fc
      .tuple(good, field)
      .map(([object, name]) => Object.fromEntries(Object.entries(object).filter(([key]) => key !== name))),
    fc
      .tuple(good, fc.constantFrom('role', 'id', 'version', 'constructor'))
      .map(([object, name]) => ({ ...object, [name]: 'admin' })),
  )
}

interface SentFile {
  field: string
  name: string
  content: Buffer
}

// The smallest picture that can be one.
const pngBytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const files: fc.Arbitrary<SentFile> = fc.record({
  field: fc.constantFrom('file', 'file', 'file', 'paper'),
  name: fc.constantFrom('paper.pdf', 'lamp.png', 'run.exe', 'x'.repeat(300), ''),
  content: fc.oneof(
    fc.nat().map((marker) => Buffer.from(buildPdf(String(marker)))),
    fc.constantFrom(
      pngBytes,
      Buffer.from(''),
      Buffer.from('%PDF-'),
      Buffer.from('text'),
      Buffer.alloc(1_000_000),
    ),
  ),
})

/** Lists of items, as they are imported. */
function itemFiles(schema: JsonSchema, named: NamedSchemas): fc.Arbitrary<SentFile> {
  const object = followReference(schema, named)
  const item = buildArbitrary(object, named)
  const columnHeads = Object.keys(object.properties ?? {}).join(',')
  const text = fc.oneof(
    { weight: 5, arbitrary: fc.array(item, { maxLength: 4 }).map((items) => JSON.stringify(items)) },
    {
      weight: 2,
      arbitrary: fc
        .array(item, { maxLength: 3 })
        .map((items) => items.map((one) => JSON.stringify(one)).join('\n')),
    },
    { weight: 2, arbitrary: fc.array(fc.string()).map((cells) => `${columnHeads}\n${cells.join(',')}`) },
    { weight: 1, arbitrary: fc.constantFrom('', '[', '{}', 'null', 'a,b\n1,2', '"', '\u0000') },
  )
  return fc.record({
    field: fc.constantFrom('file', 'file', 'file', 'items'),
    name: fc.constantFrom('items.json', 'items.csv'),
    content: text.map((written) => Buffer.from(written)),
  })
}

const boundary = 'between-the-parts'

function fileBody(sent: fc.Arbitrary<SentFile>): fc.Arbitrary<Body> {
  const type = `multipart/form-data; boundary=${boundary}`
  return fc.oneof(
    { weight: 8, arbitrary: sent.map((file) => ({ type, content: buildForm(file) })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', `--${boundary}--\r\n`, 'no form').map((content) => ({ type, content })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('application/json', 'multipart/form-data')
        .map((other) => ({ type: other, content: '{}' })),
    },
  )
}

function buildForm({ field, name, content }: SentFile): Buffer {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)])
}
