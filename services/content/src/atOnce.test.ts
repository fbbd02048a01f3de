import { expect, test } from 'vitest'
import { aCase } from './cases/case.examples.ts'
import { anEvent } from './events/event.examples.ts'
import { aJudgment } from './judgments/judgment.examples.ts'
import { aPost } from './posts/post.examples.ts'
import { aTeamMember } from './team/team-member.examples.ts'
import { withItems } from './testing/withItems.ts'

const unknown = '99999999-9999-4999-8999-999999999999'

/** Each managed type, an item of it, and what can be said of many. */
const managed = [
  { example: aCase({ isPublic: false }), said: { isPublic: true, isFeatured: true } },
  { example: aJudgment(), said: { isVisible: false } },
  {
    example: anEvent({ registrationRequired: false }),
    said: { registrationRequired: true, status: 'cancelled' },
  },
  { example: aPost({ status: 'draft' }), said: { status: 'published' } },
  { example: aTeamMember(), said: { isActive: false } },
].map(({ example, said }) => ({
  type: example.__typename,
  example,
  said,
  fields: Object.keys(said).join(' '),
}))

/** A service with two judgments, and how they are after what is done to them. */
async function withTwo() {
  const ids = ['5c2b7a10-0000-4000-8000-00000000000a', '5c2b7a10-0000-4000-8000-00000000000b']
  const subgraph = await withItems(
    ...ids.map((id, index) => aJudgment({ id, title: `Judgment ${index + 1}` })),
  )
  const all = () => subgraph.asAdministrator('{ allJudgments { title isVisible version } }')
  const untouched = await all()
  const audit = () => subgraph.asAdministrator('{ contentActivity { action title } }')
  return { subgraph, ids, all, untouched, audit }
}

const hide = `mutation($ids: [ID!]!, $input: JudgmentFlags!) {
  changed: setJudgments(ids: $ids, input: $input) { title isVisible version }
}`
const remove = 'mutation($ids: [ID!]!) { gone: deleteJudgments(ids: $ids) { title } }'

test.each(managed)('many of $type are set at once, and the rest of them stays', async (each) => {
  const { type, example, said, fields } = each
  const subgraph = await withItems(example)
  const before = await subgraph.asAdministrator<{ any: object }>(
    `{ any: any${type}(id: "${example.id}") { ${Object.keys(example).join(' ')} } }`,
  )
  expect(
    await subgraph.asAdministrator(
      `mutation($ids: [ID!]!, $input: ${type}Flags!) { set${type}s(ids: $ids, input: $input) { id ${fields} } }`,
      { ids: [example.id], input: said },
    ),
  ).toEqual({ [`set${type}s`]: [{ id: example.id, ...said }] })
  expect(
    await subgraph.asAdministrator(
      `{ any: any${type}(id: "${example.id}") { ${Object.keys(example).join(' ')} } }`,
    ),
  ).toEqual({ any: { ...before.any, ...said } })
})

test.each(managed)('many of $type are deleted at once and returned', async ({ type, example }) => {
  const subgraph = await withItems(example)
  const call = `mutation($ids: [ID!]!) { gone: delete${type}s(ids: $ids) { id } }`
  // Named twice, it is deleted once.
  const ids = [example.id, example.id]
  expect(await subgraph.asAdministrator(call, { ids })).toEqual({ gone: [{ id: example.id }] })
  expect(await subgraph.asAdministrator(`{ all: all${type}s { id } }`)).toEqual({ all: [] })
})

test('each of many is a version of its own, in the audit and in the history', async () => {
  const { subgraph, ids, audit } = await withTwo()
  expect(await subgraph.asAdministrator(hide, { ids, input: { isVisible: false } })).toEqual({
    changed: [
      { title: 'Judgment 1', isVisible: false, version: 2 },
      { title: 'Judgment 2', isVisible: false, version: 2 },
    ],
  })
  expect(await audit()).toEqual({
    contentActivity: expect.arrayContaining([
      { action: 'updated', title: 'Judgment 1' },
      { action: 'updated', title: 'Judgment 2' },
    ]),
  })
  for (const id of ids)
    expect(
      await subgraph.asAdministrator(`{ historyOf(type: "Judgment", id: "${id}") { version action } }`),
    ).toEqual({
      historyOf: [
        { version: 2, action: 'updated' },
        { version: 1, action: 'created' },
      ],
    })
})

test('when one of many is not there, none is changed', async () => {
  const { subgraph, ids, all, untouched, audit } = await withTwo()
  for (const stranger of [unknown, 'no', 'a\0b'])
    for (const call of [hide, remove]) {
      const variables = { ids: [...ids, stranger], ...(call === hide && { input: { isVisible: false } }) }
      expect(await subgraph.refusal(call, variables, { token: subgraph.token })).toMatchObject({
        code: 'NOT_FOUND',
      })
    }
  expect(await all()).toEqual(untouched)
  expect(await audit()).toEqual({ contentActivity: [] })
})

test('what many are to say meets the rules of one', async () => {
  const subgraph = await withItems(aPost())
  const set =
    'mutation($ids: [ID!]!, $input: BlogPostFlags!) { setBlogPosts(ids: $ids, input: $input) { id } }'
  const ids = [aPost().id]
  const asAdministrator = { token: subgraph.token }
  for (const [input, field] of [
    [{ status: 'loud' }, 'status'],
    [{ status: null }, 'input'],
    [{}, 'input'],
  ] as const) {
    const { fields } = await subgraph.refusal(set, { ids, input }, asAdministrator)
    expect(Object.keys(fields ?? {})).toEqual([field])
  }
  expect(
    await subgraph.refusal(set, { ids, input: { title: 'All the same' } }, asAdministrator),
  ).toMatchObject({ code: 'BAD_USER_INPUT' })
})

test('there is an end to how many are changed at once', async () => {
  const { subgraph } = await withTwo()
  const ids = Array.from({ length: 1001 }, () => unknown)
  const { fields } = await subgraph.refusal(remove, { ids }, { token: subgraph.token })
  expect(fields).toEqual({ ids: 'Choose 1,000 or fewer at once' })
  expect(await subgraph.asAdministrator(remove, { ids: [] })).toEqual({ gone: [] })
})

test('two who change the same items in another order do not stop each other', async () => {
  const { subgraph, ids } = await withTwo()
  const orders = [ids, ids.toReversed(), ids, ids.toReversed()]
  const answers = await Promise.all(
    orders.map((ids) =>
      subgraph.answer(hide, { ids, input: { isVisible: false } }, { token: subgraph.token }),
    ),
  )
  expect(answers.map(({ errors }) => errors)).toEqual(orders.map(() => undefined))
})

test('visitors change nothing, be it many or one', async () => {
  const { subgraph, ids, all, untouched } = await withTwo()
  expect(await subgraph.refusal(hide, { ids, input: { isVisible: false } })).toMatchObject({
    code: 'UNAUTHENTICATED',
  })
  expect(await subgraph.refusal(remove, { ids })).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await all()).toEqual(untouched)
})
