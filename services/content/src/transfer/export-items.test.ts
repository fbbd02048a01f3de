// Export, and the import of what was exported, for every managed type.
import { AuditEvent } from '@access/service-kit'
import { expect, test } from 'vitest'
import { findManagedType, transferableTypes } from '../catalogue/content-types.ts'
import {
  buildCase,
  buildConstitutionVersion,
  buildEvent,
  buildJudgment,
  buildLegalService,
  buildPost,
  buildRelatedDocument,
  buildTeamMember,
} from '../testing/builders.ts'
import { startContentWith } from '../testing/start-content.ts'
import { exportItems, importFile } from '../testing/transfer-items.ts'

type Values = Record<string, unknown>

const examples = [
  buildCase(),
  buildJudgment(),
  buildEvent(),
  buildPost(),
  buildTeamMember(),
  buildLegalService(),
  buildConstitutionVersion(),
  buildRelatedDocument(),
]

/** Values that break tables: formulas, quotes, line breaks, apostrophes, separators, letters of any script. */
const awkwardValues = [
  '=1+1',
  "'=1+1",
  "''@SUM(A1)",
  '-5 degrees, "or so"; more\tor less',
  '＝cmd',
  "'quoted'",
  'Ünïcödé 房子 🏠',
  'one\u00a0two',
]
const lines = 'first\nsecond\nthird, with "quotes"\n\n=last'

const isLongField = (name: string) => /description|content|bio|summary|fullText|changes/.test(name)
const isConstrainedField = (name: string) =>
  /photo|pdfUrl|featuredImage|file|email|slug|versionNumber|icon/.test(name)

/** The example once for each of these values, in every text field that accepts it. */
function buildAwkwardItems(example: (typeof examples)[number]) {
  const rules = findManagedType(example.__typename).rules
  return awkwardValues.map((text, index) => {
    const base: Values = { ...example, id: `5c2b7a10-0000-4000-8000-0000000001${index}0` }
    if ('slug' in base) base.slug = `slug-${index}`
    if ('versionNumber' in base) base.versionNumber = `${index}.0`
    for (const [name, value] of Object.entries(base)) {
      if (['__typename', 'id'].includes(name) || isConstrainedField(name)) continue
      const wished = Array.isArray(value)
        ? [text.replaceAll('\t', ' '), 'plain', 'with, comma']
        : isLongField(name)
          ? `${text}\n${lines}`
          : text.replaceAll('\t', ' ')
      if (typeof value !== 'string' && !Array.isArray(value)) continue
      const { __typename, id, ...input } = { ...base, [name]: wished }
      if (rules.safeParse(input).success) base[name] = wished
    }
    return base as typeof example
  })
}

const listStoredItems = async (subgraph: Awaited<ReturnType<typeof startContentWith>>, type: string) =>
  (await exportItems(subgraph, type, 'format=json')).text

test('every managed type is covered by these tests', () => {
  expect(examples.map(({ __typename }) => __typename).toSorted()).toEqual(
    transferableTypes.map(({ typeName }) => typeName).toSorted(),
  )
})

test.each(examples)('$__typename: what is exported is imported again to the letter', async (example) => {
  const type = example.__typename
  const other = await startContentWith(...buildAwkwardItems(example))
  const before = JSON.parse(await listStoredItems(other, type))
  expect(before).toHaveLength(awkwardValues.length)
  for (const format of ['csv', 'json']) {
    const { text } = await exportItems(other, type, `format=${format}`)
    expect((await importFile(other, type, text)).body, format).toMatchObject({
      ...{ creates: 0, updates: 0, errorCount: 0 },
      ...{ rows: awkwardValues.length, unchanged: awkwardValues.length },
    })
    // Without ids the same items are new ones in another database.
    const otherDatabase = await startContentWith()
    const file = text.replace(/^[0-9a-f-]{36}(?=,)|"id":\s*"[0-9a-f-]{36}",/gm, '')
    expect((await importFile(otherDatabase, type, file)).body, format).toMatchObject({
      creates: awkwardValues.length,
      errorCount: 0,
    })
    const after = JSON.parse(await listStoredItems(otherDatabase, type))
    expect(sortByContent(after), format).toEqual(sortByContent(before))
  }
})
const sortByContent = (items: Values[]) => items.map(({ id, ...rest }) => JSON.stringify(rest)).toSorted()

test('an export has the declared columns, and a file name with the local day', async () => {
  const other = await startContentWith(buildConstitutionVersion({ changes: '=HYPERLINK("x")', pdfUrl: null }))
  const { status, headers, text } = await exportItems(other, 'ConstitutionVersion')
  expect(status).toBe(200)
  const { id, versionNumber, effectiveDate } = buildConstitutionVersion()
  expect(text.split('\r\n')).toEqual([
    '\uFEFFid,versionNumber,effectiveDate,pdfUrl,changes',
    `${id},${versionNumber},${effectiveDate.slice(0, 10)},,"'=HYPERLINK(""x"")"`,
    '',
  ])
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename=constitution-versions-\d{4}-\d\d-\d\d\.csv$/,
  )
  expect(headers.get('cache-control')).toBe('no-store')
})

test('an export has the filter, search and order of the list, and its count is recorded in the audit log', async () => {
  const cases = ['Cellar', 'Attic', 'Balcony'].map((title, index) =>
    buildCase({ title, isPublic: title !== 'Attic', id: `5c2b7a10-0000-4000-8000-00000000010${index}` }),
  )
  const other = await startContentWith(...cases)
  const titles = async (query: string) => {
    const { text } = await exportItems(other, 'Case', `format=json&${query}`)
    return JSON.parse(text).map(({ title }: Values) => title)
  }
  expect(await titles('sort=title')).toEqual(['Attic', 'Balcony', 'Cellar'])
  expect(await titles('sort=title&descending=true&filter=isPublic:true')).toEqual(['Cellar', 'Balcony'])
  expect(await titles('search=attic')).toEqual(['Attic'])
  expect(await titles('search=nothing+like+that')).toEqual([])
  const messages = await other.em().find(AuditEvent, {}, { orderBy: { occurredAt: 'asc' } })
  expect(messages.map(({ actor, action, itemType, title }) => [actor, action, itemType, title])).toEqual(
    ['3 cases', '2 cases', '1 case', '0 cases'].map((title) => ['Ruth Abernathy', 'exported', 'case', title]),
  )
})

test('an export of several batches has every item once, in order', async () => {
  const many = Array.from({ length: 120 }, (_, index) =>
    buildTeamMember({ name: `Member ${index}`, displayOrder: index, id: crypto.randomUUID() }),
  )
  const { text } = await exportItems(await startContentWith(...many), 'TeamMember', 'format=json')
  expect(JSON.parse(text).map(({ name }: Values) => name)).toEqual(many.map(({ name }) => name))
})

test('an export of an unknown type, in an unknown format, or without signing in is rejected', async () => {
  const other = await startContentWith()
  const error = async (...requests: [string, string?, string?]) => {
    const { status, text } = await exportItems(other, ...requests)
    return { status, ...JSON.parse(text) }
  }
  expect(await error('Activity')).toMatchObject({ status: 404 })
  expect(await error('Case', 'format=xlsx')).toMatchObject({
    status: 400,
    errors: { format: expect.any(String) },
  })
  expect(await error('Case', 'format=csv&sort=secret')).toMatchObject({
    status: 400,
    errors: { sort: expect.any(String) },
  })
  expect(await error('Case', 'format=csv&filter=clientInfo:x')).toMatchObject({ status: 400 })
  expect(await error('Case', 'format=csv', other.auth.createToken({ exp: 1 }))).toMatchObject({
    status: 401,
  })
  expect((await fetch(`${other.url}/export/Case?format=csv`, { method: 'POST' })).status).toBe(401)
})

test('what tells of people whom we helped is exported after a confirmation alone, the rest without one', async () => {
  const subgraph = await startContentWith(buildCase(), buildJudgment())
  subgraph.auth.changeSession(subgraph.token, { verifiedAt: Date.now() - 6 * 60_000 })
  const { status, headers } = await exportItems(subgraph, 'Case')
  expect([status, headers.get('www-authenticate')]).toEqual([
    401,
    'Bearer error="insufficient_user_authentication", max_age="300"',
  ])
  expect((await exportItems(subgraph, 'Judgment')).status).toBe(200)
})
