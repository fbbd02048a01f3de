import { AuditEvent, formatDemoPlan } from '@access/service-kit'
import { startSubgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { buildCase } from '../cases/case.examples.ts'
import { content } from '../content.ts'
import { staticPageSlugs } from '../static-pages/static-page.rules.ts'
import { createItem, saveOffice, updateItem } from '../testing/start-content.ts'
import { removeDemoItems } from './remove-demo.ts'
import { seedContent } from './seed-content.ts'

const allItemsQuery = `{ caseCount postCount teamMemberCount allJudgments { title } allEvents { id title }
  legalServices { id } constitutionVersions { id } relatedDocuments { id } }`

const identityQuery = '{ organisation { name version } staticPage(slug: "home") { content version } }'

type AllItems = Record<'caseCount' | 'postCount' | 'teamMemberCount', number> & {
  allEvents: { id: string; title: string }[]
}

const newCase = buildCase({ title: 'Ours' })

test('all demo data is removed, added items and the specified texts stay, and no later start restores it', async () => {
  const subgraph = await startSubgraph(content, { seed: true })
  await createItem(subgraph, newCase)
  const identity = await subgraph.query(identityQuery)
  const removed = await removeDemoItems(subgraph.em(), new Set(), { seed: 'demo' })
  expect(removed.map(({ itemType, removedTitles }) => `${removedTitles.length} ${itemType}`)).toEqual([
    '8 service',
    '45 case',
    '30 judgment',
    '18 event',
    '28 blog post',
    '24 team member',
    '5 constitution version',
    '4 related document',
    '22 file',
  ])
  expect(await subgraph.query(identityQuery)).toEqual(identity)
  const left = {
    ...{ caseCount: 1, postCount: 0, teamMemberCount: 0, allJudgments: [], allEvents: [] },
    ...{ legalServices: [], constitutionVersions: [{ id: expect.any(String) }], relatedDocuments: [] },
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
  await updateItem(subgraph, { ...newCase, id: changed!.id })
  const storedNow = async () =>
    (await removeDemoItems(subgraph.em(), new Set([registered!.id]), { seed: 'demo' })).flatMap(
      ({ itemType, removedTitles, retained }) => [
        ...(removedTitles.length > 0 ? [`${removedTitles.length} ${itemType}`] : []),
        ...retained.map(({ title, reason }) => `${itemType} ${title}: ${reason}`),
      ],
    )
  const stored = [
    'case Ours: somebody has changed it',
    `event ${registered!.title}: people have registered for it`,
    'constitution version 4.1: it is the text of the constitution',
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
  await removeDemoItems(subgraph.em(), new Set(), { seed: 'own' })
  const lines = await subgraph.em().find(AuditEvent, { actor: 'Command line' })
  expect(lines.map(({ action, title }) => `${action} ${title}`).toSorted()[0]).toBe(
    'removed 1 settings of the demonstration',
  )
  expect(lines).toHaveLength(11)
  expect(await subgraph.em().count(AuditEvent)).toBe(before + 11)
})

test('a plan names what would go and stay, and takes nothing', async () => {
  const subgraph = await startSubgraph(content, { seed: true })
  const before = await subgraph.queryAsAdministrator(allItemsQuery)
  const plan = await removeDemoItems(subgraph.em(), new Set(), { isPlanned: true, seed: 'own' })
  const cases = plan.find(({ itemType }) => itemType === 'case')!
  expect(cases.removedTitles).toHaveLength(45)
  expect(plan.find(({ itemType }) => itemType === 'settings')).toMatchObject({
    removedTitles: ['Access to Justice'],
  })
  expect(formatDemoPlan(plan)).toContain(`Goes: 45 cases\n  ${cases.removedTitles[0]}\n`)
  expect(await subgraph.queryAsAdministrator(allItemsQuery)).toEqual(before)
  expect(await subgraph.read('{ organisation { name } }')).toEqual({ name: 'Access to Justice' })
  expect(await subgraph.em().count(AuditEvent, { actor: 'Command line' })).toBe(0)
})

test('for another organization, settings and texts that nobody has changed become those of nobody, and lead into the setup', async () => {
  const subgraph = await startSubgraph(content, { seed: true })
  const results = await removeDemoItems(subgraph.em(), new Set(), { seed: 'own' })
  expect(
    results.slice(-2).map(({ itemType, removedTitles }) => `${removedTitles.length} ${itemType}`),
  ).toEqual([`${staticPageSlugs.length} page`, '1 settings'])
  expect(
    await subgraph.queryAsAdministrator('{ anyOrganisation { name version timeZone } needsSetup }'),
  ).toEqual({
    anyOrganisation: { name: 'Legal aid office', version: 2, timeZone: subgraph.settings.timeZone },
    needsSetup: true,
  })
})

test('settings and texts that somebody has saved stay', async () => {
  const subgraph = await startSubgraph(content, { seed: true })
  await saveOffice(subgraph, { name: 'Access to Justice' })
  const results = await removeDemoItems(subgraph.em(), new Set(), { seed: 'own' })
  expect(results.find(({ itemType }) => itemType === 'settings')).toMatchObject({
    removedTitles: [],
    retained: [{ title: 'Access to Justice', reason: 'somebody has changed it' }],
  })
})
