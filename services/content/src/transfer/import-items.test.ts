// Import: validated row by row, and then all items or none.
import { AuditEvent, ItemVersion } from '@access/service-kit'
import { expect, test } from 'vitest'
import { buildCase, buildJudgment, buildPost, buildTeamMember } from '../testing/builders.ts'
import { startContentWith, toInput, updateItem } from '../testing/start-content.ts'
import { exportItems, followDryRun, importFile } from '../testing/transfer-items.ts'

type ContentSubgraph = Awaited<ReturnType<typeof startContentWith>>

const header = 'id,name,designation,department,displayOrder,isActive,expertise'
const buildCsv = (...rows: string[]) => [header, ...rows].join('\r\n')
const buildRow = (name: string, id = '') => `${id},${name},Attorney,Legal,3,yes,"rent, heat"`
const json = (...items: object[]) => JSON.stringify(items)

const listMembers = (subgraph: ContentSubgraph) =>
  subgraph.readAsAdministrator<{ name: string; version: number }[]>(
    '{ all: allTeamMembers { name designation bio displayOrder isActive expertise version } }',
  )

const getImportErrors = async (subgraph: ContentSubgraph, type: string, file: string) => {
  const { body } = await importFile(subgraph, type, file, { dryRun: true })
  return body.errors?.map(({ row, field, message }) => [row, field, message])
}

test('a dry run reports what would be done, and changes nothing', async () => {
  const subgraph = await startContentWith(buildTeamMember({ name: 'Ada' }))
  const { id } = buildTeamMember()
  const { text } = await exportItems(subgraph, 'TeamMember', 'format=json')
  const [same] = JSON.parse(text)
  const file = json(same, { name: 'Bo', designation: 'Attorney', department: 'Legal' })
  expect(await importFile(subgraph, 'TeamMember', file, { dryRun: true })).toEqual({
    status: 200,
    body: {
      rows: 2,
      creates: 1,
      updates: 0,
      unchanged: 1,
      errors: [],
      errorCount: 0,
      note: null,
      fingerprint: expect.any(String),
    },
  })
  expect(await importFile(subgraph, 'TeamMember', json({ id, name: 'Eve' }), { dryRun: true })).toMatchObject(
    {
      body: { updates: 1 },
    },
  )
  expect(await listMembers(subgraph)).toMatchObject([{ name: 'Ada', version: 1 }])
  expect(await subgraph.em().count(AuditEvent, { action: 'imported' })).toBe(0)
})

test('who follows a dry run reads how many rows are checked, and at last the report', async () => {
  const subgraph = await startContentWith()
  const { status, lines } = await followDryRun(
    subgraph,
    'TeamMember',
    buildCsv(...Array(450).fill(buildRow('Ada'))),
  )
  expect(status).toBe(200)
  expect(lines[0]).toEqual({ rows: 200 })
  expect(lines.at(-1)).toMatchObject({ report: { rows: 450, creates: 450, errorCount: 0 } })
})

test('a dry run that ends halfway says why in its last line, one that cannot begin as any other request', async () => {
  const subgraph = await startContentWith()
  const rows = Buffer.from(buildCsv(...Array(4_000).fill(buildRow('Ada'))))
  const cut = new Uint8Array(Buffer.concat([rows, Buffer.of(0xff)]))
  const { lines } = await followDryRun(subgraph, 'TeamMember', cut)
  expect(lines[0]).toEqual({ rows: 200 })
  expect(lines.at(-1)).toMatchObject({
    problem: { status: 400, detail: expect.stringContaining('another encoding than UTF-8') },
  })
  expect(await followDryRun(subgraph, 'TeamMember', new Uint8Array([0xff]))).toMatchObject({ status: 400 })
})

test('rows without an id are new items, rows with one update that item and keep omitted fields', async () => {
  const { id, bio } = buildTeamMember()
  const subgraph = await startContentWith(buildTeamMember({ name: 'Ada', isActive: false }))
  expect(
    await importFile(subgraph, 'TeamMember', buildCsv(buildRow('Ada B.', id), buildRow('Bo'))),
  ).toMatchObject({
    status: 200,
    body: { rows: 2, creates: 1, updates: 1, unchanged: 0 },
  })
  const messages = { designation: 'Attorney', displayOrder: 3, isActive: true, expertise: ['rent', 'heat'] }
  expect(await listMembers(subgraph)).toEqual([
    { name: 'Ada B.', ...messages, bio, version: 2 },
    { name: 'Bo', ...messages, bio: null, version: 1 },
  ])
})

test('an import is one audit event, and a version of each item', async () => {
  const { id } = buildTeamMember()
  const subgraph = await startContentWith(buildTeamMember({ name: 'Ada' }))
  await importFile(subgraph, 'TeamMember', buildCsv(buildRow('Ada B.', id), buildRow('Bo')))
  const [line, ...others] = await subgraph.em().find(AuditEvent, {})
  expect(line).toMatchObject({
    actor: 'Ruth Abernathy',
    action: 'imported',
    itemType: 'team member',
    title: '2 team members',
  })
  expect(others).toEqual([])
  const stored = await subgraph.em().find(ItemVersion, { itemId: id }, { orderBy: { version: 'asc' } })
  expect(stored.map(({ version, actor, values }) => [version, actor, JSON.parse(values).name])).toEqual([
    [1, 'Not recorded', 'Ada'],
    [2, 'Ruth Abernathy', 'Ada B.'],
  ])
  expect(await subgraph.em().count(ItemVersion)).toBe(3)
})

test('an invalid last row rolls back everything', async () => {
  const { id } = buildTeamMember()
  const subgraph = await startContentWith(buildTeamMember({ name: 'Ada' }))
  const rows = Array.from({ length: 250 }, (_, index) => buildRow(`Member ${index}`))
  const file = buildCsv(buildRow('Ada B.', id), ...rows, ',,Attorney,Marketing,many,perhaps,')
  const { status, body } = await importFile(subgraph, 'TeamMember', file)
  expect(status).toBe(400)
  expect(body).toMatchObject({
    title: expect.any(String),
    detail: 'Nothing was imported: some rows need another look.',
    report: {
      rows: 252,
      errorCount: 4,
      errors: [
        { row: 253, field: 'name', message: 'Enter a name' },
        { row: 253, field: 'department', message: 'Choose a department' },
        { row: 253, field: 'displayOrder', message: 'Enter a whole number' },
        { row: 253, field: 'isActive', message: 'Answer with yes or no' },
      ],
    },
  })
  expect(await listMembers(subgraph)).toMatchObject([{ name: 'Ada', version: 1 }])
  expect(await subgraph.em().count(AuditEvent)).toBe(0)
  expect(await subgraph.em().count(ItemVersion)).toBe(0)
})

test('unknown, missing and duplicate columns are reported once for the file', async () => {
  const subgraph = await startContentWith()
  expect(await getImportErrors(subgraph, 'TeamMember', 'name,colour,name,\nAda,red,Ada,x')).toEqual([
    [1, 'colour', expect.stringContaining('There is no such column. There are: id, name, photo')],
    [1, 'name', 'This column is there twice'],
    [1, 'Column 4', 'This column has no name'],
  ])
  expect(await getImportErrors(subgraph, 'TeamMember', 'name,bio\nAda,x\nBo,y')).toEqual([
    [1, 'designation', 'This column is missing'],
    [1, 'department', 'This column is missing'],
  ])
})

test.each(['colour', 'toString', '__proto__'])(
  'in JSON a field %s is unknown, of a new item and of another',
  async (field) => {
    const { id } = buildTeamMember()
    const subgraph = await startContentWith(buildTeamMember())
    const member = { name: 'Ada', designation: 'Attorney', department: 'Legal' }
    const withField = (item: object) => `${JSON.stringify(item).slice(0, -1)},"${field}":{"a":"red"}}`
    const file = `[${withField(member)},${withField({ ...member, id })}]`
    expect(await getImportErrors(subgraph, 'TeamMember', file)).toEqual([
      [1, field, 'There is no such field'],
      [2, field, 'There is no such field'],
    ])
  },
)

test('a few columns are enough where every row has an id', async () => {
  const subgraph = await startContentWith(buildTeamMember({ name: 'Ada' }))
  const file = `ID;Designation\r\n${buildTeamMember().id};Director\r\n;;;\r\n`
  expect(await importFile(subgraph, 'TeamMember', file)).toMatchObject({ body: { rows: 1, updates: 1 } })
  expect(await listMembers(subgraph)).toMatchObject([{ name: 'Ada', designation: 'Director' }])
})

test('an unknown or repeated id is an error of its row', async () => {
  const { id } = buildTeamMember()
  const subgraph = await startContentWith(buildTeamMember())
  const gone = '99999999-9999-4999-8999-999999999999'
  const nobody = 'There is no team member with this id. Leave the id empty to add a new one.'
  expect(
    await getImportErrors(
      subgraph,
      'TeamMember',
      buildCsv(buildRow('A', gone), buildRow('B', 'x'), buildRow('C', id), buildRow('D', id)),
    ),
  ).toEqual([
    [2, 'id', nobody],
    [3, 'id', nobody],
    [5, 'id', 'Row 4 has this id already'],
  ])
})

test('a unique value is an error of the later row, and when a stored item has it', async () => {
  const subgraph = await startContentWith(buildPost({ slug: 'stored' }), buildJudgment())
  const post = (slug: string) => ({ ...toInput(buildPost()), slug })
  expect(await getImportErrors(subgraph, 'BlogPost', json(post('a'), post('stored'), post('a')))).toEqual([
    [2, 'slug', 'Another blog post has this already'],
    [3, 'slug', 'Row 1 has this already'],
  ])
  const judgment = (caseNumber: string | null) => ({ ...toInput(buildJudgment()), caseNumber })
  const file = json(judgment('1'), judgment(null), judgment(null), judgment(buildJudgment().caseNumber))
  expect(await getImportErrors(subgraph, 'Judgment', file)).toEqual([
    [3, expect.stringContaining('courtName'), 'Row 2 has the same'],
    [4, expect.stringContaining('caseNumber'), 'Another judgment has the same'],
  ])
})

test('of many rows new ones, changed ones and one that is there twice are each what they are', async () => {
  const subgraph = await startContentWith(buildJudgment())
  const build = (number: number, values = {}) => ({
    ...toInput(buildJudgment()),
    caseNumber: `No. ${number}`,
    ...values,
  })
  const rows: object[] = Array.from({ length: 600 }, (_, number) => build(number))
  rows[300] = { id: buildJudgment().id, summary: 'Changed' }
  const twice = [...rows, build(5)]
  expect(await getImportErrors(subgraph, 'Judgment', json(...twice))).toEqual([
    [601, expect.stringContaining('caseNumber'), 'Row 6 has the same'],
  ])
  expect(await importFile(subgraph, 'Judgment', json(...twice))).toMatchObject({ status: 400 })
  expect(await importFile(subgraph, 'Judgment', json(...rows))).toMatchObject({
    body: { rows: 600, creates: 599, updates: 1, errorCount: 0 },
  })
  expect(await subgraph.read('{ judgmentsPage(search: "Changed") { total } }')).toEqual({ total: 1 })
  expect(await subgraph.read('{ judgmentsPage { total } }')).toEqual({ total: 600 })
  expect(await subgraph.em().count(ItemVersion)).toBe(601)
})

test('of many errors the first two hundred are reported, with the total', async () => {
  const { body } = await importFile(
    await startContentWith(),
    'TeamMember',
    buildCsv(...Array.from({ length: 450 }, () => buildRow(''))),
    { dryRun: true },
  )
  expect(body.errors).toHaveLength(200)
  expect(body).toMatchObject({ rows: 450, errorCount: 450, creates: 0 })
})

test('an import is a conflict when items have changed since the dry run, and nothing is imported', async () => {
  const { id } = buildTeamMember()
  const subgraph = await startContentWith(buildTeamMember({ name: 'Ada' }))
  const file = buildCsv(buildRow('Ada B.', id))
  const { body } = await importFile(subgraph, 'TeamMember', file, { dryRun: true })
  const fingerprint = String(body.fingerprint)
  await updateItem(subgraph, buildTeamMember({ name: 'Eve' }))
  expect(await importFile(subgraph, 'TeamMember', file, { fingerprint })).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('Someone has changed some of these items') },
  })
  expect(await listMembers(subgraph)).toMatchObject([{ name: 'Eve' }])
  const again = await importFile(subgraph, 'TeamMember', file, { dryRun: true })
  expect(
    await importFile(subgraph, 'TeamMember', file, { fingerprint: String(again.body.fingerprint) }),
  ).toMatchObject({ status: 200, body: { updates: 1 } })
})

test('a file that was imported already changes nothing the second time', async () => {
  const subgraph = await startContentWith(buildCase())
  const { text } = await exportItems(subgraph, 'Case')
  const changed = text.replace('Three days without medicine', 'Four days without medicine')
  expect(await importFile(subgraph, 'Case', changed)).toMatchObject({ body: { updates: 1 } })
  expect(await importFile(subgraph, 'Case', changed)).toMatchObject({
    status: 200,
    body: { updates: 0, unchanged: 1 },
  })
  expect(await subgraph.em().count(AuditEvent, { action: 'imported' })).toBe(1)
})
