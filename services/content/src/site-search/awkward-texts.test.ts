/** Awkward texts can be searched, and items with such titles are found. */
import { recordAuditEvent } from '@access/service-kit'
import {
  awkwardTexts,
  findWrongResponses,
  normalizeForStorage,
  type Subgraph,
} from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { buildCase } from '../cases/case.examples.ts'
import { buildEvent } from '../events/event.examples.ts'
import { buildJudgment } from '../judgments/judgment.examples.ts'
import { buildLegalService } from '../legal-services/legal-service.examples.ts'
import { buildPost } from '../posts/post.examples.ts'
import { buildRelatedDocument } from '../related-documents/related-document.examples.ts'
import { buildTeamMember } from '../team/team-member.examples.ts'
import { startContentWith } from '../testing/start-content.ts'

/** Each test runs fifty-five queries in sequence, which takes long on a busy machine. */
const patience = { timeout: 120_000 }

const kinds = ['Case', 'Event', 'Guide', 'Judgment', 'LegalService', 'Page', 'TeamMember']

/** The query and the title of each text; no title contains the words of another. */
const buildQuery = (text: string) => `Section${awkwardTexts.indexOf(text)}x ${text} lantern`
const buildTitle = (text: string) => normalizeForStorage(buildQuery(text))

/** An item of every type with this title. */
function buildItems(title: string) {
  const slug = /^\w+/.exec(title)![0].toLowerCase()
  return [
    buildCase({ title }),
    buildEvent({ title }),
    buildJudgment({ title }),
    buildLegalService({ title }),
    buildPost({ title, slug }),
    buildRelatedDocument({ title }),
    buildTeamMember({ name: title }),
  ]
}

/** The service with items titled by all awkward texts that can be stored. */
const startWithAwkwardTexts = () =>
  startContentWith(...awkwardTexts.flatMap((text) => buildItems(buildTitle(text))))

const search = 'query($text: String!, $kind: String) { search(text: $text, kind: $kind) { groups { kind } } }'
const judgmentsPage = `query($search: String, $category: String, $court: String, $sort: String) {
  judgmentsPage(search: $search, category: $category, court: $court, sort: $sort) {
    total didYouMean items { title } matches { id }
  }
}`

async function findTypes(subgraph: Subgraph, variables: object) {
  const { groups } = (await subgraph.query<{ search: { groups: { kind: string }[] } }>(search, variables))
    .search
  return groups
    .map(({ kind }) => kind)
    .toSorted()
    .join()
}

async function findJudgments(subgraph: Subgraph, variables: object) {
  type Found = { judgmentsPage: { items: { title: string }[] } }
  const { items } = (await subgraph.query<Found>(judgmentsPage, variables)).judgmentsPage
  return items.map(({ title }) => title).join()
}

test('a search for awkward texts finds the items with such titles', patience, async () => {
  const subgraph = await startWithAwkwardTexts()
  const everything = (text: string) => findTypes(subgraph, { text: buildQuery(text) })
  expect(await findWrongResponses(everything, () => kinds.join())).toEqual({})
})

test.each(['relevance', 'date'])('judgments are found by awkward texts, by %s', patience, async (sort) => {
  const subgraph = await startContentWith(
    ...awkwardTexts.map((text) => buildJudgment({ title: buildTitle(text) })),
  )
  const judgments = (text: string) => findJudgments(subgraph, { search: buildQuery(text), sort })
  expect(await findWrongResponses(judgments, buildTitle)).toEqual({})
})

const getOutcome = (question: (text: string) => Promise<unknown>) =>
  findWrongResponses(
    async (text) => typeof (await question(text)),
    () => 'string',
  )

test(
  'a search for special characters alone, for unknown texts, or in a type of that name causes no error',
  patience,
  async () => {
    const subgraph = await startWithAwkwardTexts()
    expect(await getOutcome((text) => findTypes(subgraph, { text }))).toEqual({})
    expect(await getOutcome((text) => findTypes(subgraph, { text: `misspellt ${text}` }))).toEqual({})
    expect(await getOutcome((kind) => findTypes(subgraph, { text: 'lantern', kind }))).toEqual({})
  },
)

test(
  'judgments can be searched by special characters alone, in categories and courts of that name too',
  patience,
  async () => {
    const subgraph = await startContentWith(
      ...awkwardTexts.map((text) => buildJudgment({ title: buildTitle(text) })),
    )
    for (const name of ['search', 'category', 'court'])
      expect(await getOutcome((text) => findJudgments(subgraph, { [name]: text })), name).toEqual({})
  },
)

test('a judgment whose category has special characters has related content', patience, async () => {
  const subgraph = await startContentWith(
    ...awkwardTexts.map((text) =>
      buildJudgment({ title: buildTitle(text), category: normalizeForStorage(`Rent ${text}`) }),
    ),
  )
  const { judgments } = await subgraph.query<{ judgments: { id: string }[] }>('{ judgments { id } }')
  expect(judgments).toHaveLength(awkwardTexts.length)
  for (const { id } of judgments)
    expect(
      await subgraph.query('query($id: ID!) { judgment(id: $id) { relatedPosts { id } } }', { id }),
    ).toEqual({ judgment: { relatedPosts: [] } })
})

test('an id or slug of awkward characters finds nothing', patience, async () => {
  const subgraph = await startWithAwkwardTexts()
  const query = `query($text: String!, $id: ID!) {
    post(slug: $text) { id } case(id: $id) { id } judgment(id: $id) { id } event(id: $id) { id }
  }`
  const nothing = { post: null, case: null, judgment: null, event: null }
  const looked = async (text: string) => JSON.stringify(await subgraph.query(query, { text, id: text }))
  expect(await findWrongResponses(looked, () => JSON.stringify(nothing))).toEqual({})
})

test('administrators find awkward texts in a list, and filter it by them', patience, async () => {
  const subgraph = await startContentWith(
    ...awkwardTexts.map((text) => buildJudgment({ title: buildTitle(text) })),
  )
  const query = `query($page: PageInput!) { page: pageOfJudgments(page: $page) { items { title } total } }`
  type Found = { page: { items: { title: string }[]; total: number } }
  const results = async (page: object) => (await subgraph.queryAsAdministrator<Found>(query, { page })).page

  const sought = async (search: string) => {
    const { items } = await results({ search, sort: 'title', descending: true })
    return items.map((item) => item.title).join()
  }
  expect(await findWrongResponses((text) => sought(buildQuery(text)), buildTitle)).toEqual({})
  const isAmong = async (search: string) => {
    const { items } = await results({ search, limit: 100 })
    return String(items.some((item) => item.title === buildTitle(search)))
  }
  expect(await findWrongResponses(isAmong, () => 'true')).toEqual({})
  const narrowed = async (value: string) =>
    String((await results({ filters: [{ column: 'courtName', value }] })).total)
  const storable = (text: string) => normalizeForStorage(text).length === text.length
  const wrong = await findWrongResponses(narrowed, () => '0')
  // A value that cannot be stored is not a valid filter.
  expect(Object.keys(wrong).filter(storable)).toEqual([])
  for (const came of Object.values(wrong)) expect(came).toContain('BAD_USER_INPUT')
})

test(
  'administrators find awkward texts in the audit log, and an awkward slug is not taken',
  patience,
  async () => {
    const subgraph = await startContentWith()
    const em = subgraph.em()
    for (const text of awkwardTexts)
      recordAuditEvent(em, {
        actor: { id: null, name: 'Ada' },
        action: 'updated',
        itemType: 'case',
        title: buildTitle(text),
      })
    await em.flush()
    const query = `query($filter: AuditEventFilter!) {
    contentAuditEventPage(filter: $filter) { items { title } }
  }`
    type Found = { contentAuditEventPage: { items: { title: string }[] } }
    const titles = async (filter: object) =>
      (await subgraph.queryAsAdministrator<Found>(query, { filter })).contentAuditEventPage.items
        .map(({ title }) => title)
        .join()
    expect(await findWrongResponses((text) => titles({ search: buildQuery(text) }), buildTitle)).toEqual({})
    for (const name of ['actor', 'action', 'itemType']) {
      const those = (text: string) => titles({ [name]: `x${text}` })
      expect(await findWrongResponses(those, () => ''), name).toEqual({})
    }
    const result = async (slug: string) =>
      JSON.stringify(
        await subgraph.queryAsAdministrator('query($slug: String!) { isSlugTaken(slug: $slug) }', { slug }),
      )
    expect(await findWrongResponses(result, () => '{"isSlugTaken":false}')).toEqual({})
  },
)
