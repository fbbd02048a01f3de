// Items leave as files and come back: for every managed type alike.
import { Activity } from '@access/service-kit'
import { expect, test } from 'vitest'
import { aCase } from '../cases/case.examples.ts'
import { aConstitutionVersion } from '../constitution/constitution-version.examples.ts'
import { contentTypes } from '../contentTypes.ts'
import { anEvent } from '../events/event.examples.ts'
import { aJudgment } from '../judgments/judgment.examples.ts'
import { aLegalService } from '../legal-services/legal-service.examples.ts'
import { aPost } from '../posts/post.examples.ts'
import { aRelatedDocument } from '../related-documents/related-document.examples.ts'
import { aTeamMember } from '../team/team-member.examples.ts'
import { exported, sent } from '../testing/transferring.ts'
import { withItems } from '../testing/withItems.ts'
import { transferred } from '../transferred.ts'

type Values = Record<string, unknown>

const examples = [
  aCase(),
  aJudgment(),
  anEvent(),
  aPost(),
  aTeamMember(),
  aLegalService(),
  aConstitutionVersion(),
  aRelatedDocument(),
]

/** What breaks tables: formulas, quotes, line breaks, apostrophes, separators, letters of any script. */
const nasty = [
  '=1+1',
  "'=1+1",
  "''@SUM(A1)",
  '-5 degrees, "or so"; more\tor less',
  '＝cmd',
  "'quoted'",
  'Ünïcödé 房子 🏠',
  'one\u00a0two',
]
const lines = 'first\nsecond\r\nthird, with "quotes"\n\n=last'

const longest = (name: string) => /description|content|bio|summary|fullText|changes/.test(name)
const isAddress = (name: string) => /photo|pdfUrl|featuredImage|file|email|slug|versionNumber|icon/.test(name)

/** The example once for each of them, in every text that takes it. */
function nastyOnes(example: (typeof examples)[number]) {
  const rules = contentTypes.find(({ name }) => name === example.__typename)!.rules
  return nasty.map((text, place) => {
    const base: Values = { ...example, id: `5c2b7a10-0000-4000-8000-0000000001${place}0` }
    if ('slug' in base) base.slug = `slug-${place}`
    if ('versionNumber' in base) base.versionNumber = `${place}.0`
    for (const [name, value] of Object.entries(base)) {
      if (['__typename', 'id'].includes(name) || isAddress(name)) continue
      const wished = Array.isArray(value)
        ? [text.replaceAll('\t', ' '), 'plain', 'with, comma']
        : longest(name)
          ? `${text}\n${lines}`
          : text.replaceAll('\t', ' ')
      if (typeof value !== 'string' && !Array.isArray(value)) continue
      const { __typename, id, ...input } = { ...base, [name]: wished }
      if (rules.safeParse(input).success) base[name] = wished
    }
    return base as typeof example
  })
}

const stored = async (subgraph: Awaited<ReturnType<typeof withItems>>, type: string) =>
  (await exported(subgraph, type, 'format=json')).text

test('every managed type is among those that are tried here', () => {
  expect(examples.map(({ __typename }) => __typename).toSorted()).toEqual(
    transferred.map(({ type }) => type).toSorted(),
  )
})

test.each(examples)('$__typename: what is exported is imported again to the letter', async (example) => {
  const type = example.__typename
  const there = await withItems(...nastyOnes(example))
  const before = JSON.parse(await stored(there, type))
  expect(before).toHaveLength(nasty.length)
  for (const format of ['csv', 'json']) {
    const { text } = await exported(there, type, `format=${format}`)
    expect(await sent(there, type, text), format).toMatchObject({
      status: 200,
      body: { rows: nasty.length, creates: 0, updates: 0, unchanged: nasty.length, errorCount: 0 },
    })
    // Without their ids the same items are new ones, elsewhere.
    const elsewhere = await withItems()
    const file = format === 'csv' ? text.replace(/^[0-9a-f-]{36}(?=,)/gm, '') : withoutIds(text)
    expect(await sent(elsewhere, type, file), format).toMatchObject({
      status: 200,
      body: { creates: nasty.length, errorCount: 0 },
    })
    const after = JSON.parse(await stored(elsewhere, type))
    expect(byText(after), format).toEqual(byText(before))
  }
})
const withoutIds = (json: string) => JSON.stringify(JSON.parse(json).map(({ id, ...rest }: Values) => rest))
const byText = (items: Values[]) => items.map(({ id, ...rest }) => JSON.stringify(rest)).toSorted()

test('an export has the columns as they are declared, and the name and day of where we are', async () => {
  const there = await withItems(aConstitutionVersion({ changes: '=HYPERLINK("x")', pdfUrl: null }))
  const { status, headers, text } = await exported(there, 'ConstitutionVersion')
  expect(status).toBe(200)
  const { id, versionNumber, effectiveDate } = aConstitutionVersion()
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

test('what is filtered, searched and sorted is what is exported, and the audit says how many', async () => {
  const cases = ['Cellar', 'Attic', 'Balcony'].map((title, place) =>
    aCase({ title, isPublic: title !== 'Attic', id: `5c2b7a10-0000-4000-8000-00000000010${place}` }),
  )
  const there = await withItems(...cases)
  const titles = async (query: string) => {
    const { text } = await exported(there, 'Case', `format=json&${query}`)
    return JSON.parse(text).map(({ title }: Values) => title)
  }
  expect(await titles('sort=title')).toEqual(['Attic', 'Balcony', 'Cellar'])
  expect(await titles('sort=title&descending=true&filter=isPublic:true')).toEqual(['Cellar', 'Balcony'])
  expect(await titles('search=attic')).toEqual(['Attic'])
  expect(await titles('search=nothing+like+that')).toEqual([])
  const told = await there.em().find(Activity, {}, { orderBy: { at: 'asc' } })
  expect(told.map(({ who, action, noun, title }) => [who, action, noun, title])).toEqual(
    ['3 cases', '2 cases', '1 case', '0 cases'].map((title) => ['Ruth Abernathy', 'exported', 'case', title]),
  )
})

test('an export of more than one piece has every item once, in order', async () => {
  const many = Array.from({ length: 120 }, (_, place) =>
    aTeamMember({ name: `Member ${place}`, displayOrder: place, id: crypto.randomUUID() }),
  )
  const { text } = await exported(await withItems(...many), 'TeamMember', 'format=json')
  expect(JSON.parse(text).map(({ name }: Values) => name)).toEqual(many.map(({ name }) => name))
})

test('an export of a type that nobody manages, in a format that nobody reads, or by nobody is refused', async () => {
  const there = await withItems()
  const refused = async (...asked: [string, string?, string?]) => {
    const { status, text } = await exported(there, ...asked)
    return { status, ...JSON.parse(text) }
  }
  expect(await refused('Activity')).toMatchObject({ status: 404 })
  expect(await refused('Case', 'format=xlsx')).toMatchObject({
    status: 400,
    errors: { format: expect.any(String) },
  })
  expect(await refused('Case', 'format=csv&sort=secret')).toMatchObject({
    status: 400,
    errors: { sort: expect.any(String) },
  })
  expect(await refused('Case', 'format=csv&filter=clientInfo:x')).toMatchObject({ status: 400 })
  expect(await refused('Case', 'format=csv', there.auth.token({ exp: 1 }))).toMatchObject({ status: 401 })
  expect((await fetch(`${there.url}/export/Case?format=csv`)).status).toBe(401)
})
