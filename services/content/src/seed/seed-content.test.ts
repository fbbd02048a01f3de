import { startSubgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { content } from '../content.ts'
import { buildTeamMember } from '../team/team-member.examples.ts'
import { createItem } from '../testing/start-content.ts'
import { fetchFile } from '../testing/upload-files.ts'
import { seedContent } from './seed-content.ts'

const countsQuery = '{ caseCount postCount teamMemberCount allJudgments { id } allEvents { id } }'

test.each([
  // The constitution's version and day are those of its text.
  ['none', [{ versionNumber: '4.1' }]],
  ['own', []],
])('with the seed %s there are no items of the demonstration', async (seed, constitutionVersions) => {
  const subgraph = await startSubgraph(content, { seed: true, env: { SEED: seed } })
  const counts = await subgraph.queryAsAdministrator(countsQuery)
  const none = { caseCount: 0, postCount: 0, teamMemberCount: 0, allJudgments: [], allEvents: [] }
  expect(counts).toEqual(none)
  const lists =
    '{ legalServices { id } relatedDocuments { id } pageOfFiles(page: {}) { total } constitutionVersions { versionNumber } }'
  const empty = { legalServices: [], relatedDocuments: [], pageOfFiles: { total: 0 } }
  expect(await subgraph.queryAsAdministrator(lists)).toEqual({ ...empty, constitutionVersions })
})

test('a fresh product has public content of every type, and the latest constitution', async () => {
  const subgraph = await startSubgraph(content, { seed: true })
  const results = await subgraph.query<Record<string, unknown[]>>(`{
    legalServices { title } cases { id } featuredCases { id } judgments { id } upcomingEvents { id }
    posts { id } recentPosts { id } teamMembers { id } constitutionVersions { id } relatedDocuments { title }
    currentConstitution { versionNumber effectiveDate }
  }`)
  const { currentConstitution, ...lists } = results
  for (const [name, list] of Object.entries(lists)) expect(list, name).not.toHaveLength(0)
  expect(currentConstitution).toEqual({ versionNumber: '4.1', effectiveDate: '2023-05-13T00:00:00.000Z' })
  expect(results.legalServices?.[0]).toEqual({ title: 'Family Safety, Custody and Support' })
  expect(results.relatedDocuments?.[0]).toEqual({ title: 'Bylaws' })
})

test('each feature is seen once: photos beside initials, featured images, and a judgment with its PDF', async () => {
  const subgraph = await startSubgraph(content, { seed: true })
  type Pictured = { featuredImage: string | null; featuredImageAlt: string | null }
  const { teamMembers, posts, upcomingEvents, judgments } = await subgraph.query<{
    teamMembers: { photo: string | null }[]
    posts: Pictured[]
    upcomingEvents: Pictured[]
    judgments: { pdfUrl: string | null }[]
  }>(`{ teamMembers { photo } posts { featuredImage featuredImageAlt }
    upcomingEvents { featuredImage featuredImageAlt } judgments { pdfUrl } }`)
  const photos = teamMembers.flatMap(({ photo }) => photo ?? [])
  expect(new Set(photos).size).toBeGreaterThan(10)
  expect(photos.length).toBeLessThan(teamMembers.length)
  for (const items of [posts, upcomingEvents]) {
    const withPicture = items.filter(({ featuredImage }) => featuredImage)
    expect(withPicture).not.toEqual([])
    expect(withPicture.filter(({ featuredImageAlt }) => !featuredImageAlt)).toEqual([])
  }
  const [pdf] = judgments.flatMap(({ pdfUrl }) => pdfUrl ?? [])
  for (const [url, type] of [
    [photos[0]!, 'image/webp'],
    [pdf!, 'application/pdf'],
  ] as const) {
    const file = await fetchFile(subgraph, url)
    expect(file.headers.get('content-type')).toBe(type)
  }
})

test('a seeded event is on its day at its time, where the organisation is', async () => {
  const subgraph = await startSubgraph(content, { seed: true, env: { TIME_ZONE: 'Asia/Kolkata' } })
  const upcomingEvents = await subgraph.read<{ eventTime: string; startsAt: string }[]>(
    '{ upcomingEvents { eventTime startsAt } }',
  )
  const [first] = upcomingEvents
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', timeStyle: 'short' })
  expect(clock.format(new Date(first!.startsAt)).replace(/\s/, ' ')).toBe(first!.eventTime)
})

test('the demo data includes recent activity', async () => {
  const subgraph = await startSubgraph(content, { seed: true })
  const contentAuditEvents = await subgraph.readAsAdministrator<object[]>(
    '{ contentAuditEvents { actor action itemType title } }',
  )
  expect(contentAuditEvents[0]).toMatchObject({ action: 'updated', itemType: 'event' })
  expect(contentAuditEvents.length).toBeGreaterThan(3)
})

test('a database that has been used is never seeded, even when all of it was deleted', async () => {
  const subgraph = await startSubgraph(content)
  const { id } = await createItem(subgraph, buildTeamMember())
  await subgraph.queryAsAdministrator('mutation($id: ID!) { deleteTeamMember(id: $id) { id } }', { id })
  await subgraph.em().transactional((em) => seedContent(em, { ...subgraph.settings, seed: 'demo' }))
  expect(await subgraph.query('{ teamMembers { id } cases { id } }')).toEqual({ teamMembers: [], cases: [] })
})

test('an installation without items takes the demonstration later, as long as nobody has used it', async () => {
  const subgraph = await startSubgraph(content, { seed: true, env: { SEED: 'none' } })
  const seed = () =>
    subgraph.em().transactional((em) => seedContent(em, { ...subgraph.settings, seed: 'demo' }))
  await seed()
  await seed()
  const counts = '{ caseCount constitutionVersions { versionNumber } }'
  expect(await subgraph.queryAsAdministrator(counts)).toMatchObject({
    caseCount: 45,
    constitutionVersions: ['4.1', '4.0', '3.1', '3.0', '2.0', '1.0'].map((versionNumber) => ({
      versionNumber,
    })),
  })
})
