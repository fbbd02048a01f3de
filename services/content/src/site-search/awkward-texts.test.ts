/** Awkward texts can be searched, and items with such titles are found. */
import { recordAuditEvent } from '@access/service-kit'
import { awkwardTexts, findWrongResponses, normalizeForStorage } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { askAll } from '../testing/ask-all.ts'
import {
  buildCase,
  buildEvent,
  buildJudgment,
  buildLegalService,
  buildPost,
  buildRelatedDocument,
  buildTeamMember,
} from '../testing/builders.ts'
import { startContentWith } from '../testing/start-content.ts'

const kinds = ['Case', 'Event', 'Guide', 'Judgment', 'LegalService', 'Page', 'TeamMember']

/** The query and the title of each text; no title contains the words of another. */
const buildQuery = (text: string) => `Section${awkwardTexts.indexOf(text)}x ${text} lantern`
const buildTitle = (text: string) => normalizeForStorage(buildQuery(text))

const queries = awkwardTexts.map(buildQuery)
const titlesByQuery = Object.fromEntries(queries.map((query) => [query, normalizeForStorage(query)]))

/** An item of each type with this title. */
const builders = [
  (title: string) => buildCase({ title }),
  (title: string) => buildEvent({ title }),
  (title: string) => buildJudgment({ title }),
  (title: string) => buildLegalService({ title }),
  (title: string) => buildPost({ title, slug: /^\w+/.exec(title)![0].toLowerCase() }),
  (title: string) => buildRelatedDocument({ title }),
  (title: string) => buildTeamMember({ name: title }),
]

/** The service with items titled by all awkward texts that can be stored. */
const startWithAwkwardTexts = () =>
  startContentWith(...awkwardTexts.flatMap((text) => builders.map((build) => build(buildTitle(text)))))

type Titles = { items: { title: string }[] }

/** The titles that were found by each text. */
const joinTitles = (answers: Record<string, Titles>) =>
  Object.fromEntries(
    Object.entries(answers).map(([text, { items }]) => [text, items.map(({ title }) => title).join()]),
  )

test('a search for awkward texts finds the items with such titles; an id or slug of awkward characters finds nothing', async () => {
  const { query } = await startWithAwkwardTexts()
  type Results = { groups: { kind: string }[] }
  const results = await askAll<Results>(query, 'search(text: $text) { groups { kind } }', queries)
  for (const [text, { groups }] of Object.entries(results))
    expect(groups.map(({ kind }) => kind).toSorted(), text).toEqual(kinds)

  const unknown = awkwardTexts.map((text) => `misspellt ${text}`)
  await askAll(query, 'search(text: $text) { groups { kind } }', [...awkwardTexts, ...unknown])
  await askAll(query, 'search(text: "lantern", kind: $text) { groups { kind } }', awkwardTexts)
  for (const field of ['post(slug: $text)', 'case(id: $text)', 'judgment(id: $text)', 'event(id: $text)']) {
    const type = field.startsWith('post') ? 'String!' : 'ID!'
    const items = await askAll(query, `${field} { id }`, awkwardTexts, type)
    expect(Object.values(items).filter(Boolean), field).toEqual([])
  }
})

test('judgments are found by awkward texts, which may stand alone and for categories and courts', async () => {
  const { query, readAsAdministrator } = await startContentWith(
    ...awkwardTexts.map((text) => buildJudgment({ title: buildTitle(text) })),
  )
  for (const sort of ['relevance', 'date']) {
    const field = `judgmentsPage(search: $text, sort: "${sort}") { items { title } }`
    expect(joinTitles(await askAll(query, field, queries)), sort).toEqual(titlesByQuery)
  }
  for (const name of ['search', 'category', 'court']) {
    const field = `judgmentsPage(${name}: $text) { total didYouMean items { title } matches { id } }`
    await askAll(query, field, awkwardTexts)
  }
  // Only what can be stored is a filter of a list.
  const pageQuery = 'query($page: PageInput!) { pageOfJudgments(page: $page) { total } }'
  const narrow = async (value: string) => {
    const page = { filters: [{ column: 'courtName', value }] }
    return String((await readAsAdministrator<{ total: number }>(pageQuery, { page })).total)
  }
  const wrong = await findWrongResponses(narrow, () => '0')
  const isStorable = (text: string) => normalizeForStorage(text).length === text.length
  expect(Object.keys(wrong).filter(isStorable)).toEqual([])
  for (const response of Object.values(wrong)) expect(response).toContain('BAD_USER_INPUT')
})

test('a judgment whose category has special characters has related content', async () => {
  const { query, read } = await startContentWith(
    ...awkwardTexts.map((text) =>
      buildJudgment({ title: buildTitle(text), category: normalizeForStorage(`Rent ${text}`) }),
    ),
  )
  const judgments = await read<{ id: string }[]>('{ judgments { id } }')
  expect(judgments).toHaveLength(awkwardTexts.length)
  const ids = judgments.map(({ id }) => id)
  // Related content is answered for fifty at once.
  for (const some of [ids.slice(0, 50), ids.slice(50)]) {
    const results = await askAll(query, 'judgment(id: $text) { relatedPosts { id } }', some, 'ID!')
    expect(results).toEqual(Object.fromEntries(some.map((id) => [id, { relatedPosts: [] }])))
  }
})

test('administrators find awkward texts in the list of every type', async () => {
  const { queryAsAdministrator } = await startWithAwkwardTexts()
  for (const build of builders) {
    const type = build('x').__typename
    const title = type === 'TeamMember' ? 'title: name' : 'title'
    const field = `pageOf${type}s(page: { search: $text, limit: 100 }) { items { ${title} } }`
    expect(joinTitles(await askAll<Titles>(queryAsAdministrator, field, queries)), type).toEqual(
      titlesByQuery,
    )
    for (const [text, { items }] of Object.entries(
      await askAll<Titles>(queryAsAdministrator, field, awkwardTexts),
    ))
      expect(items, `${type} ${text}`).toContainEqual({ title: buildTitle(text) })
  }
})

test('administrators find awkward texts in the audit log, and an awkward slug is not taken', async () => {
  const subgraph = await startContentWith()
  const { queryAsAdministrator } = subgraph
  const em = subgraph.em()
  for (const text of awkwardTexts)
    recordAuditEvent(em, {
      actor: { id: null, name: 'Ada' },
      action: 'updated',
      itemType: 'case',
      title: buildTitle(text),
    })
  await em.flush()
  const find = async (name: string, texts: readonly string[]) =>
    joinTitles(
      await askAll(
        queryAsAdministrator,
        `contentAuditEventPage(filter: { ${name}: $text }) { items { title } }`,
        texts,
      ),
    )
  expect(await find('search', queries)).toEqual(titlesByQuery)
  const names = awkwardTexts.map((text) => `x${text}`)
  for (const name of ['actor', 'action', 'itemType'])
    expect(Object.values(await find(name, names)).filter(Boolean), name).toEqual([])
  const answers = await askAll(queryAsAdministrator, 'isSlugTaken(slug: $text)', awkwardTexts)
  expect(Object.values(answers).filter(Boolean)).toEqual([])
})
