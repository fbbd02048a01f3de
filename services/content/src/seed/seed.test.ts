import { aSubgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { content } from '../content.ts'
import { seed } from './seed.ts'

const figures = '{ caseCount postCount teamMemberCount allJudgments { id } allEvents { id } }'

type Figures = Record<'caseCount' | 'postCount' | 'teamMemberCount', number> &
  Record<'allJudgments' | 'allEvents', { id: string }[]>

test('a fresh product has its 45 cases, 28 posts, 24 team members, 30 judgments and 18 events', async () => {
  const subgraph = await aSubgraph(content, { seed: true })
  const found = await subgraph.asAdministrator<Figures>(figures)
  expect(found).toMatchObject({ caseCount: 45, postCount: 28, teamMemberCount: 24 })
  expect(found.allJudgments).toHaveLength(30)
  expect(found.allEvents).toHaveLength(18)
})

test('visitors of a fresh product find something to read everywhere, and the latest constitution', async () => {
  const subgraph = await aSubgraph(content, { seed: true })
  const found = await subgraph.ask<Record<string, unknown[]>>(`{
    legalServices { title } cases { id } featuredCases { id } judgments { id } upcomingEvents { id }
    posts { id } recentPosts { id } teamMembers { id } constitutionVersions { id } relatedDocuments { title }
    currentConstitution { versionNumber effectiveDate }
  }`)
  const { currentConstitution, ...lists } = found
  for (const [name, list] of Object.entries(lists)) expect(list, name).not.toHaveLength(0)
  expect(currentConstitution).toEqual({ versionNumber: '4.1', effectiveDate: '2023-05-13T00:00:00.000Z' })
  expect(found.legalServices?.[0]).toEqual({ title: 'Family Safety, Custody and Support' })
  expect(found.relatedDocuments?.[0]).toEqual({ title: 'Bylaws' })
})

test('a seeded event is on its day at its time, where the organisation is', async () => {
  const subgraph = await aSubgraph(content, { seed: true, env: { TIME_ZONE: 'Asia/Kolkata' } })
  const { upcomingEvents } = await subgraph.ask<{
    upcomingEvents: { eventTime: string; eventDate: string }[]
  }>('{ upcomingEvents { eventTime eventDate } }')
  const [first] = upcomingEvents
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', timeStyle: 'short' })
  expect(clock.format(new Date(first!.eventDate)).replace(/\s/, ' ')).toBe(first!.eventTime)
})

test('the demonstration brings its first recent activity', async () => {
  const subgraph = await aSubgraph(content, { seed: true })
  const { contentActivity } = await subgraph.asAdministrator<{ contentActivity: object[] }>(
    '{ contentActivity { who action noun title } }',
  )
  expect(contentActivity[0]).toMatchObject({ action: 'updated', noun: 'event' })
  expect(contentActivity.length).toBeGreaterThan(3)
})

test('a database that has been used is never seeded, even when all of it was deleted', async () => {
  const subgraph = await aSubgraph(content)
  const created = await subgraph.asAdministrator<{ createTeamMember: { id: string } }>(
    'mutation { createTeamMember(input: { name: "A", designation: "B", department: "Legal" }) { id } }',
  )
  const { id } = created.createTeamMember
  await subgraph.asAdministrator('mutation($id: ID!) { deleteTeamMember(id: $id) { id } }', { id })
  await subgraph.em().transactional((em) => seed(em, { ...subgraph.settings, seed: 'demo' }))
  expect(await subgraph.ask('{ teamMembers { id } cases { id } }')).toEqual({ teamMembers: [], cases: [] })
})

test('nothing is seeded where the demonstration is not wanted', async () => {
  const subgraph = await aSubgraph(content)
  await subgraph.em().transactional((em) => seed(em, subgraph.settings))
  expect(await subgraph.ask('{ cases { id } legalServices { id } }')).toEqual({
    cases: [],
    legalServices: [],
  })
})
