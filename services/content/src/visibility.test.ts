import { expect, test } from 'vitest'
import { buildCase } from './cases/case.examples.ts'
import { buildConstitutionVersion } from './constitution/constitution-version.examples.ts'
import { buildEvent } from './events/event.examples.ts'
import { buildJudgment } from './judgments/judgment.examples.ts'
import { buildLegalService } from './legal-services/legal-service.examples.ts'
import { buildPost } from './posts/post.examples.ts'
import { buildRelatedDocument } from './related-documents/related-document.examples.ts'
import { buildTeamMember } from './team/team-member.examples.ts'
import { startContentWith } from './testing/start-content.ts'

const entity = `query($of: [_Any!]!) { _entities(representations: $of) {
  ... on Judgment { title } ... on Case { title } ... on BlogPost { title } ... on TeamMember { name }
} }`

const hiddenItems = {
  judgment: buildJudgment({ title: 'Sealed', isVisible: false }),
  case: buildCase({ title: 'Private', isPublic: false, isFeatured: true }),
  post: buildPost({ title: 'Draft', status: 'draft' }),
  member: buildTeamMember({ name: 'Gone', isActive: false }),
}

test('visitors never see a hidden judgment', async () => {
  const subgraph = await startContentWith(hiddenItems.judgment)
  expect(
    await subgraph.query(
      'query($id: ID!) { judgments { id } judgment(id: $id) { id } judgmentsPage { total } }',
      {
        id: hiddenItems.judgment.id,
      },
    ),
  ).toEqual({ judgments: [], judgment: null, judgmentsPage: { total: 0 } })
})

test('a private case is hidden everywhere, although it is featured', async () => {
  const subgraph = await startContentWith(hiddenItems.case)
  expect(
    await subgraph.query('query($id: ID!) { cases { id } featuredCases { id } case(id: $id) { id } }', {
      id: hiddenItems.case.id,
    }),
  ).toEqual({ cases: [], featuredCases: [], case: null })
})

test('a public case is featured only when it says so', async () => {
  const subgraph = await startContentWith(
    buildCase({ isFeatured: false }),
    buildCase({ title: 'Told', isFeatured: true }),
  )
  expect(await subgraph.query('{ featuredCases { title } }')).toEqual({ featuredCases: [{ title: 'Told' }] })
})

test('visitors never see a draft', async () => {
  const subgraph = await startContentWith(hiddenItems.post)
  expect(
    await subgraph.query(
      'query($slug: String!) { posts { id } recentPosts { id } post(slug: $slug) { id } }',
      {
        slug: hiddenItems.post.slug,
      },
    ),
  ).toEqual({ posts: [], recentPosts: [], post: null })
})

test('a post with a future publication date is hidden from visitors, and scheduled for administrators', async () => {
  const ahead = buildPost({ title: 'Xylophone', publishDate: '2099-01-01T00:00:00.000Z' })
  const subgraph = await startContentWith(ahead, buildJudgment({ category: 'Xylophone' }))
  const query = `query($slug: String!, $of: [_Any!]!, $judgment: ID!) {
    posts { id } recentPosts { id } post(slug: $slug) { id } _entities(representations: $of) { __typename }
    search(text: "xylophone", kind: "BlogPost") { total didYouMean groups { kind } }
    judgment(id: $judgment) { relatedPosts { id } }
  }`
  const { __typename, id, slug } = ahead
  const variables = { slug, of: [{ __typename, id }], judgment: buildJudgment().id }
  const nothing = {
    posts: [],
    recentPosts: [],
    post: null,
    _entities: [null],
    search: { total: 0, didYouMean: null, groups: [] },
    judgment: { relatedPosts: [] },
  }
  expect(await subgraph.query(query, variables)).toEqual(nothing)
  expect(await subgraph.queryAsAdministrator(query, variables)).toEqual(nothing)
  expect(await subgraph.queryAsAdministrator('{ allBlogPosts { status publishDate } }')).toEqual({
    allBlogPosts: [{ status: 'published', publishDate: '2099-01-01T00:00:00.000Z' }],
  })
})

test('a published post is public from its date on, and at once without one', async () => {
  const subgraph = await startContentWith(
    buildPost({ slug: 'now', publishDate: new Date().toISOString() }),
    buildPost({ slug: 'undated', publishDate: null }),
  )
  const { posts } = await subgraph.query<{ posts: { slug: string }[] }>('{ posts { slug } }')
  expect(posts.map(({ slug }) => slug).toSorted()).toEqual(['now', 'undated'])
})

test('visitors never see a member who is not active', async () => {
  const subgraph = await startContentWith(hiddenItems.member)
  expect(await subgraph.query('{ teamMembers { id } }')).toEqual({ teamMembers: [] })
})

test('another service that refers to a hidden item gets nothing, even for an administrator', async () => {
  const subgraph = await startContentWith(...Object.values(hiddenItems))
  const of = Object.values(hiddenItems).map(({ __typename, id }) => ({ __typename, id }))
  expect(await subgraph.query(entity, { of })).toEqual({ _entities: [null, null, null, null] })
  expect(await subgraph.queryAsAdministrator(entity, { of })).toEqual({ _entities: [null, null, null, null] })
})

test('another service that refers to a shown item gets it', async () => {
  const subgraph = await startContentWith(buildJudgment(), buildTeamMember())
  const of = [buildJudgment(), buildTeamMember()].map(({ __typename, id }) => ({ __typename, id }))
  expect(await subgraph.query(entity, { of })).toEqual({
    _entities: [{ title: buildJudgment().title }, { name: buildTeamMember().name }],
  })
})

test('client information is for administrators, in every query', async () => {
  const subgraph = await startContentWith(buildCase({ isFeatured: true }))
  for (const query of ['{ cases { clientInfo } }', '{ featuredCases { clientInfo } }'])
    expect(await subgraph.queryError(query)).toMatchObject({ code: 'UNAUTHENTICATED' })
  const { id } = buildCase()
  const one = 'query($id: ID!) { case(id: $id) { clientInfo } }'
  expect(await subgraph.queryError(one, { id })).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(JSON.stringify(await subgraph.execute(one, { id }))).not.toContain(buildCase().clientInfo)
  expect(await subgraph.queryAsAdministrator(one, { id })).toEqual({
    case: { clientInfo: buildCase().clientInfo },
  })
})

test('a malformed id finds nothing and causes no error', async () => {
  const subgraph = await startContentWith()
  for (const id of ['', 'no', "' or 1=1 --", 'a\0b', '5c2b7a10-0000-4000-8000-00000000000z', '🜚'.repeat(500)])
    expect(
      await subgraph.query(
        'query($id: ID!) { case(id: $id) { id } judgment(id: $id) { id } event(id: $id) { id } }',
        {
          id,
        },
      ),
    ).toEqual({ case: null, judgment: null, event: null })
  for (const slug of ['', 'a\0b', '%', '../..'])
    expect(await subgraph.query('query($slug: String!) { post(slug: $slug) { id } }', { slug })).toEqual({
      post: null,
    })
})

test('the newest come first: judgments by their date, cases by their start, posts by their publication', async () => {
  const subgraph = await startContentWith(
    buildJudgment({ title: 'Old', judgmentDate: '1999-01-01' }),
    buildJudgment({ title: 'New', judgmentDate: '2025-01-01' }),
    buildCase({ title: 'Old', startDate: '1999-01-01' }),
    buildCase({ title: 'Undated, so of today', startDate: null }),
    buildCase({ title: 'New', startDate: '2025-01-01' }),
    buildPost({ title: 'Old', slug: 'old', publishDate: '1999-01-01T00:00:00Z' }),
    buildPost({ title: 'Undated, so of now', slug: 'undated', publishDate: null }),
    buildPost({ title: 'New', slug: 'new', publishDate: '2025-01-01T00:00:00Z' }),
  )
  expect(await subgraph.query('{ judgments { title } cases { title } posts { title } }')).toEqual({
    judgments: [{ title: 'New' }, { title: 'Old' }],
    cases: [{ title: 'Undated, so of today' }, { title: 'New' }, { title: 'Old' }],
    posts: [{ title: 'Undated, so of now' }, { title: 'New' }, { title: 'Old' }],
  })
})

test('the team is sorted by display order, then by name', async () => {
  const subgraph = await startContentWith(
    buildTeamMember({ name: 'Zoe', displayOrder: 1 }),
    buildTeamMember({ name: 'Ann', displayOrder: 2 }),
    buildTeamMember({ name: 'Bea', displayOrder: 1 }),
  )
  const { teamMembers } = await subgraph.query<{ teamMembers: { name: string }[] }>(
    '{ teamMembers { name } }',
  )
  expect(teamMembers.map(({ name }) => name)).toEqual(['Bea', 'Zoe', 'Ann'])
})

test('the recent posts are the six newest', async () => {
  const posts = [1, 2, 3, 4, 5, 6, 7].map((day) =>
    buildPost({ slug: `post-${day}`, publishDate: `2026-01-0${day}T00:00:00Z` }),
  )
  const subgraph = await startContentWith(...posts)
  const { recentPosts } = await subgraph.query<{ recentPosts: { slug: string }[] }>(
    '{ recentPosts { slug } }',
  )
  expect(recentPosts.map(({ slug }) => slug)).toEqual([7, 6, 5, 4, 3, 2].map((day) => `post-${day}`))
})

test('upcoming events are those whose day has not passed in the organisation’s time zone, soonest first', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format()
  const subgraph = await startContentWith(
    buildEvent({ title: 'Far', eventDate: '2099-05-01T12:00:00Z' }),
    // Noon in UTC is the same day in New York, and may be hours ago.
    buildEvent({ title: 'Today', eventDate: `${today}T12:00:00Z` }),
    buildEvent({ title: 'Over', eventDate: '2020-05-01T12:00:00Z' }),
    buildEvent({ title: 'Cancelled', eventDate: '2099-04-01T12:00:00Z', status: 'cancelled' }),
    buildEvent({ title: 'Long over', eventDate: '2019-05-01T12:00:00Z', status: 'completed' }),
  )
  expect(await subgraph.query('{ upcomingEvents { title } events { title } }')).toEqual({
    upcomingEvents: [{ title: 'Today' }, { title: 'Far' }],
    events: ['Today', 'Cancelled', 'Far', 'Over', 'Long over'].map((title) => ({ title })),
  })
})

test('a day is returned as midnight UTC, an instant unchanged', async () => {
  const subgraph = await startContentWith(buildJudgment({ judgmentDate: '2024-06-13' }), buildEvent())
  expect(await subgraph.query('{ judgments { judgmentDate } events { eventDate } }')).toEqual({
    judgments: [{ judgmentDate: '2024-06-13T00:00:00.000Z' }],
    events: [{ eventDate: '2099-03-05T22:30:00.000Z' }],
  })
})

test('the current constitution is the newest one in force', async () => {
  const subgraph = await startContentWith(
    buildConstitutionVersion({ versionNumber: '4.1', effectiveDate: '2023-05-13' }),
    buildConstitutionVersion({ versionNumber: '5.0', effectiveDate: '2099-01-01' }),
    buildConstitutionVersion({ versionNumber: '4.0', effectiveDate: '2021-05-08' }),
  )
  expect(
    await subgraph.query('{ currentConstitution { versionNumber } constitutionVersions { versionNumber } }'),
  ).toEqual({
    currentConstitution: { versionNumber: '4.1' },
    constitutionVersions: [{ versionNumber: '5.0' }, { versionNumber: '4.1' }, { versionNumber: '4.0' }],
  })
})

test('of two versions with the same effective date the one created later is current', async () => {
  const subgraph = await startContentWith(
    buildConstitutionVersion({ versionNumber: '5.0', effectiveDate: '2024-01-01' }),
  )
  await subgraph.queryAsAdministrator(
    'mutation($input: ConstitutionVersionInput!) { createConstitutionVersion(input: $input) { id } }',
    { input: { versionNumber: '5.0.1', effectiveDate: '2024-01-01' } },
  )
  expect(await subgraph.query('{ currentConstitution { versionNumber } }')).toEqual({
    currentConstitution: { versionNumber: '5.0.1' },
  })
})

test('services and related documents are sorted by display order', async () => {
  const subgraph = await startContentWith(
    buildLegalService({ title: 'Third', displayOrder: 2 }),
    buildLegalService({ title: 'Second', displayOrder: 1 }),
    buildLegalService({ title: 'First', displayOrder: 1 }),
    buildRelatedDocument({ title: 'Last', displayOrder: 9 }),
    buildRelatedDocument({ title: 'Before', displayOrder: -1 }),
  )
  expect(await subgraph.query('{ legalServices { title } relatedDocuments { title } }')).toEqual({
    legalServices: [{ title: 'First' }, { title: 'Second' }, { title: 'Third' }],
    relatedDocuments: [{ title: 'Before' }, { title: 'Last' }],
  })
})

test('display orders and capacities are for administrators', async () => {
  const subgraph = await startContentWith(
    buildLegalService(),
    buildRelatedDocument(),
    buildTeamMember({ capacity: 12 }),
  )
  for (const query of [
    '{ legalServices { displayOrder } }',
    '{ relatedDocuments { displayOrder } }',
    '{ teamMembers { capacity } }',
  ])
    expect(await subgraph.queryError(query), query).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await subgraph.queryAsAdministrator('{ allTeamMembers { capacity } }')).toEqual({
    allTeamMembers: [{ capacity: 12 }],
  })
  expect(await subgraph.query('{ teamMembers { languages } }')).toEqual({
    teamMembers: [{ languages: ['English', 'Twi'] }],
  })
})

test('without content all lists are empty', async () => {
  const subgraph = await startContentWith()
  expect(
    await subgraph.query(
      '{ legalServices { id } currentConstitution { id } relatedDocuments { id } events { id } }',
    ),
  ).toEqual({ legalServices: [], currentConstitution: null, relatedDocuments: [], events: [] })
})

test('a legal service is returned with all its fields', async () => {
  const subgraph = await startContentWith(buildLegalService())
  const { __typename, displayOrder, ...service } = buildLegalService()
  expect(
    await subgraph.query('{ legalServices { id title category description icon eligibility howToApply } }'),
  ).toEqual({ legalServices: [service] })
})
