import { expect, test } from 'vitest'
import { buildCase, buildEvent, buildJudgment, buildPost, buildTeamMember } from './testing/builders.ts'
import { startContentWith } from './testing/start-content.ts'

const unknownId = '99999999-9999-4999-8999-999999999999'

/** Each managed type with an item, and the flags of bulk changes. */
const managed = [
  { example: buildCase({ isPublic: false }), flags: { isPublic: true, isFeatured: true } },
  { example: buildJudgment(), flags: { isVisible: false } },
  {
    example: buildEvent({ registrationRequired: false }),
    flags: { registrationRequired: true, status: 'cancelled' },
  },
  { example: buildPost({ status: 'draft' }), flags: { status: 'published' } },
  { example: buildTeamMember(), flags: { isActive: false } },
].map(({ example, flags }) => ({
  type: example.__typename,
  example,
  flags,
  fields: Object.keys(flags).join(' '),
}))

/** A service with two judgments, and queries of their state. */
async function startWithTwoJudgments() {
  const ids = ['5c2b7a10-0000-4000-8000-00000000000a', '5c2b7a10-0000-4000-8000-00000000000b']
  const subgraph = await startContentWith(
    ...ids.map((id, index) => buildJudgment({ id, title: `Judgment ${index + 1}` })),
  )
  const all = () => subgraph.queryAsAdministrator('{ allJudgments { title isVisible version } }')
  const untouched = await all()
  const audit = () => subgraph.queryAsAdministrator('{ contentAuditEvents { action title } }')
  return { subgraph, ids, all, untouched, audit }
}

const hideMutation = `mutation($ids: [ID!]!, $input: JudgmentFlags!) {
  changed: setJudgments(ids: $ids, input: $input) { title isVisible version }
}`
const deleteMutation = 'mutation($ids: [ID!]!) { deleted: deleteJudgments(ids: $ids) { title } }'

test.each(managed)(
  'a flag of many items of type $type is set at once, their other fields stay, and they are deleted at once',
  async (each) => {
    const { type, example, flags, fields } = each
    const subgraph = await startContentWith(example)
    const before = await subgraph.queryAsAdministrator<{ any: object }>(
      `{ any: any${type}(id: "${example.id}") { ${Object.keys(example).join(' ')} } }`,
    )
    expect(
      await subgraph.queryAsAdministrator(
        `mutation($ids: [ID!]!, $input: ${type}Flags!) { set${type}s(ids: $ids, input: $input) { id ${fields} } }`,
        { ids: [example.id], input: flags },
      ),
    ).toEqual({ [`set${type}s`]: [{ id: example.id, ...flags }] })
    expect(
      await subgraph.readAsAdministrator(
        `{ any: any${type}(id: "${example.id}") { ${Object.keys(example).join(' ')} } }`,
      ),
    ).toEqual({ ...before.any, ...flags })
    // Named twice, it is deleted once.
    const remove = `mutation($ids: [ID!]!) { deleted: delete${type}s(ids: $ids) { id } }`
    const ids = [example.id, example.id]
    expect(await subgraph.readAsAdministrator(remove, { ids })).toEqual([{ id: example.id }])
    expect(await subgraph.readAsAdministrator(`{ all: all${type}s { id } }`)).toEqual([])
  },
)

test('a bulk change is a version and an audit event of each item', async () => {
  const { subgraph, ids, audit } = await startWithTwoJudgments()
  expect(await subgraph.readAsAdministrator(hideMutation, { ids, input: { isVisible: false } })).toEqual([
    { title: 'Judgment 1', isVisible: false, version: 2 },
    { title: 'Judgment 2', isVisible: false, version: 2 },
  ])
  expect(await audit()).toEqual({
    contentAuditEvents: expect.arrayContaining([
      { action: 'updated', title: 'Judgment 1' },
      { action: 'updated', title: 'Judgment 2' },
    ]),
  })
  for (const id of ids)
    expect(
      await subgraph.readAsAdministrator(
        `{ itemVersions(type: "Judgment", id: "${id}") { version action } }`,
      ),
    ).toEqual([
      { version: 2, action: 'updated' },
      { version: 1, action: 'created' },
    ])
})

test('when one of the items does not exist, none is changed', async () => {
  const { subgraph, ids, all, untouched, audit } = await startWithTwoJudgments()
  for (const stranger of [unknownId, 'no', 'a\0b'])
    for (const call of [hideMutation, deleteMutation]) {
      const variables = {
        ids: [...ids, stranger],
        ...(call === hideMutation && { input: { isVisible: false } }),
      }
      expect(await subgraph.errorAsAdministrator(call, variables)).toMatchObject({
        code: 'NOT_FOUND',
      })
    }
  expect(await all()).toEqual(untouched)
  expect(await audit()).toEqual({ contentAuditEvents: [] })
})

test('a bulk change is validated by the same rules', async () => {
  const subgraph = await startContentWith(buildPost())
  const set =
    'mutation($ids: [ID!]!, $input: BlogPostFlags!) { setBlogPosts(ids: $ids, input: $input) { id } }'
  const ids = [buildPost().id]
  for (const [input, field] of [
    [{ status: 'loud' }, 'status'],
    [{ status: null }, 'input'],
    [{}, 'input'],
  ] as const) {
    const { fields } = await subgraph.errorAsAdministrator(set, { ids, input })
    expect(Object.keys(fields ?? {})).toEqual([field])
  }
  expect(await subgraph.errorAsAdministrator(set, { ids, input: { title: 'All the same' } })).toMatchObject({
    code: 'BAD_USER_INPUT',
  })
})

test('the number of items of a bulk change is limited', async () => {
  const { subgraph } = await startWithTwoJudgments()
  const ids = Array.from({ length: 1001 }, () => unknownId)
  const { fields } = await subgraph.errorAsAdministrator(deleteMutation, { ids })
  expect(fields).toEqual({ ids: 'Choose 1,000 or fewer at once' })
  expect(await subgraph.readAsAdministrator(deleteMutation, { ids: [] })).toEqual([])
})

test('concurrent bulk changes in different orders do not deadlock', async () => {
  const { subgraph, ids } = await startWithTwoJudgments()
  const orders = [ids, ids.toReversed(), ids, ids.toReversed()]
  const answers = await Promise.all(
    orders.map((ids) =>
      subgraph.execute(hideMutation, { ids, input: { isVisible: false } }, { token: subgraph.token }),
    ),
  )
  expect(answers.map(({ errors }) => errors)).toEqual(orders.map(() => undefined))
})
