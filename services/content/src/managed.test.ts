import { expect, test } from 'vitest'
import { aCase } from './cases/case.examples.ts'
import { catalogue } from './catalogue.ts'
import { aConstitutionVersion } from './constitution/constitution-version.examples.ts'
import { contentTypes } from './contentTypes.ts'
import { anEvent } from './events/event.examples.ts'
import { aJudgment } from './judgments/judgment.examples.ts'
import { aLegalService } from './legal-services/legal-service.examples.ts'
import { aPost } from './posts/post.examples.ts'
import { aRelatedDocument } from './related-documents/related-document.examples.ts'
import { aTeamMember } from './team/team-member.examples.ts'
import { asInput, withItems } from './testing/withItems.ts'

type Values = Record<string, unknown>

/** Each managed type, a complete item of it, and the fields that must be filled in. */
const managed = [
  { example: aCase(), required: ['title', 'category', 'status'], name: 'title' },
  { example: aJudgment(), required: ['title', 'category', 'courtName', 'judgmentDate'], name: 'title' },
  { example: anEvent(), required: ['title', 'eventType', 'status', 'eventDate'], name: 'title' },
  { example: aPost(), required: ['title', 'slug', 'category', 'status', 'content'], name: 'title' },
  { example: aTeamMember(), required: ['name', 'designation', 'department'], name: 'name' },
  { example: aLegalService(), required: ['title', 'category', 'description'], name: 'title' },
  {
    example: aConstitutionVersion(),
    required: ['versionNumber', 'effectiveDate'],
    name: 'versionNumber',
  },
  { example: aRelatedDocument(), required: ['title'], name: 'title' },
].map(({ example, ...rest }) => {
  const input: Values = asInput(example as never)
  const type = example.__typename
  return { type, id: example.id, example, input, fields: Object.keys(input).join(' '), ...rest }
})

test('the catalogue lists the managed types, each with its own rules', () => {
  expect(catalogue.map(({ type }) => type).toSorted()).toEqual(managed.map(({ type }) => type).toSorted())
  for (const { type, rules } of catalogue)
    expect(rules).toBe(contentTypes.find(({ name }) => name === type)?.rules)
})

test.each(managed)(
  'a $type that an administrator makes is returned, listed and found whole',
  async (each) => {
    const { type, input, fields } = each
    const subgraph = await withItems()
    const { made } = await subgraph.asAdministrator<{ made: Values }>(
      `mutation($input: ${type}Input!) { made: create${type}(input: $input) { id ${fields} } }`,
      { input },
    )
    expect(made).toEqual({ id: expect.any(String), ...input })
    expect(
      await subgraph.asAdministrator(
        `query($id: ID!) { all: all${type}s { id ${fields} } any: any${type}(id: $id) { id ${fields} } }`,
        { id: made.id },
      ),
    ).toEqual({ all: [made], any: made })
  },
)

test.each(managed)('a $type must say $required', async ({ type, required, input }) => {
  const subgraph = await withItems()
  const create = `mutation($input: ${type}Input!) { create${type}(input: $input) { id } }`
  const asAdministrator = { token: subgraph.token }

  const nothing = await subgraph.refusal(create, { input: {} }, asAdministrator)
  expect(Object.keys(nothing.fields ?? {}).toSorted()).toEqual(required.toSorted())
  for (const field of required)
    for (const blank of [null, '', '   ', '\u200b\u2060']) {
      const { code, fields } = await subgraph.refusal(
        create,
        { input: { ...input, [field]: blank } },
        asAdministrator,
      )
      expect({ code, fields: Object.keys(fields ?? {}) }).toEqual({ code: 'BAD_USER_INPUT', fields: [field] })
    }
  expect(await subgraph.asAdministrator(`{ all: all${type}s { id } }`)).toEqual({ all: [] })
})

test.each(managed)('what an update of a $type leaves out is cleared', async (each) => {
  const { type, id, input, required, fields } = each
  const subgraph = await withItems(each.example)
  const least = Object.fromEntries(required.map((field) => [field, input[field]]))
  const { changed } = await subgraph.asAdministrator<{ changed: Values }>(
    `mutation($id: ID!, $input: ${type}Input!) { changed: update${type}(id: $id, input: $input) { id ${fields} } }`,
    { id, input: least },
  )
  const cleared = Object.entries(changed).filter(([field]) => field !== 'id' && !required.includes(field))
  expect(changed).toMatchObject({ id, ...least })
  for (const [field, value] of cleared)
    expect([null, false, true, 0, [], 'draft'], field).toContainEqual(value)
})

test.each(managed)('a deleted $type is returned and gone', async ({ type, id, example, input, fields }) => {
  const subgraph = await withItems(example)
  const remove = `mutation($id: ID!) { gone: delete${type}(id: $id) { id ${fields} } }`
  expect(await subgraph.asAdministrator(remove, { id })).toEqual({ gone: { id, ...input } })
  expect(await subgraph.asAdministrator(`{ all: all${type}s { id } }`)).toEqual({ all: [] })
  expect(await subgraph.refusal(remove, { id }, { token: subgraph.token })).toMatchObject({
    code: 'NOT_FOUND',
  })
})

test.each(managed)('nobody but an administrator manages a $type', async ({ type, id, example, input }) => {
  const subgraph = await withItems(example)
  const calls = [
    `query($id: ID!) { all${type}s { id } any${type}(id: $id) { id } }`,
    `query($id: ID!) { any${type}(id: $id) { id } }`,
    `mutation($input: ${type}Input!) { create${type}(input: $input) { id } }`,
    `mutation($id: ID!, $input: ${type}Input!) { update${type}(id: $id, input: $input) { id } }`,
    `mutation($id: ID!) { delete${type}(id: $id) { id } }`,
  ]
  for (const call of calls)
    for (const token of [undefined, 'nonsense', subgraph.auth.token({ exp: 1 })])
      expect(await subgraph.refusal(call, { id, input }, token ? { token } : {})).toMatchObject({
        code: 'UNAUTHENTICATED',
      })
  expect(await subgraph.asAdministrator(`{ all: all${type}s { id } }`)).toEqual({ all: [{ id }] })
})

test.each(managed)('an unknown or malformed id of a $type is not found', async ({ type, input }) => {
  const subgraph = await withItems()
  const asAdministrator = { token: subgraph.token }
  for (const id of ['no', '', 'a\0b', '99999999-9999-4999-8999-999999999999']) {
    const update = `mutation($id: ID!, $input: ${type}Input!) { update${type}(id: $id, input: $input) { id } }`
    expect(await subgraph.refusal(update, { id, input }, asAdministrator)).toMatchObject({
      code: 'NOT_FOUND',
    })
    const remove = `mutation($id: ID!) { delete${type}(id: $id) { id } }`
    expect(await subgraph.refusal(remove, { id }, asAdministrator)).toMatchObject({ code: 'NOT_FOUND' })
    const find = `query($id: ID!) { found: any${type}(id: $id) { id } }`
    expect(await subgraph.asAdministrator(find, { id })).toEqual({ found: null })
  }
})

test.each(managed)('every change of a $type is in the audit, a refused one is not', async (each) => {
  const { type, input, name } = each
  const subgraph = await withItems()
  const { noun } = catalogue.find((line) => line.type === type)!
  const create = `mutation($input: ${type}Input!) { made: create${type}(input: $input) { id } }`
  const { made } = await subgraph.asAdministrator<{ made: { id: string } }>(create, { input })
  await subgraph.refusal(create, { input: { ...input, [name]: '' } }, { token: subgraph.token })
  await subgraph.asAdministrator(
    `mutation($id: ID!, $input: ${type}Input!) { update${type}(id: $id, input: $input) { id } }`,
    { id: made.id, input },
  )
  await subgraph.asAdministrator(`mutation($id: ID!) { delete${type}(id: $id) { id } }`, { id: made.id })

  const line = { who: 'Ruth Abernathy', noun, itemId: made.id, title: input[name] }
  expect(await subgraph.asAdministrator('{ contentActivity { who action noun itemId title } }')).toEqual({
    contentActivity: ['deleted', 'updated', 'created'].map((action) => ({ ...line, action })),
  })
})

test('what the rules refuse is refused at the door, by the name of the field', async () => {
  const subgraph = await withItems()
  const create = 'mutation($input: EventInput!) { createEvent(input: $input) { id } }'
  const wrong = { status: 'over', eventDate: '2024-02-30T10:00:00Z', featuredImage: 'javascript:alert(1)' }
  const input = { ...asInput(anEvent()), ...wrong }
  const { code, fields } = await subgraph.refusal(create, { input }, { token: subgraph.token })
  expect(code).toBe('BAD_USER_INPUT')
  expect(Object.keys(fields ?? {}).toSorted()).toEqual(Object.keys(wrong).toSorted())
  expect(await subgraph.asAdministrator('{ allEvents { id } contentActivity { id } }')).toEqual({
    allEvents: [],
    contentActivity: [],
  })
})

test('what is a list or a number must be one', async () => {
  const subgraph = await withItems()
  const create = 'mutation($input: EventInput!) { createEvent(input: $input) { id } }'
  for (const wrong of [
    { capacity: 'many' },
    { capacity: 1.5 },
    { title: 12 },
    { eventDate: 1 },
    { extra: true },
  ]) {
    const input = { ...asInput(anEvent()), ...wrong }
    expect(await subgraph.refusal(create, { input }, { token: subgraph.token })).toMatchObject({
      code: 'BAD_USER_INPUT',
    })
  }
})

test('a new item begins as the specification says', async () => {
  const subgraph = await withItems()
  expect(
    await subgraph.asAdministrator(`mutation {
      createCase(input: { title: "A", category: "Employment", status: "pending" }) { isPublic isFeatured }
      createJudgment(input: { title: "A", category: "B", courtName: "C", judgmentDate: "2024-06-13" }) {
        isVisible keywords judgmentDate
      }
      createTeamMember(input: { name: "A", designation: "B", department: "Legal" }) { isActive displayOrder }
    }`),
  ).toEqual({
    createCase: { isPublic: false, isFeatured: false },
    createJudgment: { isVisible: true, keywords: [], judgmentDate: '2024-06-13T00:00:00.000Z' },
    createTeamMember: { isActive: true, displayOrder: 0 },
  })
})

test('words are trimmed and empty ones dropped', async () => {
  const subgraph = await withItems()
  const input = { ...asInput(aPost()), title: '  Spaces  ', tags: [' eviction ', '', '  ', 'court'] }
  expect(
    await subgraph.asAdministrator(
      'mutation($input: BlogPostInput!) { createBlogPost(input: $input) { title tags } }',
      { input },
    ),
  ).toEqual({ createBlogPost: { title: 'Spaces', tags: ['eviction', 'court'] } })
})

test('two posts cannot have the same slug', async () => {
  const subgraph = await withItems(aPost())
  const create = 'mutation($input: BlogPostInput!) { createBlogPost(input: $input) { id } }'
  const refusal = await subgraph.refusal(create, { input: asInput(aPost()) }, { token: subgraph.token })
  expect(refusal).toMatchObject({ code: 'CONFLICT', fields: { slug: 'Another blog post has this already' } })
})

test('the same judgment cannot be there twice, also without a case number', async () => {
  const subgraph = await withItems(aJudgment({ caseNumber: null }))
  const create = 'mutation($input: JudgmentInput!) { createJudgment(input: $input) { id } }'
  const input = asInput(aJudgment({ caseNumber: null, summary: 'Told otherwise' }))
  const { code, fields } = await subgraph.refusal(create, { input }, { token: subgraph.token })
  expect(code).toBe('CONFLICT')
  expect(Object.keys(fields ?? {})).toEqual(['courtName', 'caseNumber', 'judgmentDate', 'title'])
})

test('figures and activity are for administrators', async () => {
  const subgraph = await withItems(aCase(), aPost({ status: 'draft' }), aTeamMember({ isActive: false }))
  for (const query of ['{ caseCount }', '{ postCount }', '{ teamMemberCount }', '{ contentActivity { id } }'])
    expect(await subgraph.refusal(query)).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await subgraph.asAdministrator('{ caseCount postCount teamMemberCount }')).toEqual({
    caseCount: 1,
    postCount: 1,
    teamMemberCount: 1,
  })
})
