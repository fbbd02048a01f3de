import { AuditEvent } from '@access/service-kit'
import { startSubgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { content } from '../content.ts'
import { removeDemoItems } from './remove-demo.ts'
import { seedContent } from './seed-content.ts'

const allItemsQuery = `{ caseCount postCount teamMemberCount allJudgments { title } allEvents { id title }
  legalServices { id } constitutionVersions { id } relatedDocuments { id } }`

type AllItems = Record<'caseCount' | 'postCount' | 'teamMemberCount', number> & {
  allEvents: { id: string; title: string }[]
}

const newCase = { title: 'Ours', category: 'Employment', status: 'active' }

test('all demo data is removed, added items stay, and no later start restores it', async () => {
  const subgraph = await startSubgraph(content, { seed: true })
  await subgraph.queryAsAdministrator('mutation ($input: CaseInput!) { createCase(input: $input) { id } }', {
    input: newCase,
  })
  const removed = await removeDemoItems(subgraph.em(), new Set())
  expect(removed.map(({ itemType, removedCount }) => `${removedCount} ${itemType}`)).toEqual([
    '8 service',
    '45 case',
    '30 judgment',
    '18 event',
    '28 blog post',
    '24 team member',
    '6 constitution version',
    '4 related document',
  ])
  const left = {
    ...{ caseCount: 1, postCount: 0, teamMemberCount: 0, allJudgments: [], allEvents: [] },
    ...{ legalServices: [], constitutionVersions: [], relatedDocuments: [] },
  }
  expect(await subgraph.queryAsAdministrator(allItemsQuery)).toEqual(left)

  await subgraph.em().transactional((em) => seedContent(em, { ...subgraph.settings, seed: 'demo' }))
  expect(await subgraph.queryAsAdministrator(allItemsQuery)).toEqual(left)
})

test('changed and referenced items are retained and reported', async () => {
  const subgraph = await startSubgraph(content, { seed: true })
  const { allCases, allEvents } = await subgraph.queryAsAdministrator<{
    allCases: { id: string; title: string }[]
    allEvents: { id: string; title: string }[]
  }>('{ allCases { id title } allEvents { id title } }')
  const [changed] = allCases
  const [registered] = allEvents
  await subgraph.queryAsAdministrator(
    'mutation ($id: ID!, $input: CaseInput!) { updateCase(id: $id, input: $input) { id } }',
    { id: changed!.id, input: newCase },
  )
  const storedNow = async () =>
    (await removeDemoItems(subgraph.em(), new Set([registered!.id]))).flatMap(
      ({ itemType, removedCount, retained }) => [
        ...(removedCount > 0 ? [`${removedCount} ${itemType}`] : []),
        ...retained.map(({ title, reason }) => `${itemType} ${title}: ${reason}`),
      ],
    )
  const stored = [
    'case Ours: somebody has changed it',
    `event ${registered!.title}: people have registered for it`,
  ]
  expect((await storedNow()).filter((line) => line.includes(':'))).toEqual(stored)
  // A second run removes nothing more.
  expect(await storedNow()).toEqual(stored)
  const left = await subgraph.queryAsAdministrator<AllItems>(allItemsQuery)
  expect(left).toMatchObject({ caseCount: 1, postCount: 0, allEvents: [{ title: registered!.title }] })
})

test('the audit log is retained and records the removal', async () => {
  const subgraph = await startSubgraph(content, { seed: true })
  const before = await subgraph.em().count(AuditEvent)
  await removeDemoItems(subgraph.em(), new Set())
  const lines = await subgraph.em().find(AuditEvent, { actor: 'Command line' })
  expect(lines.map(({ action, title }) => `${action} ${title}`).toSorted()[0]).toBe(
    'removed 18 events of the demonstration',
  )
  expect(lines).toHaveLength(8)
  expect(await subgraph.em().count(AuditEvent)).toBe(before + 8)
})
