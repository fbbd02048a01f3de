/** Whatever signs somebody types, a search answers; and what is called by those signs is found. */
import { record } from '@access/service-kit'
import { normalizeForStorage, type Subgraph, signs, wrongAnswers } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { aCase } from '../cases/case.examples.ts'
import { anEvent } from '../events/event.examples.ts'
import { aJudgment } from '../judgments/judgment.examples.ts'
import { aLegalService } from '../legal-services/legal-service.examples.ts'
import { aPost } from '../posts/post.examples.ts'
import { aRelatedDocument } from '../related-documents/related-document.examples.ts'
import { aTeamMember } from '../team/team-member.examples.ts'
import { withItems } from '../testing/withItems.ts'

/** Each asks fifty-five times, one after another, which takes long where everything does. */
const patience = { timeout: 120_000 }

const kinds = ['BlogPost', 'Case', 'Event', 'Judgment', 'LegalService', 'TeamMember']

/** What is typed for each text, and what is called so; no two titles hold the words of another. */
const typedWith = (text: string) => `Section${signs.indexOf(text)}x ${text} lantern`
const titleWith = (text: string) => normalizeForStorage(typedWith(text))

/** Of every type one that is called so. */
function everythingCalled(title: string) {
  const slug = /^\w+/.exec(title)![0].toLowerCase()
  return [
    aCase({ title }),
    anEvent({ title }),
    aJudgment({ title }),
    aLegalService({ title }),
    aPost({ title, slug }),
    aRelatedDocument({ title }),
    aTeamMember({ name: title }),
  ]
}

/** The service with items that are called by all the signs, as far as these can be stored. */
const withSigns = () => withItems(...signs.flatMap((text) => everythingCalled(titleWith(text))))

const search = 'query($text: String!, $kind: String) { search(text: $text, kind: $kind) { groups { kind } } }'
const judgmentsPage = `query($search: String, $category: String, $court: String, $sort: String) {
  judgmentsPage(search: $search, category: $category, court: $court, sort: $sort) {
    total didYouMean items { title } matches { id }
  }
}`

async function kindsFound(subgraph: Subgraph, variables: object) {
  const { groups } = (await subgraph.ask<{ search: { groups: { kind: string }[] } }>(search, variables))
    .search
  return groups
    .map(({ kind }) => kind)
    .toSorted()
    .join()
}

async function judgmentsFound(subgraph: Subgraph, variables: object) {
  type Found = { judgmentsPage: { items: { title: string }[] } }
  const { items } = (await subgraph.ask<Found>(judgmentsPage, variables)).judgmentsPage
  return items.map(({ title }) => title).join()
}

test('a visitor who types any sign finds everything that is called so', patience, async () => {
  const subgraph = await withSigns()
  const everything = (text: string) => kindsFound(subgraph, { text: typedWith(text) })
  expect(await wrongAnswers(everything, () => kinds.join())).toEqual({})
})

test.each(['relevance', 'date'])('judgments are found by any sign, by %s', patience, async (sort) => {
  const subgraph = await withItems(...signs.map((text) => aJudgment({ title: titleWith(text) })))
  const judgments = (text: string) => judgmentsFound(subgraph, { search: typedWith(text), sort })
  expect(await wrongAnswers(judgments, titleWith)).toEqual({})
})

const answered = (question: (text: string) => Promise<unknown>) =>
  wrongAnswers(
    async (text) => typeof (await question(text)),
    () => 'string',
  )

test(
  'a visitor who types signs alone, or what is nowhere, or asks for a kind of that name, is answered',
  patience,
  async () => {
    const subgraph = await withSigns()
    expect(await answered((text) => kindsFound(subgraph, { text }))).toEqual({})
    expect(await answered((text) => kindsFound(subgraph, { text: `misspellt ${text}` }))).toEqual({})
    expect(await answered((kind) => kindsFound(subgraph, { text: 'lantern', kind }))).toEqual({})
  },
)

test(
  'judgments may be sought by signs alone, in categories and courts of that name too',
  patience,
  async () => {
    const subgraph = await withItems(...signs.map((text) => aJudgment({ title: titleWith(text) })))
    for (const name of ['search', 'category', 'court'])
      expect(await answered((text) => judgmentsFound(subgraph, { [name]: text })), name).toEqual({})
  },
)

test(
  'beside a judgment whose category has signs in it stands what else is about that',
  patience,
  async () => {
    const subgraph = await withItems(
      ...signs.map((text) =>
        aJudgment({ title: titleWith(text), category: normalizeForStorage(`Rent ${text}`) }),
      ),
    )
    const { judgments } = await subgraph.ask<{ judgments: { id: string }[] }>('{ judgments { id } }')
    expect(judgments).toHaveLength(signs.length)
    for (const { id } of judgments)
      expect(
        await subgraph.ask('query($id: ID!) { relatedToJudgment(id: $id) { post { id } } }', { id }),
      ).toEqual({ relatedToJudgment: { post: null } })
  },
)

test('an address that is made of signs is nobody’s', patience, async () => {
  const subgraph = await withSigns()
  const query = `query($text: String!, $id: ID!) {
    post(slug: $text) { id } case(id: $id) { id } judgment(id: $id) { id } event(id: $id) { id }
    relatedToJudgment(id: $id) { post { id } }
  }`
  const nothing = { post: null, case: null, judgment: null, event: null, relatedToJudgment: null }
  const looked = async (text: string) => JSON.stringify(await subgraph.ask(query, { text, id: text }))
  expect(await wrongAnswers(looked, () => JSON.stringify(nothing))).toEqual({})
})

/** What a list shows that can be sought in it, and whether it can be narrowed to a category. */
const lists = {
  BlogPost: { title: 'title', column: 'category' },
  Case: { title: 'title', column: 'category' },
  Event: { title: 'title', column: 'eventType' },
  Judgment: { title: 'title', column: 'courtName' },
  LegalService: { title: 'title', column: 'category' },
  RelatedDocument: { title: 'title', column: null },
  TeamMember: { title: 'name', column: 'department' },
}

test.each(Object.entries(lists))(
  'administrators find any sign in the list of %ss',
  patience,
  async (type, list) => {
    const { title, column } = list
    const subgraph = await withSigns()
    const query = `query($page: PageInput!) {
    page: pageOf${type}s(page: $page) { items { title: ${title} } total counts { column value count } }
  }`
    type Found = { page: { items: { title: string }[]; total: number } }
    const found = async (page: object) => (await subgraph.asAdministrator<Found>(query, { page })).page

    const sought = async (search: string) => {
      const { items } = await found({ search, sort: title, descending: true })
      return items.map((item) => item.title).join()
    }
    expect(await wrongAnswers((text) => sought(typedWith(text)), titleWith)).toEqual({})
    const isAmong = async (search: string) => {
      const { items } = await found({ search, limit: 100 })
      return String(items.some((item) => item.title === titleWith(search)))
    }
    expect(await wrongAnswers(isAmong, () => 'true')).toEqual({})
    if (!column) return
    const narrowed = async (value: string) => String((await found({ filters: [{ column, value }] })).total)
    const storable = (text: string) => normalizeForStorage(text).length === text.length
    const wrong = await wrongAnswers(narrowed, () => '0')
    // What no column can hold is no choice of a filter.
    expect(Object.keys(wrong).filter(storable)).toEqual([])
    for (const came of Object.values(wrong)) expect(came).toContain('BAD_USER_INPUT')
  },
)

test.each(['ConstitutionVersion', 'File'])(
  'any sign may be sought in the list of %ss',
  patience,
  async (type) => {
    const subgraph = await withItems()
    const query = `query($page: PageInput!) { page: pageOf${type}s(page: $page) { total } }`
    const total = async (search: string) => {
      const { page } = await subgraph.asAdministrator<{ page: { total: number } }>(query, {
        page: { search },
      })
      return String(page.total)
    }
    expect(await wrongAnswers(total, () => '0')).toEqual({})
  },
)

test(
  'administrators find any sign in the audit, and a slug made of signs is not taken',
  patience,
  async () => {
    const subgraph = await withItems()
    const em = subgraph.em()
    for (const text of signs)
      record(em as never, { who: 'Ada', action: 'updated', noun: 'case', title: titleWith(text) })
    await em.flush()
    const query = `query($question: ActivityQuestion!) {
    contentActivityPage(question: $question) { items { title } }
  }`
    type Found = { contentActivityPage: { items: { title: string }[] } }
    const titles = async (question: object) =>
      (await subgraph.asAdministrator<Found>(query, { question })).contentActivityPage.items
        .map(({ title }) => title)
        .join()
    expect(await wrongAnswers((text) => titles({ search: typedWith(text) }), titleWith)).toEqual({})
    for (const name of ['who', 'action', 'noun']) {
      const those = (text: string) => titles({ [name]: `x${text}` })
      expect(await wrongAnswers(those, () => ''), name).toEqual({})
    }
    const taken = async (slug: string) =>
      JSON.stringify(
        await subgraph.asAdministrator('query($slug: String!) { slugTaken(slug: $slug) }', { slug }),
      )
    expect(await wrongAnswers(taken, () => '{"slugTaken":false}')).toEqual({})
  },
)
