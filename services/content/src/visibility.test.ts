import { expect, test } from 'vitest'
import {
  buildCase,
  buildConstitutionVersion,
  buildEvent,
  buildJudgment,
  buildLegalService,
  buildPost,
  buildRelatedDocument,
  buildTeamMember,
} from './testing/builders.ts'
import { createItem, startContentWith } from './testing/start-content.ts'

const entity = `query($of: [_Any!]!) { _entities(representations: $of) {
  ... on Judgment { title } ... on Case { title } ... on BlogPost { title } ... on TeamMember { name }
} }`

const hiddenItems = {
  judgment: buildJudgment({ title: 'Sealed', isVisible: false }),
  case: buildCase({ title: 'Private', isPublic: false, isFeatured: true }),
  post: buildPost({ title: 'Draft', status: 'draft' }),
  member: buildTeamMember({ name: 'Gone', isActive: false }),
}

test('visitors see nothing hidden: no such judgment, private case, draft or member who is not active', async () => {
  const subgraph = await startContentWith(...Object.values(hiddenItems))
  const { judgment, case: legalCase, post } = hiddenItems
  const query = `query($judgment: ID!, $case: ID!, $slug: String!) {
    judgments { id } judgment(id: $judgment) { id } judgmentsPage { total }
    cases { id } featuredCases { id } case(id: $case) { id }
    posts { id } recentPosts { id } post(slug: $slug) { id } teamMembers { id }
  }`
  expect(await subgraph.query(query, { judgment: judgment.id, case: legalCase.id, slug: post.slug })).toEqual(
    {
      ...{ judgments: [], judgment: null, judgmentsPage: { total: 0 } },
      ...{ cases: [], featuredCases: [], case: null },
      ...{ posts: [], recentPosts: [], post: null, teamMembers: [] },
    },
  )
})

test('a public case is featured only when it says so', async () => {
  const subgraph = await startContentWith(
    buildCase({ isFeatured: false }),
    buildCase({ title: 'Told', isFeatured: true }),
  )
  expect(await subgraph.read('{ featuredCases { title } }')).toEqual([{ title: 'Told' }])
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
  expect(await subgraph.readAsAdministrator('{ allBlogPosts { status publishDate } }')).toEqual([
    { status: 'published', publishDate: '2099-01-01T00:00:00.000Z' },
  ])
})

test('another service that refers to a hidden item gets nothing, even for an administrator', async () => {
  const subgraph = await startContentWith(...Object.values(hiddenItems))
  const of = Object.values(hiddenItems).map(({ __typename, id }) => ({ __typename, id }))
  expect(await subgraph.read(entity, { of })).toEqual([null, null, null, null])
  expect(await subgraph.readAsAdministrator(entity, { of })).toEqual([null, null, null, null])
})

test('another service that refers to a shown item gets it', async () => {
  const subgraph = await startContentWith(buildJudgment(), buildTeamMember())
  const of = [buildJudgment(), buildTeamMember()].map(({ __typename, id }) => ({ __typename, id }))
  expect(await subgraph.read(entity, { of })).toEqual([
    { title: buildJudgment().title },
    { name: buildTeamMember().name },
  ])
})

test('client information is for administrators, in every query', async () => {
  const subgraph = await startContentWith(buildCase({ isFeatured: true }))
  for (const query of ['{ cases { clientInfo } }', '{ featuredCases { clientInfo } }'])
    expect(await subgraph.queryError(query)).toMatchObject({ code: 'UNAUTHENTICATED' })
  const { id } = buildCase()
  const one = 'query($id: ID!) { case(id: $id) { clientInfo } }'
  expect(await subgraph.queryError(one, { id })).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(JSON.stringify(await subgraph.execute(one, { id }))).not.toContain(buildCase().clientInfo)
  expect(await subgraph.readAsAdministrator(one, { id })).toEqual({ clientInfo: buildCase().clientInfo })
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
  const teamMembers = await subgraph.read<{ name: string }[]>('{ teamMembers { name } }')
  expect(teamMembers.map(({ name }) => name)).toEqual(['Bea', 'Zoe', 'Ann'])
})

test('the recent posts are the six newest', async () => {
  const posts = [1, 2, 3, 4, 5, 6, 7].map((day) =>
    buildPost({ slug: `post-${day}`, publishDate: `2026-01-0${day}T00:00:00Z` }),
  )
  const subgraph = await startContentWith(...posts)
  const recentPosts = await subgraph.read<{ slug: string }[]>('{ recentPosts { slug } }')
  expect(recentPosts.map(({ slug }) => slug)).toEqual([7, 6, 5, 4, 3, 2].map((day) => `post-${day}`))
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
  await createItem(
    subgraph,
    buildConstitutionVersion({ versionNumber: '5.0.1', effectiveDate: '2024-01-01' }),
  )
  expect(await subgraph.read('{ currentConstitution { versionNumber } }')).toEqual({ versionNumber: '5.0.1' })
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
  expect(await subgraph.readAsAdministrator('{ allTeamMembers { capacity } }')).toEqual([{ capacity: 12 }])
  expect(await subgraph.read('{ teamMembers { languages } }')).toEqual([{ languages: ['English', 'Twi'] }])
})
