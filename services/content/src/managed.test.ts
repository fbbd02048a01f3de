import { getFieldMessages } from '@access/service-kit'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue/catalogue.ts'
import { contentTypes, findManagedType } from './catalogue/content-types.ts'
import {
  buildCase,
  buildConstitutionVersion,
  buildEvent,
  buildJudgment,
  buildLegalService,
  buildPost,
  buildRelatedDocument,
  buildTeamMember,
} from './testing/builders.ts'
import { createItem, startContentWith, toInput, updateItem } from './testing/start-content.ts'

type Values = Record<string, unknown>
type Version = { version: number; actor: string; action: string; values: string }

/** Each managed type with a complete item, and its required fields. */
const managed = [
  { example: buildCase(), required: ['title', 'category', 'status'], name: 'title' },
  { example: buildJudgment(), required: ['title', 'category', 'courtName', 'judgmentDate'], name: 'title' },
  { example: buildEvent(), required: ['title', 'eventType', 'status', 'eventDate'], name: 'title' },
  { example: buildPost(), required: ['title', 'slug', 'category', 'status', 'content'], name: 'title' },
  { example: buildTeamMember(), required: ['name', 'designation', 'department'], name: 'name' },
  { example: buildLegalService(), required: ['title', 'category', 'description'], name: 'title' },
  {
    example: buildConstitutionVersion(),
    required: ['versionNumber', 'effectiveDate'],
    name: 'versionNumber',
  },
  { example: buildRelatedDocument(), required: ['title'], name: 'title' },
].map(({ example, ...rest }) => {
  const input: Values = toInput(example)
  const type = example.__typename
  return { type, id: example.id, example, input, fields: Object.keys(input).join(' '), ...rest }
})

test('the catalogue and the service list the managed types', () => {
  for (const types of [catalogue, contentTypes])
    expect(types.map(({ typeName }) => typeName).toSorted()).toEqual(
      managed.map(({ type }) => type).toSorted(),
    )
})

const deleteItem = (type: string) =>
  `mutation($id: ID!) { gone: delete${type}(id: $id) { ${managed.find((each) => each.type === type)!.fields} } }`

test.each(managed)('a $type is created, listed, found and deleted with all its fields', async (each) => {
  const { type, input, fields } = each
  const subgraph = await startContentWith()
  const made = await createItem<Values>(subgraph, each.example, `id ${fields}`)
  expect(made).toEqual({ id: expect.any(String), ...input })
  const { id } = made
  const all = `all: all${type}s { id ${fields} }`
  const find = `query($id: ID!) { ${all} any: any${type}(id: $id) { id ${fields} } }`
  expect(await subgraph.queryAsAdministrator(find, { id })).toEqual({ all: [made], any: made })
  expect(await subgraph.readAsAdministrator(deleteItem(type), { id })).toEqual(input)
  expect(await subgraph.readAsAdministrator(`{ ${all} }`)).toEqual([])
})

test.each(managed)('a $type must say $required', async ({ type, required, input }) => {
  const { rules } = findManagedType(type)
  const listWrongFields = (values: Values) =>
    Object.keys(getFieldMessages(rules.safeParse(values).error!)).toSorted()
  expect(listWrongFields({})).toEqual(required.toSorted())
  for (const field of required)
    for (const empty of [null, '', '   ', '\u200b\u2060'])
      expect(listWrongFields({ ...input, [field]: empty })).toEqual([field])
})

/** What the specified forms have no input for. */
const retained: Record<string, Values> = {
  Case: { clientInfo: 'A tenant of 60' },
  Judgment: { plainSummary: 'The landlord has to repair.' },
  Event: { featuredImageAlt: 'A full hall', featuredImageDecorative: true },
  BlogPost: {
    ...{ featuredImageAlt: 'A full hall', featuredImageDecorative: true, topic: 'Employment' },
    ...{ reviewedBy: 'Ana Ruiz', reviewedAt: '2026-07-04T00:00:00.000Z', letterTemplate: 'Dear [name],' },
  },
  TeamMember: { languages: ['Arabic'], capacity: 7 },
}

test.each(managed)('fields that an update of a $type omits are cleared', async (each) => {
  const { type, id, input, fields } = each
  const required = [...each.required, ...Object.keys(retained[type] ?? {})]
  const subgraph = await startContentWith(each.example)
  const least = Object.fromEntries(each.required.map((field) => [field, input[field]]))
  const changed = await updateItem<Values>(subgraph, { __typename: type, id, ...least }, `id ${fields}`)
  const cleared = Object.entries(changed).filter(([field]) => field !== 'id' && !required.includes(field))
  expect(changed).toMatchObject({ id, ...least })
  for (const [field, value] of cleared)
    expect([null, false, true, 0, [], 'draft'], field).toContainEqual(value)
})

const retaining = managed.filter(({ type }) => type in retained)

test.each(retaining)('what the form of a $type lacks stays when it is left out', async (each) => {
  const { type, id, input } = each
  const stored = { ...input, ...('featuredImage' in input && { featuredImage: '/files/hall.jpg' }) }
  const subgraph = await startContentWith({ ...each.example, ...stored, ...retained[type] })
  const names = Object.keys(retained[type]!)
  const update = (values: Values) =>
    updateItem<Values>(subgraph, { __typename: type, id, ...values }, names.join(' '))
  const form = Object.fromEntries(Object.entries(stored).filter(([name]) => !names.includes(name)))
  expect(await update(form)).toEqual(retained[type])
  const emptied = Object.fromEntries(names.map((name) => [name, null]))
  const cleared = Object.fromEntries(names.map((name) => [name, name.endsWith('Decorative') ? false : null]))
  expect(await update({ ...form, ...emptied })).toEqual(cleared)
})

test.each([
  ['/files/hall.jpg#focal=25-75', 'A full hall'],
  ['/files/garden.jpg', null],
  [null, null],
])('with %s a picture is described by %s', async (featuredImage, featuredImageAlt) => {
  const event = buildEvent({ featuredImage: '/files/hall.jpg', featuredImageAlt: 'A full hall' })
  const subgraph = await startContentWith(event)
  const { featuredImageAlt: _alt, featuredImageDecorative: _decorative, ...form } = event
  const changed = { ...form, featuredImage }
  expect(await updateItem(subgraph, changed, 'featuredImageAlt')).toEqual({
    featuredImageAlt,
  })
})

test.each(managed)('an unknown or malformed id of a $type is not found', async ({ type, input }) => {
  const subgraph = await startContentWith()
  const update = `mutation($id: ID!, $input: ${type}Input!) { update${type}(id: $id, input: $input) { id } }`
  const find = `query($id: ID!) { found: any${type}(id: $id) { id } }`
  for (const id of ['no', '', 'a\0b', '99999999-9999-4999-8999-999999999999']) {
    expect((await subgraph.errorAsAdministrator(update, { id, input })).code).toBe('NOT_FOUND')
    expect((await subgraph.errorAsAdministrator(deleteItem(type), { id })).code).toBe('NOT_FOUND')
    expect(await subgraph.readAsAdministrator(find, { id })).toBeNull()
  }
})

test.each(managed)(
  'every change of a $type is in the audit log, and an earlier version is restored',
  async (each) => {
    const { type, input, fields, name } = each
    const subgraph = await startContentWith()
    const { itemType } = catalogue.find((line) => line.typeName === type)!
    const { id } = await createItem(subgraph, each.example)
    const create = `mutation($input: ${type}Input!) { create${type}(input: $input) { id } }`
    await subgraph.errorAsAdministrator(create, { input: { ...input, [name]: '' } })
    const save = (values: Values) => updateItem<Values>(subgraph, { __typename: type, id, ...values }, fields)
    await save({ ...input, [name]: 'Another' })
    const itemVersions = await subgraph.readAsAdministrator<Version[]>(
      'query($type: String!, $id: ID!) { itemVersions(type: $type, id: $id) { version actor action values } }',
      { type, id },
    )
    const saves = itemVersions.map(({ version, actor, action }) => [version, actor, action].join())
    expect(saves).toEqual(['2,Ruth Abernathy,updated', '1,Ruth Abernathy,created'])
    const [latest, earlier] = itemVersions.map(({ values }) => JSON.parse(values) as Values)
    expect(latest).toEqual({ ...input, [name]: 'Another' })
    expect(await save(earlier!)).toEqual(input)
    await subgraph.queryAsAdministrator(deleteItem(type), { id })

    const events = [['deleted'], ['updated'], ['updated', 'Another'], ['created']]
    expect(
      await subgraph.readAsAdministrator('{ contentAuditEvents { actor action itemType itemId title } }'),
    ).toEqual(
      events.map(([action, title = input[name]]) => ({
        ...{ actor: 'Ruth Abernathy', action, itemType, itemId: id, title },
      })),
    )
  },
)

test('invalid input is rejected by the names of the fields', async () => {
  const subgraph = await startContentWith()
  const create = 'mutation($input: EventInput!) { createEvent(input: $input) { id } }'
  const wrong = { status: 'over', eventDate: '2024-02-30T10:00:00Z', featuredImage: 'javascript:alert(1)' }
  const input = { ...toInput(buildEvent()), ...wrong }
  const { code, fields } = await subgraph.errorAsAdministrator(create, { input })
  expect(code).toBe('BAD_USER_INPUT')
  expect(Object.keys(fields ?? {}).toSorted()).toEqual(Object.keys(wrong).toSorted())
  expect(await subgraph.queryAsAdministrator('{ allEvents { id } contentAuditEvents { id } }')).toEqual({
    allEvents: [],
    contentAuditEvents: [],
  })
})

test('a new item has the default values of the specification', async () => {
  const subgraph = await startContentWith()
  expect(
    await subgraph.queryAsAdministrator(`mutation {
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
  const subgraph = await startContentWith()
  const spaced = { title: '  Spaces  ', tags: [' eviction ', '', '  ', 'court'] }
  expect(await createItem(subgraph, { ...buildPost(), ...spaced }, 'title tags')).toEqual({
    title: 'Spaces',
    tags: ['eviction', 'court'],
  })
})

test('two posts cannot have the same slug', async () => {
  const subgraph = await startContentWith(buildPost())
  const create = 'mutation($input: BlogPostInput!) { createBlogPost(input: $input) { id } }'
  const error = await subgraph.errorAsAdministrator(create, { input: toInput(buildPost()) })
  expect(error).toMatchObject({ code: 'CONFLICT', fields: { slug: 'Another blog post has this already' } })
})

test('of twenty who add a post with one slug at the same moment, one does', async () => {
  const subgraph = await startContentWith()
  const create = 'mutation($input: BlogPostInput!) { createBlogPost(input: $input) { id } }'
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      subgraph.execute(
        create,
        { input: toInput(buildPost({ title: `Post ${index}` })) },
        { token: subgraph.token },
      ),
    ),
  )
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'added')
  expect(codes.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'CONFLICT'), 'added'])
})

test('a judgment is unique, also without a case number', async () => {
  const subgraph = await startContentWith(buildJudgment({ caseNumber: null }))
  const create = 'mutation($input: JudgmentInput!) { createJudgment(input: $input) { id } }'
  const input = toInput(buildJudgment({ caseNumber: null, summary: 'Told otherwise' }))
  const { code, fields } = await subgraph.errorAsAdministrator(create, { input })
  expect(code).toBe('CONFLICT')
  expect(Object.keys(fields ?? {})).toEqual(['courtName', 'caseNumber', 'judgmentDate', 'title'])
})
