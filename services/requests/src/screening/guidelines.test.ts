import { Activity } from '@access/service-kit'
import { expect, test } from 'vitest'
import { theInbox } from '../testing/theInbox.ts'
import type { PovertyGuideline } from './poverty-guideline.ts'

const whole = '{ id version year region onePerson eachFurther inForceFrom source checkedAt checkedBy }'
const all = `{ guidelines: povertyGuidelines ${whole} inForce: guidelineInForce { id year region }
  policy: screeningPolicy { ceiling exceptions region } }`
const create = `mutation ($input: PovertyGuidelineInput!) { one: createPovertyGuideline(input: $input) ${whole} }`
const update = `mutation ($id: ID!, $input: PovertyGuidelineInput!, $version: Int) {
  one: updatePovertyGuideline(id: $id, input: $input, version: $version) ${whole}
}`
const check = `mutation ($id: ID!, $version: Int) { one: checkPovertyGuideline(id: $id, version: $version) ${whole} }`
const remove = 'mutation ($id: ID!) { one: deletePovertyGuideline(id: $id) { id } }'
const setPolicy = `mutation ($input: ScreeningPolicyInput!, $version: Int) {
  policy: setScreeningPolicy(input: $input, version: $version) { ceiling exceptions region }
}`

const aGuideline = (given = {}) => ({
  year: 2027,
  region: 'Alaska',
  onePerson: 20_300,
  eachFurther: 7200,
  inForceFrom: '2027-02-01',
  source: 'aspe.hhs.gov',
  ...given,
})

interface All {
  guidelines: PovertyGuideline[]
  inForce: PovertyGuideline | null
  policy: object
}
type Inbox = Awaited<ReturnType<typeof theInbox>>
const read = (inbox: Inbox) => inbox.asAdministrator<All>(all)
const act = async (inbox: Inbox, mutation: string, variables: object) =>
  (await inbox.asAdministrator<{ one: PovertyGuideline }>(mutation, variables)).one

test('three years and regions are there from the beginning, unchecked, with our usual policy', async () => {
  const { guidelines, inForce, policy } = await read(await theInbox())
  expect(
    guidelines.map(({ year, region, onePerson, eachFurther }) => [year, region, onePerson, eachFurther]),
  ).toEqual([
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
  const inbox = await theInbox()
  const { id, ...added } = await act(inbox, create, { input: aGuideline() })
  expect(added).toEqual({
    ...aGuideline({ inForceFrom: '2027-02-01T00:00:00.000Z' }),
    version: 1,
    checkedAt: null,
    checkedBy: null,
  })
  const input = aGuideline({ onePerson: 20_310 })
  expect(await act(inbox, update, { id, input })).toMatchObject({ onePerson: 20_310 })
  await act(inbox, remove, { id })
  expect((await read(inbox)).guidelines).toHaveLength(9)
  expect(await inbox.em().find(Activity, {}, { orderBy: { at: 'asc' } })).toMatchObject([
    { who: 'Ruth Abernathy', action: 'created', noun: 'poverty guideline', title: '2027, Alaska' },
    { action: 'updated', fields: ['onePerson'] },
    { action: 'deleted', title: '2027, Alaska' },
  ])
})

test('who saves or checks a version that is not stored any more is told, and nothing changes', async () => {
  const inbox = await theInbox()
  const { id, version } = await act(inbox, create, { input: aGuideline() })
  expect(await act(inbox, update, { id, version, input: aGuideline({ onePerson: 20_310 }) })).toMatchObject({
    version: 2,
  })
  const late = { id, version, input: aGuideline({ onePerson: 1 }) }
  for (const query of [update, check])
    expect(await inbox.refusal(query, late, { token: inbox.token })).toMatchObject({
      code: 'CONFLICT',
      message: 'Someone else has changed this in the meantime',
    })
  expect((await read(inbox)).guidelines.find((one) => one.id === id)).toMatchObject({
    onePerson: 20_310,
    checkedAt: null,
  })
  expect(await act(inbox, check, { id, version: 2 })).toMatchObject({
    version: 3,
    checkedBy: 'Ruth Abernathy',
  })
})

test('of two who set our own limits at the same moment, one is told', async () => {
  const inbox = await theInbox()
  const { policy } = await inbox.asAdministrator<{ policy: { version: number } }>(
    '{ policy: screeningPolicy { version } }',
  )
  const answers = await Promise.all(
    [130, 140, 150].map((ceiling) =>
      inbox.answer(
        setPolicy,
        { ...policy, input: { ceiling, exceptions: 200, region: 'Alaska' } },
        { token: inbox.token },
      ),
    ),
  )
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'saved')
  expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'saved'])
  expect(await inbox.em().count(Activity, { noun: 'screening policy' })).toBe(1)
})

test('a checked guideline says by whom, until its figures change', async () => {
  const inbox = await theInbox()
  const { id } = await act(inbox, create, { input: aGuideline() })
  expect(await act(inbox, check, { id })).toMatchObject({
    checkedBy: 'Ruth Abernathy',
    checkedAt: expect.any(String),
  })
  const elsewhere = { id, input: aGuideline({ source: 'The Federal Register' }) }
  expect(await act(inbox, update, elsewhere)).toMatchObject({ checkedBy: 'Ruth Abernathy' })
  const dearer = { id, input: aGuideline({ eachFurther: 7300 }) }
  expect(await act(inbox, update, dearer)).toMatchObject({ checkedAt: null, checkedBy: null })
})

test('a year and region are there only once', async () => {
  const inbox = await theInbox()
  const asking = { token: inbox.token }
  const again = { year: 'There is a guideline for 2026, Hawaii already' }
  const twice = aGuideline({ year: 2026, region: 'Hawaii' })
  expect(await inbox.refusal(create, { input: twice }, asking)).toMatchObject({
    code: 'CONFLICT',
    fields: again,
  })
  const { id } = await act(inbox, create, { input: aGuideline() })
  expect(await inbox.refusal(update, { id, input: twice }, asking)).toMatchObject({ fields: again })
})

test.each([
  [{ year: 1989 }, 'year'],
  [{ year: 2026.5 }, 'year'],
  [{ year: 2101 }, 'year'],
  [{ region: 'Guam' }, 'region'],
  [{ onePerson: 15_960.5 }, 'onePerson'],
  [{ onePerson: 0 }, 'onePerson'],
  [{ eachFurther: -1 }, 'eachFurther'],
  [{ eachFurther: null }, 'eachFurther'],
  [{ inForceFrom: '2026-02-30' }, 'inForceFrom'],
  [{ inForceFrom: '0202-02-01' }, 'inForceFrom'],
  [{ inForceFrom: '9999-12-31' }, 'inForceFrom'],
  [{ source: ' ' }, 'source'],
])('a guideline with %o is refused at its field', async (wrong, field) => {
  const inbox = await theInbox()
  const refusal = await inbox.refusal(create, { input: aGuideline(wrong) }, { token: inbox.token })
  expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } })
  expect(Object.keys(refusal.fields!)).toEqual([field])
})

test('our own limits are set, and cannot contradict each other', async () => {
  const inbox = await theInbox()
  const input = { ceiling: 150, exceptions: 150, region: 'Alaska' }
  expect(await inbox.asAdministrator(setPolicy, { input })).toEqual({ policy: input })
  expect((await read(inbox)).inForce).toMatchObject({ year: 2026, region: 'Alaska' })
  expect(await inbox.em().find(Activity, {})).toMatchObject([
    { action: 'updated', noun: 'screening policy', fields: ['ceiling', 'exceptions', 'region'] },
  ])
  for (const wrong of [{ exceptions: 149 }, { ceiling: 49 }, { exceptions: 501 }, { region: '' }])
    expect(
      await inbox.refusal(setPolicy, { input: { ...input, ...wrong } }, { token: inbox.token }),
    ).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [Object.keys(wrong)[0]!]: expect.any(String) } })
})

test('nobody but administrators reads or changes any of it', async () => {
  const inbox = await theInbox()
  const id = crypto.randomUUID()
  const input = aGuideline()
  const policy = { ceiling: 125, exceptions: 200, region: 'Alaska' }
  for (const [query, variables] of [
    ['{ povertyGuidelines { id } }', {}],
    ['{ guidelineInForce { id } }', {}],
    ['{ screeningPolicy { id } }', {}],
    [create, { input }],
    [update, { id, input }],
    [check, { id }],
    [remove, { id }],
    [setPolicy, { input: policy }],
  ] as const)
    expect(await inbox.refusal(query, variables)).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('what is not there is not found', async () => {
  const inbox = await theInbox()
  for (const id of [crypto.randomUUID(), 'not-an-id'])
    for (const [query, variables] of [
      [update, { id, input: aGuideline() }],
      [check, { id }],
      [remove, { id }],
    ] as const)
      expect(await inbox.refusal(query, variables, { token: inbox.token })).toMatchObject({
        code: 'NOT_FOUND',
      })
})
