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

/** A dry run of judgments with these days: the days that would be stored, and the errors by row. */
async function importDays(days: readonly string[], delimiter = ',') {
  const other = await startContentWith()
  const rows = days.map((day, index) => [`A v. ${index}`, 'Supreme Court', `Kind ${index}`, day])
  const file = [['title', 'courtName', 'category', 'judgmentDate'], ...rows]
    .map((row) => row.join(delimiter))
    .join('\n')
  const { errors, note } = (await importFile(other, 'Judgment', file, { dryRun: true })).body
  await importFile(other, 'Judgment', file)
  const { all } = await other.queryAsAdministrator<{ all: { category: string; judgmentDate: string }[] }>(
    '{ all: allJudgments { category judgmentDate } }',
  )
  const stored = all
    .toSorted((one, two) => one.category.localeCompare(two.category))
    .map(({ judgmentDate }) => judgmentDate.slice(0, 10))
  return { stored, note, errors: errors!.map(({ row, field, message }) => [row, field, message]) }
}

test('a report says when nothing in the file shows which number of a day is the month', async () => {
  const note = '3/4/2024 is read as 2024-03-04, with the month first: no day in this file shows the order.'
  expect(await importDays(['2024-12-25', '5/5/2024', '3/4/2024', '6/7/2024'])).toMatchObject({
    stored: ['2024-12-25', '2024-05-05', '2024-03-04', '2024-06-07'],
    note,
  })
  expect((await importDays(['3/4/2024', '12/25/2024'])).note).toBeNull()
  expect((await importDays(['2024-03-04', '5/5/2024'])).note).toBeNull()
})

test.each([
  ['6/13/2031 0:00', '2031-06-13'],
  ['6/13/2031 12:00:00 AM', '2031-06-13'],
  ['2031-06-13 00:00:00', '2031-06-13'],
])('the midnight that databases put behind a day is no part of it: %s', async (cell, day) => {
  expect(await importDays([cell])).toMatchObject({ stored: [day], errors: [] })
})

test('the days of events and posts are read as those of other items are', async () => {
  const other = await startContentWith()
  const file =
    'title,eventType,status,eventDate\nA,Clinic,upcoming,7/6/2031\nB,Clinic,upcoming,25/6/2031\nC,Clinic,upcoming,2031-06-13T21:30:00Z\n'
  expect(await importFile(other, 'Event', file)).toMatchObject({ body: { creates: 3 } })
  expect(
    await other.queryAsAdministrator('{ pageOfEvents(page: { sort: "title" }) { items { eventDate } } }'),
  ).toEqual({
    pageOfEvents: {
      items: ['2031-06-07T00:00:00.000Z', '2031-06-25T00:00:00.000Z', '2031-06-13T21:30:00.000Z'].map(
        (eventDate) => ({ eventDate }),
      ),
    },
  })
})

test.each([
  [
    ['3/4/2024', '12/25/2024'],
    ['2024-03-04', '2024-12-25'],
  ],
  [
    ['3/4/2024', '25/12/2024'],
    ['2024-04-03', '2024-12-25'],
  ],
  [
    ['25.12.2024', '03.04.2024'],
    ['2024-12-25', '2024-04-03'],
  ],
  [
    ['03-04-2024', '12-25-2024'],
    ['2024-03-04', '2024-12-25'],
  ],
  [
    ['\u200e3/4/2024', '2024-06-13', '2024/6/13', '25/12/2024 '],
    ['2024-04-03', '2024-06-13', '2024-06-13', '2024-12-25'],
  ],
  [
    ['5/5/2024', '25/12/2024', '12/25/2024'],
    ['2024-05-05', '2024-12-25', '2024-12-25'],
  ],
])('a column of days is read in the one order that all of it can have: %j', async (days, expected) => {
  expect(await importDays(days)).toEqual({ stored: expected, errors: [], note: null })
})

test.each([
  ['that has both orders', ['3/4/2024', '25/12/2024', '12/25/2024'], ','],
  ['with semicolons, which is none of a US spreadsheet', ['3/4/2024', '2024-12-25'], ';'],
  ['with full stops, which nobody writes behind a month', ['3.4.2024'.replaceAll('.', '-')], ','],
])('in a file %s a day that could be two is an error that says so', async (_, days, delimiter) => {
  const { stored, errors } = await importDays(days, delimiter)
  const message = `${days[0]} can be 2024-03-04 or 2024-04-03. Write it in one of these two ways`
  expect({ stored, errors }).toEqual({ stored: [], errors: [[2, 'judgmentDate', message]] })
})

test('the year of a day has four digits, and a day that there is not is none', async () => {
  const { errors } = await importDays(['3/4/24', '13/13/2024', '2/30/2024', '30/2/2024'])
  expect(errors.map(([row, , message]) => [row, message])).toEqual(
    [2, 3, 4, 5].map((row) => [row, 'Enter a real date, like 2024-06-13']),
  )
})

test('the days of one column say how those of another are written', async () => {
  const other = await startContentWith()
  const file = 'title,category,status,startDate,endDate\nRent,Housing,won,3/4/2024,25/12/2024\n'
  expect(await importFile(other, 'Case', file)).toMatchObject({ body: { creates: 1 } })
  expect(await other.queryAsAdministrator('{ all: allCases { startDate endDate } }')).toEqual({
    all: [{ startDate: '2024-04-03T00:00:00.000Z', endDate: '2024-12-25T00:00:00.000Z' }],
  })
})

const table = 'name,designation,department\r\nZoë,"Attorney, senior; retired",Legal\r\n'
const semicolons = 'name;designation;department\r\nZoë;"Attorney, senior; retired";Legal\r\n'

test.each([
  ['names commas', `sep=,\r\n${table}`],
  ['names semicolons', `sep=;\r\n${semicolons}`],
  ['names semicolons behind a byte order mark', `\uFEFFsep=;\n${semicolons}`],
  ['names them in quotation marks and capitals', `"SEP=;"\r\n${semicolons}`],
  ['names them, with empty cells behind', `"sep=;";;\r\n${semicolons}`],
  ['names tabs', `sep=\t\r\n${table.replaceAll(/,(?! )/g, '\t')}`],
  ['names tabs as they are written in code', `sep=\\t\n${table.replaceAll(/,(?! )/g, '\t')}`],
  ['names bars', `sep=|\n${table.replaceAll(/,(?! )/g, '|')}`],
  ['has empty columns', table.replaceAll('\r\n', ',,\r\n')],
  ['has empty columns with semicolons', `sep=;\n${semicolons.replaceAll('\r\n', ';; ;\r\n')}`],
  ['has empty columns in its header alone', table.replace('\r\n', ',,\u200b\r\n')],
])('a file that %s is read', async (_, file) => {
  const other = await startContentWith()
  expect(await importFile(other, 'TeamMember', file)).toMatchObject({ body: { creates: 1, errorCount: 0 } })
  expect(await other.query('{ teamMembers { name designation } }')).toEqual({
    teamMembers: [{ name: 'Zoë', designation: 'Attorney, senior; retired' }],
  })
})

test('rows are numbered as a spreadsheet shows them, without that which names the delimiter', async () => {
  const other = await startContentWith()
  const file = `sep=;\n${semicolons}Ada;Attorney;Elsewhere\n`
  const { body } = await importFile(other, 'TeamMember', file, { dryRun: true })
  expect(body.errors).toMatchObject([{ row: 3, field: 'department' }])
})

test('a column without a name that has a value is told, and so is an empty one between others', async () => {
  const other = await startContentWith()
  const preview = async (file: string) =>
    (await importFile(other, 'TeamMember', file, { dryRun: true })).body.errors!.map(({ row, field }) => [
      row,
      field,
    ])
  expect(await preview(table.replaceAll('\r\n', ',,more\r\n').replace(',,more', ',,'))).toEqual([
    [1, 'Column 4'],
    [1, 'Column 5'],
  ])
  expect(await preview(table.replaceAll('Legal', ',Legal').replace('department', ',department'))).toEqual([
    [1, 'Column 3'],
  ])
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
    const answer = await other.fetch('/import/TeamMember?dryRun=true', {
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
