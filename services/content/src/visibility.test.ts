import { expect, test } from 'vitest'
import { aCase } from './cases/case.examples.ts'
import { aConstitutionVersion } from './constitution/constitution-version.examples.ts'
import { anEvent } from './events/event.examples.ts'
import { aJudgment } from './judgments/judgment.examples.ts'
import { aLegalService } from './legal-services/legal-service.examples.ts'
import { aPost } from './posts/post.examples.ts'
import { aRelatedDocument } from './related-documents/related-document.examples.ts'
import { aTeamMember } from './team/team-member.examples.ts'
import { withItems } from './testing/withItems.ts'

const entity = `query($of: [_Any!]!) { _entities(representations: $of) {
  ... on Judgment { title } ... on Case { title } ... on BlogPost { title } ... on TeamMember { name }
} }`

const hidden = {
  judgment: aJudgment({ title: 'Sealed', isVisible: false }),
  case: aCase({ title: 'Private', isPublic: false, isFeatured: true }),
  post: aPost({ title: 'Draft', status: 'draft' }),
  member: aTeamMember({ name: 'Gone', isActive: false }),
}

test('visitors never see a hidden judgment', async () => {
  const subgraph = await withItems(hidden.judgment)
  expect(
    await subgraph.ask(
      'query($id: ID!) { judgments { id } judgment(id: $id) { id } judgmentsPage { total } }',
      {
        id: hidden.judgment.id,
      },
    ),
  ).toEqual({ judgments: [], judgment: null, judgmentsPage: { total: 0 } })
})

test('a private case is shown nowhere, although it is featured', async () => {
  const subgraph = await withItems(hidden.case)
  expect(
    await subgraph.ask('query($id: ID!) { cases { id } featuredCases { id } case(id: $id) { id } }', {
      id: hidden.case.id,
    }),
  ).toEqual({ cases: [], featuredCases: [], case: null })
})

test('a public case is featured only when it says so', async () => {
  const subgraph = await withItems(aCase({ isFeatured: false }), aCase({ title: 'Told', isFeatured: true }))
  expect(await subgraph.ask('{ featuredCases { title } }')).toEqual({ featuredCases: [{ title: 'Told' }] })
})

test('visitors never see a draft', async () => {
  const subgraph = await withItems(hidden.post)
  expect(
    await subgraph.ask('query($slug: String!) { posts { id } recentPosts { id } post(slug: $slug) { id } }', {
      slug: hidden.post.slug,
    }),
  ).toEqual({ posts: [], recentPosts: [], post: null })
})

test('a published post whose date lies ahead is nowhere for visitors, and scheduled for administrators', async () => {
  const ahead = aPost({ title: 'Xylophone', publishDate: '2099-01-01T00:00:00.000Z' })
  const subgraph = await withItems(ahead, aJudgment({ category: 'Xylophone' }))
  const query = `query($slug: String!, $of: [_Any!]!, $judgment: ID!) {
    posts { id } recentPosts { id } post(slug: $slug) { id } _entities(representations: $of) { __typename }
    search(text: "xylophone", kind: "BlogPost") { total didYouMean groups { kind } }
    relatedToJudgment(id: $judgment) { post { id } }
  }`
  const { __typename, id, slug } = ahead
  const variables = { slug, of: [{ __typename, id }], judgment: aJudgment().id }
  const nothing = {
    posts: [],
    recentPosts: [],
    post: null,
    _entities: [null],
    search: { total: 0, didYouMean: null, groups: [] },
    relatedToJudgment: { post: null },
  }
  expect(await subgraph.ask(query, variables)).toEqual(nothing)
  expect(await subgraph.asAdministrator(query, variables)).toEqual(nothing)
  expect(await subgraph.asAdministrator('{ allBlogPosts { status publishDate } }')).toEqual({
    allBlogPosts: [{ status: 'published', publishDate: '2099-01-01T00:00:00.000Z' }],
  })
})

test('a published post is public from its date on, and at once without one', async () => {
  const subgraph = await withItems(
    aPost({ slug: 'now', publishDate: new Date().toISOString() }),
    aPost({ slug: 'undated', publishDate: null }),
  )
  const { posts } = await subgraph.ask<{ posts: { slug: string }[] }>('{ posts { slug } }')
  expect(posts.map(({ slug }) => slug).toSorted()).toEqual(['now', 'undated'])
})

test('visitors never see a member who is not active', async () => {
  const subgraph = await withItems(hidden.member)
  expect(await subgraph.ask('{ teamMembers { id } }')).toEqual({ teamMembers: [] })
})

test('another service that refers to a hidden item gets nothing, even for an administrator', async () => {
  const subgraph = await withItems(...Object.values(hidden))
  const of = Object.values(hidden).map(({ __typename, id }) => ({ __typename, id }))
  expect(await subgraph.ask(entity, { of })).toEqual({ _entities: [null, null, null, null] })
  expect(await subgraph.asAdministrator(entity, { of })).toEqual({ _entities: [null, null, null, null] })
})

test('another service that refers to a shown item gets it', async () => {
  const subgraph = await withItems(aJudgment(), aTeamMember())
  const of = [aJudgment(), aTeamMember()].map(({ __typename, id }) => ({ __typename, id }))
  expect(await subgraph.ask(entity, { of })).toEqual({
    _entities: [{ title: aJudgment().title }, { name: aTeamMember().name }],
  })
})

test('what a client told us is for administrators, wherever it is asked for', async () => {
  const subgraph = await withItems(aCase({ isFeatured: true }))
  for (const query of ['{ cases { clientInfo } }', '{ featuredCases { clientInfo } }'])
    expect(await subgraph.refusal(query)).toMatchObject({ code: 'UNAUTHENTICATED' })
  const { id } = aCase()
  const one = 'query($id: ID!) { case(id: $id) { clientInfo } }'
  expect(await subgraph.refusal(one, { id })).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(JSON.stringify(await subgraph.answer(one, { id }))).not.toContain(aCase().clientInfo)
  expect(await subgraph.asAdministrator(one, { id })).toEqual({ case: { clientInfo: aCase().clientInfo } })
})

test('an id that cannot be one finds nothing and breaks nothing', async () => {
  const subgraph = await withItems()
  for (const id of ['', 'no', "' or 1=1 --", 'a\0b', '5c2b7a10-0000-4000-8000-00000000000z', '🜚'.repeat(500)])
    expect(
      await subgraph.ask(
        'query($id: ID!) { case(id: $id) { id } judgment(id: $id) { id } event(id: $id) { id } }',
        {
          id,
        },
      ),
    ).toEqual({ case: null, judgment: null, event: null })
  for (const slug of ['', 'a\0b', '%', '../..'])
    expect(await subgraph.ask('query($slug: String!) { post(slug: $slug) { id } }', { slug })).toEqual({
      post: null,
    })
})

test('the newest come first: judgments by their date, cases by their start, posts by their publication', async () => {
  const subgraph = await withItems(
    aJudgment({ title: 'Old', judgmentDate: '1999-01-01' }),
    aJudgment({ title: 'New', judgmentDate: '2025-01-01' }),
    aCase({ title: 'Old', startDate: '1999-01-01' }),
    aCase({ title: 'Undated, so of today', startDate: null }),
    aCase({ title: 'New', startDate: '2025-01-01' }),
    aPost({ title: 'Old', slug: 'old', publishDate: '1999-01-01T00:00:00Z' }),
    aPost({ title: 'Undated, so of now', slug: 'undated', publishDate: null }),
    aPost({ title: 'New', slug: 'new', publishDate: '2025-01-01T00:00:00Z' }),
  )
  expect(await subgraph.ask('{ judgments { title } cases { title } posts { title } }')).toEqual({
    judgments: [{ title: 'New' }, { title: 'Old' }],
    cases: [{ title: 'Undated, so of today' }, { title: 'New' }, { title: 'Old' }],
    posts: [{ title: 'Undated, so of now' }, { title: 'New' }, { title: 'Old' }],
  })
})

test('the team stands in its display order, then by name', async () => {
  const subgraph = await withItems(
    aTeamMember({ name: 'Zoe', displayOrder: 1 }),
    aTeamMember({ name: 'Ann', displayOrder: 2 }),
    aTeamMember({ name: 'Bea', displayOrder: 1 }),
  )
  const { teamMembers } = await subgraph.ask<{ teamMembers: { name: string }[] }>('{ teamMembers { name } }')
  expect(teamMembers.map(({ name }) => name)).toEqual(['Bea', 'Zoe', 'Ann'])
})

test('the recent posts are the six newest', async () => {
  const posts = [1, 2, 3, 4, 5, 6, 7].map((day) =>
    aPost({ slug: `post-${day}`, publishDate: `2026-01-0${day}T00:00:00Z` }),
  )
  const subgraph = await withItems(...posts)
  const { recentPosts } = await subgraph.ask<{ recentPosts: { slug: string }[] }>('{ recentPosts { slug } }')
  expect(recentPosts.map(({ slug }) => slug)).toEqual([7, 6, 5, 4, 3, 2].map((day) => `post-${day}`))
})

test('upcoming events are those whose day has not passed where we are, soonest first', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format()
  const subgraph = await withItems(
    anEvent({ title: 'Far', eventDate: '2099-05-01T12:00:00Z' }),
    // Noon in UTC is the same day in New York, and may be hours ago.
    anEvent({ title: 'Today', eventDate: `${today}T12:00:00Z` }),
    anEvent({ title: 'Over', eventDate: '2020-05-01T12:00:00Z' }),
    anEvent({ title: 'Cancelled', eventDate: '2099-04-01T12:00:00Z', status: 'cancelled' }),
    anEvent({ title: 'Long over', eventDate: '2019-05-01T12:00:00Z', status: 'completed' }),
  )
  expect(await subgraph.ask('{ upcomingEvents { title } events { title } }')).toEqual({
    upcomingEvents: [{ title: 'Today' }, { title: 'Far' }],
    events: ['Today', 'Cancelled', 'Far', 'Over', 'Long over'].map((title) => ({ title })),
  })
})

test('a day comes back as midnight UTC, a moment as it was', async () => {
  const subgraph = await withItems(aJudgment({ judgmentDate: '2024-06-13' }), anEvent())
  expect(await subgraph.ask('{ judgments { judgmentDate } events { eventDate } }')).toEqual({
    judgments: [{ judgmentDate: '2024-06-13T00:00:00.000Z' }],
    events: [{ eventDate: '2099-03-05T22:30:00.000Z' }],
  })
})

test('the current constitution is the newest whose day has come', async () => {
  const subgraph = await withItems(
    aConstitutionVersion({ versionNumber: '4.1', effectiveDate: '2023-05-13' }),
    aConstitutionVersion({ versionNumber: '5.0', effectiveDate: '2099-01-01' }),
    aConstitutionVersion({ versionNumber: '4.0', effectiveDate: '2021-05-08' }),
  )
  expect(
    await subgraph.ask('{ currentConstitution { versionNumber } constitutionVersions { versionNumber } }'),
  ).toEqual({
    currentConstitution: { versionNumber: '4.1' },
    constitutionVersions: [{ versionNumber: '5.0' }, { versionNumber: '4.1' }, { versionNumber: '4.0' }],
  })
})

test('of two versions in force from the same day the one that was written down later holds', async () => {
  const subgraph = await withItems(
    aConstitutionVersion({ versionNumber: '5.0', effectiveDate: '2024-01-01' }),
  )
  await subgraph.asAdministrator(
    'mutation($input: ConstitutionVersionInput!) { createConstitutionVersion(input: $input) { id } }',
    { input: { versionNumber: '5.0.1', effectiveDate: '2024-01-01' } },
  )
  expect(await subgraph.ask('{ currentConstitution { versionNumber } }')).toEqual({
    currentConstitution: { versionNumber: '5.0.1' },
  })
})

test('services and related documents stand in the order that administrators gave them', async () => {
  const subgraph = await withItems(
    aLegalService({ title: 'Third', displayOrder: 2 }),
    aLegalService({ title: 'Second', displayOrder: 1 }),
    aLegalService({ title: 'First', displayOrder: 1 }),
    aRelatedDocument({ title: 'Last', displayOrder: 9 }),
    aRelatedDocument({ title: 'Before', displayOrder: -1 }),
  )
  expect(await subgraph.ask('{ legalServices { title } relatedDocuments { title } }')).toEqual({
    legalServices: [{ title: 'First' }, { title: 'Second' }, { title: 'Third' }],
    relatedDocuments: [{ title: 'Before' }, { title: 'Last' }],
  })
})

test('the numbers of an order and what somebody can take are for administrators', async () => {
  const subgraph = await withItems(aLegalService(), aRelatedDocument(), aTeamMember({ capacity: 12 }))
  for (const query of [
    '{ legalServices { displayOrder } }',
    '{ relatedDocuments { displayOrder } }',
    '{ teamMembers { capacity } }',
  ])
    expect(await subgraph.refusal(query), query).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await subgraph.asAdministrator('{ allTeamMembers { capacity } }')).toEqual({
    allTeamMembers: [{ capacity: 12 }],
  })
  expect(await subgraph.ask('{ teamMembers { languages } }')).toEqual({
    teamMembers: [{ languages: ['English', 'Twi'] }],
  })
})

test('an empty house answers with empty lists', async () => {
  const subgraph = await withItems()
  expect(
    await subgraph.ask(
      '{ legalServices { id } currentConstitution { id } relatedDocuments { id } events { id } }',
    ),
  ).toEqual({ legalServices: [], currentConstitution: null, relatedDocuments: [], events: [] })
})

test('a legal service is shown with all it says', async () => {
  const subgraph = await withItems(aLegalService())
  const { __typename, displayOrder, ...service } = aLegalService()
  expect(
    await subgraph.ask('{ legalServices { id title category description icon eligibility howToApply } }'),
  ).toEqual({ legalServices: [service] })
})
