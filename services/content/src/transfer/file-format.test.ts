// The formats of import files, and the errors of unreadable ones.
import { expect, test } from 'vitest'
import { buildTeamMember } from '../team/team-member.examples.ts'
import { startContentWith } from '../testing/start-content.ts'
import { importFile } from '../testing/transfer-items.ts'

const encodeText = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding))
const csv = 'name,designation,department\nZoë,Attorney,Legal\n'

async function getRejection(file: string | Uint8Array<ArrayBuffer>) {
  const { status, body } = await importFile(await startContentWith(), 'TeamMember', file, { dryRun: true })
  expect(status).toBe(400)
  return body.detail
}

test.each([
  ['UTF-16', encodeText(`\uFEFF${csv}`, 'utf16le'), 'This file is written in UTF-16.'],
  ['UTF-16 without a mark', encodeText(csv, 'utf16le'), 'UTF-16'],
  ['Latin-1', encodeText(csv, 'latin1'), 'another encoding than UTF-8, such as Windows-1252 or Latin-1'],
  ['a spreadsheet', encodeText('PK\x03\x04 and more', 'latin1'), 'This is a spreadsheet.'],
])('%s is rejected with a message on what to do', async (_, file, words) => {
  const detail = await getRejection(file)
  expect(detail).toContain(words)
  expect(detail).toContain('Save it as "CSV UTF-8" first')
})

test.each(['', ' \n\n', '\uFEFF'])('an empty file (%j) says so', async (file) => {
  const { body } = await importFile(await startContentWith(), 'TeamMember', file, { dryRun: true })
  expect(body).toMatchObject({ rows: 0, errors: [{ row: 1, message: 'There is nothing in this file' }] })
})

test('a header alone is a file without rows', async () => {
  const { body } = await importFile(await startContentWith(), 'TeamMember', csv.split('\n')[0]!, {
    dryRun: true,
  })
  expect(body).toMatchObject({ rows: 0, errorCount: 0 })
})

test.each([
  ['CSV', csv],
  ['CSV with semicolons, as where commas are decimal points', csv.replaceAll(',', ';')],
  ['CSV with tabs', csv.replaceAll(',', '\t')],
  ['a list in JSON', `\uFEFF [ {"name": "Zoë",\n "designation": "Attorney", "department": "Legal"} ] `],
  ['JSON line by line', '{"name":"Zoë","designation":"Attorney","department":"Legal"}\n\n'],
])('%s is read, whatever the file is called', async (_, file) => {
  const other = await startContentWith()
  expect(await importFile(other, 'TeamMember', file)).toMatchObject({
    status: 200,
    body: { rows: 1, creates: 1 },
  })
  expect(await other.query('{ teamMembers { name designation } }')).toEqual({
    teamMembers: [{ name: 'Zoë', designation: 'Attorney' }],
  })
})

test('malformed rows are reported by their numbers in a spreadsheet', async () => {
  const errorsOf = async (file: string) => {
    const { body } = await importFile(await startContentWith(), 'TeamMember', file, { dryRun: true })
    return body.errors?.map(({ row, message }) => [row, message])
  }
  const bad = `${csv}"two\nlines",Attorney,Legal\n\nshort\nAda,Attorney,Legal,more\n"open,Attorney,Legal\n`
  expect(await errorsOf(bad)).toEqual([
    [3, 'Write this in one line'],
    [5, 'This is not a row with all the columns'],
    [6, 'This is not a row with all the columns'],
    [7, 'A quotation mark is opened here and never closed'],
  ])
  expect(await errorsOf('[{"name":"A"}, 7, null, "[", {"colour": "red"')).toEqual([
    [1, 'Enter a designation'],
    [1, 'Choose a department'],
    [2, 'This is not a record with fields'],
    [3, 'This is not a record with fields'],
    [4, 'This is not a record with fields'],
    [5, 'This is not JSON'],
  ])
})

test('days in the format of US spreadsheets are parsed', async () => {
  const other = await startContentWith()
  const file = 'title,courtName,category,judgmentDate\nA v. B,Supreme Court,Housing,6/3/2024\n'
  expect(await importFile(other, 'Judgment', file)).toMatchObject({ body: { creates: 1 } })
  expect(await other.query('{ judgments { judgmentDate } }')).toEqual({
    judgments: [{ judgmentDate: '2024-06-03T00:00:00.000Z' }],
  })
})

test('flags have many spellings, and a quoted entry with a comma is one entry', async () => {
  const other = await startContentWith()
  const rows = ['TRUE', 'no', '1', 'False', '']
    .map((answer, index) => `Member ${index},Attorney,Legal,${answer},${index},"a, ""b, c"",, d"`)
    .join('\n')
  await importFile(
    other,
    'TeamMember',
    `name,designation,department,isActive,displayOrder,expertise\n${rows}`,
  )
  const { all } = await other.queryAsAdministrator<{ all: { isActive: boolean }[] }>(
    '{ all: allTeamMembers { isActive expertise } }',
  )
  expect(all.map(({ isActive }) => isActive)).toEqual([true, false, true, false, true])
  expect(all[0]).toMatchObject({ expertise: ['a', 'b, c', 'd'] })
})

test('a form without a file, or with a too large one, is rejected', async () => {
  const other = await startContentWith(buildTeamMember())
  const authorization = `Bearer ${other.token}`
  const send = async (body: FormData | string) => {
    const answer = await other.fetchStream('/import/TeamMember?dryRun=true', {
      method: 'POST',
      headers: { authorization },
      body,
    })
    return { status: answer.status, ...((await answer.json()) as object) }
  }
  const none = new FormData()
  none.append('note', 'no file')
  expect(await send(none)).toMatchObject({ status: 400, detail: 'Send one file, in the field "file".' })
  expect(await send('plain')).toMatchObject({ status: 400 })
  const large = new FormData()
  large.append('file', new Blob([new Uint8Array(50 * 1024 ** 2 + 1)]), 'large.csv')
  expect(await send(large)).toMatchObject({ status: 413, detail: expect.stringContaining('50 MB') })
})
