import { Activity } from '@access/service-kit'
import { aSubgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { content } from '../content.ts'
import { removeDemo } from './removeDemo.ts'
import { seed } from './seed.ts'

const everything = `{ caseCount postCount teamMemberCount allJudgments { title } allEvents { id title }
  legalServices { id } constitutionVersions { id } relatedDocuments { id } }`

type Everything = Record<'caseCount' | 'postCount' | 'teamMemberCount', number> & {
  allEvents: { id: string; title: string }[]
}

const aCase = { title: 'Ours', category: 'Employment', status: 'active' }

test('the demonstration goes whole, what people added stays, and no later start brings it back', async () => {
  const subgraph = await aSubgraph(content, { seed: true })
  await subgraph.asAdministrator('mutation ($input: CaseInput!) { createCase(input: $input) { id } }', {
    input: aCase,
  })
  const removed = await removeDemo(subgraph.em(), new Set())
  expect(removed.map(({ noun, removed }) => `${removed} ${noun}`)).toEqual([
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
  expect(await subgraph.asAdministrator(everything)).toEqual(left)

  await subgraph.em().transactional((em) => seed(em, { ...subgraph.settings, seed: 'demo' }))
  expect(await subgraph.asAdministrator(everything)).toEqual(left)
})

test('what somebody changed, and what people refer to, stays and is named', async () => {
  const subgraph = await aSubgraph(content, { seed: true })
  const { allCases, allEvents } = await subgraph.asAdministrator<{
    allCases: { id: string; title: string }[]
    allEvents: { id: string; title: string }[]
  }>('{ allCases { id title } allEvents { id title } }')
  const [changed] = allCases
  const [registered] = allEvents
  await subgraph.asAdministrator(
    'mutation ($id: ID!, $input: CaseInput!) { updateCase(id: $id, input: $input) { id } }',
    { id: changed!.id, input: aCase },
  )
  const keptNow = async () =>
    (await removeDemo(subgraph.em(), new Set([registered!.id]))).flatMap(({ noun, removed, kept }) => [
      ...(removed > 0 ? [`${removed} ${noun}`] : []),
      ...kept.map(({ title, why }) => `${noun} ${title}: ${why}`),
    ])
  const kept = [
    'case Ours: somebody has changed it',
    `event ${registered!.title}: people have registered for it`,
  ]
  expect((await keptNow()).filter((line) => line.includes(':'))).toEqual(kept)
  // Asked again, it finds nothing more.
  expect(await keptNow()).toEqual(kept)
  const left = await subgraph.asAdministrator<Everything>(everything)
  expect(left).toMatchObject({ caseCount: 1, postCount: 0, allEvents: [{ title: registered!.title }] })
})

test('the audit stays, and says what was taken away', async () => {
  const subgraph = await aSubgraph(content, { seed: true })
  const before = await subgraph.em().count(Activity)
  await removeDemo(subgraph.em(), new Set())
  const lines = await subgraph.em().find(Activity, { who: 'Command line' })
  expect(lines.map(({ action, title }) => `${action} ${title}`).toSorted()[0]).toBe(
    'removed 18 events of the demonstration',
  )
  expect(lines).toHaveLength(8)
  expect(await subgraph.em().count(Activity)).toBe(before + 8)
})
