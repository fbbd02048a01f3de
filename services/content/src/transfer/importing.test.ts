// Items come as files: checked row by row, and then all of them or none.
import { Activity, ItemVersion } from '@access/service-kit'
import { expect, test } from 'vitest'
import { aCase } from '../cases/case.examples.ts'
import { aJudgment } from '../judgments/judgment.examples.ts'
import { aPost } from '../posts/post.examples.ts'
import { aTeamMember } from '../team/team-member.examples.ts'
import { exported, sent } from '../testing/transferring.ts'
import { asInput, withItems } from '../testing/withItems.ts'

type There = Awaited<ReturnType<typeof withItems>>

const heads = 'id,name,designation,department,displayOrder,isActive,expertise'
const aTable = (...rows: string[]) => [heads, ...rows].join('\r\n')
const aRow = (name: string, id = '') => `${id},${name},Attorney,Legal,3,yes,"rent, heat"`
const json = (...items: object[]) => JSON.stringify(items)

const members = async (there: There) =>
  (
    await there.asAdministrator<{ all: { name: string; version: number }[] }>(
      '{ all: allTeamMembers { name designation bio displayOrder isActive expertise version } }',
    )
  ).all
const errorsOf = async (there: There, type: string, file: string) => {
  const { body } = await sent(there, type, file, { dryRun: true })
  return body.errors?.map(({ row, field, message }) => [row, field, message])
}

test('a dry run tells what would be done, and does nothing', async () => {
  const there = await withItems(aTeamMember({ name: 'Ada' }))
  const { id } = aTeamMember()
  const { text } = await exported(there, 'TeamMember', 'format=json')
  const [same] = JSON.parse(text)
  const file = json(same, { name: 'Bo', designation: 'Attorney', department: 'Legal' })
  expect(await sent(there, 'TeamMember', file, { dryRun: true })).toEqual({
    status: 200,
    body: {
      rows: 2,
      creates: 1,
      updates: 0,
      unchanged: 1,
      errors: [],
      errorCount: 0,
      comparedWith: expect.any(String),
    },
  })
  expect(await sent(there, 'TeamMember', json({ id, name: 'Eve' }), { dryRun: true })).toMatchObject({
    body: { updates: 1 },
  })
  expect(await members(there)).toMatchObject([{ name: 'Ada', version: 1 }])
  expect(await there.em().count(Activity, { action: 'imported' })).toBe(0)
})

test('rows without an id are new, rows with one change that item and keep what they do not mention', async () => {
  const { id, bio } = aTeamMember()
  const there = await withItems(aTeamMember({ name: 'Ada', isActive: false }))
  expect(await sent(there, 'TeamMember', aTable(aRow('Ada B.', id), aRow('Bo')))).toMatchObject({
    status: 200,
    body: { rows: 2, creates: 1, updates: 1, unchanged: 0 },
  })
  const said = { designation: 'Attorney', displayOrder: 3, isActive: true, expertise: ['rent', 'heat'] }
  expect(await members(there)).toEqual([
    { name: 'Ada B.', ...said, bio, version: 2 },
    { name: 'Bo', ...said, bio: null, version: 1 },
  ])
})

test('an import is one line in the audit, and a version in the history of each item', async () => {
  const { id } = aTeamMember()
  const there = await withItems(aTeamMember({ name: 'Ada' }))
  await sent(there, 'TeamMember', aTable(aRow('Ada B.', id), aRow('Bo')))
  const [line, ...others] = await there.em().find(Activity, {})
  expect(line).toMatchObject({
    who: 'Ruth Abernathy',
    action: 'imported',
    noun: 'team member',
    title: '2 team members',
  })
  expect(others).toEqual([])
  const kept = await there.em().find(ItemVersion, { itemId: id }, { orderBy: { version: 'asc' } })
  expect(kept.map(({ version, who, values }) => [version, who, JSON.parse(values).name])).toEqual([
    [1, 'Not recorded', 'Ada'],
    [2, 'Ruth Abernathy', 'Ada B.'],
  ])
  expect(await there.em().count(ItemVersion)).toBe(3)
})

test('a bad last row leaves everything as it was', async () => {
  const { id } = aTeamMember()
  const there = await withItems(aTeamMember({ name: 'Ada' }))
  const rows = Array.from({ length: 250 }, (_, place) => aRow(`Member ${place}`))
  const file = aTable(aRow('Ada B.', id), ...rows, ',,Attorney,Marketing,many,perhaps,')
  const { status, body } = await sent(there, 'TeamMember', file)
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
  expect(await members(there)).toMatchObject([{ name: 'Ada', version: 1 }])
  expect(await there.em().count(Activity)).toBe(0)
  expect(await there.em().count(ItemVersion)).toBe(0)
})

test('columns that do not exist, are missing or there twice are named once, for the file', async () => {
  const there = await withItems()
  expect(await errorsOf(there, 'TeamMember', 'name,colour,name,\nAda,red,Ada,x')).toEqual([
    [1, 'colour', expect.stringContaining('There is no such column. There are: id, name, photo')],
    [1, 'name', 'This column is there twice'],
    [1, 'Column 4', 'This column has no name'],
  ])
  expect(await errorsOf(there, 'TeamMember', 'name,bio\nAda,x\nBo,y')).toEqual([
    [1, 'designation', 'This column is missing'],
    [1, 'department', 'This column is missing'],
  ])
})

test('a few columns are enough where every row has an id', async () => {
  const there = await withItems(aTeamMember({ name: 'Ada' }))
  const file = `ID;Designation\r\n${aTeamMember().id};Director\r\n;;;\r\n`
  expect(await sent(there, 'TeamMember', file)).toMatchObject({ body: { rows: 1, updates: 1 } })
  expect(await members(there)).toMatchObject([{ name: 'Ada', designation: 'Director' }])
})

test('an id that is nobody’s, or there twice, is an error in its row', async () => {
  const { id } = aTeamMember()
  const there = await withItems(aTeamMember())
  const gone = '99999999-9999-4999-8999-999999999999'
  const nobody = 'There is no team member with this id. Leave the id empty to add a new one.'
  expect(
    await errorsOf(
      there,
      'TeamMember',
      aTable(aRow('A', gone), aRow('B', 'x'), aRow('C', id), aRow('D', id)),
    ),
  ).toEqual([
    [2, 'id', nobody],
    [3, 'id', nobody],
    [5, 'id', 'Row 4 has this id already'],
  ])
})

test('what only one item can have is an error in the later row, and where a stored item has it', async () => {
  const there = await withItems(aPost({ slug: 'stored' }), aJudgment())
  const post = (slug: string) => ({ ...asInput(aPost()), slug })
  expect(await errorsOf(there, 'BlogPost', json(post('a'), post('stored'), post('a')))).toEqual([
    [2, 'slug', 'Another blog post has this already'],
    [3, 'slug', 'Row 1 has this already'],
  ])
  const judgment = (caseNumber: string | null) => ({ ...asInput(aJudgment()), caseNumber })
  const file = json(judgment('1'), judgment(null), judgment(null), judgment(aJudgment().caseNumber))
  expect(await errorsOf(there, 'Judgment', file)).toEqual([
    [3, expect.stringContaining('courtName'), 'Row 2 has the same'],
    [4, expect.stringContaining('caseNumber'), 'Another judgment has the same'],
  ])
})

test('of many errors the first two hundred are told, and how many there are', async () => {
  const { body } = await sent(
    await withItems(),
    'TeamMember',
    aTable(...Array.from({ length: 450 }, () => aRow(''))),
    { dryRun: true },
  )
  expect(body.errors).toHaveLength(200)
  expect(body).toMatchObject({ rows: 450, errorCount: 450, creates: 0 })
})

test('who was overtaken between the check and the import is told, and nothing is imported', async () => {
  const { id } = aTeamMember()
  const there = await withItems(aTeamMember({ name: 'Ada' }))
  const file = aTable(aRow('Ada B.', id))
  const { body } = await sent(there, 'TeamMember', file, { dryRun: true })
  const comparedWith = String(body.comparedWith)
  await there.asAdministrator(
    'mutation($id: ID!, $input: TeamMemberInput!) { updateTeamMember(id: $id, input: $input) { id } }',
    { id, input: asInput(aTeamMember({ name: 'Eve' })) },
  )
  expect(await sent(there, 'TeamMember', file, { comparedWith })).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('Someone has changed some of these items') },
  })
  expect(await members(there)).toMatchObject([{ name: 'Eve' }])
  const again = await sent(there, 'TeamMember', file, { dryRun: true })
  expect(
    await sent(there, 'TeamMember', file, { comparedWith: String(again.body.comparedWith) }),
  ).toMatchObject({ status: 200, body: { updates: 1 } })
})

test('a file that was imported already changes nothing the second time', async () => {
  const there = await withItems(aCase())
  const { text } = await exported(there, 'Case')
  const changed = text.replace('Three days without medicine', 'Four days without medicine')
  expect(await sent(there, 'Case', changed)).toMatchObject({ body: { updates: 1 } })
  expect(await sent(there, 'Case', changed)).toMatchObject({
    status: 200,
    body: { updates: 0, unchanged: 1 },
  })
  expect(await there.em().count(Activity, { action: 'imported' })).toBe(1)
})

test('an import is not for those whose session has ended', async () => {
  const there = await withItems()
  const expired = there.auth.token({ exp: 1 })
  expect(await sent(there, 'TeamMember', aTable(aRow('Ada')), { token: expired })).toMatchObject({
    status: 401,
  })
  expect(await members(there)).toEqual([])
})
