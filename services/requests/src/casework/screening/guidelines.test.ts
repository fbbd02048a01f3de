import { AuditEvent } from '@access/service-kit'
import type { Subgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { listEvents, startRequestsService } from '../../testing/requests-service.ts'
import type { PovertyGuideline } from './screening-criteria.entity.ts'

const allFields =
  '{ id version year region onePerson eachAdditionalPerson effectiveFrom source checkedAt checkedBy }'
const all = `{ guidelines: povertyGuidelines ${allFields} inForce: currentGuideline { id year region }
  policy: screeningPolicy { ceiling exceptions region } }`
const create = `mutation ($input: PovertyGuidelineInput!) { one: createPovertyGuideline(input: $input) ${allFields} }`
const update = `mutation ($id: ID!, $input: PovertyGuidelineInput!, $version: Int) {
  one: updatePovertyGuideline(id: $id, input: $input, version: $version) ${allFields}
}`
const check = `mutation ($id: ID!, $version: Int) { one: checkPovertyGuideline(id: $id, version: $version) ${allFields} }`
const remove = 'mutation ($id: ID!) { one: deletePovertyGuideline(id: $id) { id } }'
const setPolicy = `mutation ($input: ScreeningPolicyInput!, $version: Int) {
  policy: setScreeningPolicy(input: $input, version: $version) { ceiling exceptions region }
}`

const buildGuideline = (values = {}) => ({
  year: 2027,
  region: 'Alaska',
  onePerson: 20_300,
  eachAdditionalPerson: 7200,
  effectiveFrom: '2027-02-01',
  source: 'aspe.hhs.gov',
  ...values,
})

type All = { guidelines: PovertyGuideline[]; inForce: PovertyGuideline | null; policy: object }
const read = (inbox: Subgraph) => inbox.queryAsAdministrator<All>(all)
const mutate = (inbox: Subgraph, mutation: string, variables: object) =>
  inbox.readAsAdministrator<PovertyGuideline>(mutation, variables)

test('three years and regions are there from the beginning, unchecked, with our usual policy', async () => {
  const { guidelines, inForce, policy } = await read(await startRequestsService())
  const figures = guidelines.map((one) => [one.year, one.region, one.onePerson, one.eachAdditionalPerson])
  expect(figures).toEqual([
    [2026, '48 states and DC', 15_960, 5680],
    [2026, 'Alaska', 19_950, 7100],
    [2026, 'Hawaii', 18_360, 6530],
    [2025, '48 states and DC', 15_650, 5500],
    [2025, 'Alaska', 19_550, 6880],
    [2025, 'Hawaii', 17_990, 6330],
    [2024, '48 states and DC', 15_060, 5380],
    [2024, 'Alaska', 18_810, 6730],
    [2024, 'Hawaii', 17_310, 6190],
  ])
  expect(guidelines.every(({ checkedAt, source }) => checkedAt === null && source)).toBe(true)
  expect(inForce).toMatchObject({ year: 2026, region: '48 states and DC' })
  expect(policy).toEqual({ ceiling: 125, exceptions: 200, region: '48 states and DC' })
})

test('a guideline is added, changed and deleted, each with its line in the audit', async () => {
  const inbox = await startRequestsService()
  const { id, ...added } = await mutate(inbox, create, { input: buildGuideline() })
  expect(added).toEqual({
    ...buildGuideline({ effectiveFrom: '2027-02-01T00:00:00.000Z' }),
    version: 1,
    checkedAt: null,
    checkedBy: null,
  })
  const input = buildGuideline({ onePerson: 20_310 })
  expect(await mutate(inbox, update, { id, input })).toMatchObject({ onePerson: 20_310 })
  await mutate(inbox, remove, { id })
  expect((await read(inbox)).guidelines).toHaveLength(9)
  expect(await listEvents(inbox, {})).toMatchObject([
    { actor: 'Ruth Abernathy', action: 'created', itemType: 'poverty guideline', title: '2027, Alaska' },
    { action: 'updated', changedFields: ['onePerson'] },
    { action: 'deleted', title: '2027, Alaska' },
  ])
})

test('saving or checking a version that is not current is rejected, and nothing changes', async () => {
  const inbox = await startRequestsService()
  const { id, version } = await mutate(inbox, create, { input: buildGuideline() })
  expect(
    await mutate(inbox, update, { id, version, input: buildGuideline({ onePerson: 20_310 }) }),
  ).toMatchObject({ version: 2 })
  const late = { id, version, input: buildGuideline({ onePerson: 1 }) }
  for (const query of [update, check])
    expect(await inbox.errorAsAdministrator(query, late)).toMatchObject({
      code: 'CONFLICT',
      message: 'Someone else has changed this in the meantime',
    })
  expect((await read(inbox)).guidelines.find((one) => one.id === id)).toMatchObject({
    onePerson: 20_310,
    checkedAt: null,
  })
  expect(await mutate(inbox, check, { id, version: 2 })).toMatchObject({
    version: 3,
    checkedBy: 'Ruth Abernathy',
  })
})

test('of two who set our own limits at the same moment, one is rejected', async () => {
  const inbox = await startRequestsService()
  const policy = await inbox.readAsAdministrator<{ version: number }>(
    '{ policy: screeningPolicy { version } }',
  )
  const answers = await Promise.all(
    [130, 140, 150].map((ceiling) =>
      inbox.execute(
        setPolicy,
        { ...policy, input: { ceiling, exceptions: 200, region: 'Alaska' } },
        { token: inbox.token },
      ),
    ),
  )
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'saved')
  expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'saved'])
  expect(await inbox.em().count(AuditEvent, { itemType: 'screening policy' })).toBe(1)
})

test('a checked guideline says by whom, until its figures change', async () => {
  const inbox = await startRequestsService()
  const { id } = await mutate(inbox, create, { input: buildGuideline() })
  expect(await mutate(inbox, check, { id })).toMatchObject({
    checkedBy: 'Ruth Abernathy',
    checkedAt: expect.any(String),
  })
  const otherSource = { id, input: buildGuideline({ source: 'The Federal Register' }) }
  expect(await mutate(inbox, update, otherSource)).toMatchObject({ checkedBy: 'Ruth Abernathy' })
  const dearer = { id, input: buildGuideline({ eachAdditionalPerson: 7300 }) }
  expect(await mutate(inbox, update, dearer)).toMatchObject({ checkedAt: null, checkedBy: null })
})

test('a year and region are there only once', async () => {
  const inbox = await startRequestsService()
  const again = { year: 'There is a guideline for 2026, Hawaii already' }
  const twice = buildGuideline({ year: 2026, region: 'Hawaii' })
  expect(await inbox.errorAsAdministrator(create, { input: twice })).toMatchObject({
    code: 'CONFLICT',
    fields: again,
  })
  const { id } = await mutate(inbox, create, { input: buildGuideline() })
  expect(await inbox.errorAsAdministrator(update, { id, input: twice })).toMatchObject({ fields: again })
  expect(await inbox.errorAsAdministrator(create, { input: {} })).toMatchObject({
    fields: { year: expect.any(String), source: expect.any(String) },
  })
})

test('our own limits are set, and cannot contradict each other', async () => {
  const inbox = await startRequestsService()
  const input = { ceiling: 150, exceptions: 150, region: 'Alaska' }
  expect(await inbox.readAsAdministrator(setPolicy, { input })).toEqual(input)
  expect((await read(inbox)).inForce).toMatchObject({ year: 2026, region: 'Alaska' })
  expect(await inbox.em().find(AuditEvent, {})).toMatchObject([
    { action: 'updated', itemType: 'screening policy', changedFields: ['ceiling', 'exceptions', 'region'] },
  ])
  const contradiction = { input: { ...input, exceptions: 149 } }
  expect(await inbox.errorAsAdministrator(setPolicy, contradiction)).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { exceptions: expect.any(String) },
  })
})
