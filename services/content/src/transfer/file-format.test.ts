// The formats of import files, and the errors of unreadable ones.
import { getInputColumns } from '@access/service-kit'
import { readImport } from '@access/service-kit/read-import'
import { expect, test } from 'vitest'
import { LegalCase } from '../cases/case.entity.ts'
import { findManagedType } from '../catalogue/content-types.ts'
import { Event } from '../events/event.entity.ts'
import { Judgment } from '../judgments/judgment.entity.ts'
import { TeamMember } from '../team/team-member.entity.ts'
import { startContentWith } from '../testing/start-content.ts'
import { importFile } from '../testing/transfer-items.ts'

const types = { Case: LegalCase, Event, Judgment, TeamMember }

/** What the thread of an import makes of a file: the values of each row, what is wrong with others, and its note. */
async function read(typeName: keyof typeof types, file: string | Uint8Array) {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file
  const result = {
    values: [] as Record<string, unknown>[],
    errors: [] as unknown[],
    note: null as string | null,
  }
  const question = { typeName, columns: getInputColumns(types[typeName]) }
  for await (const part of readImport(question, bytes, findManagedType(typeName).rules)) {
    if ('unreadable' in part) throw new Error(part.unreadable)
    result.note = part.note
    for (const record of part.records) {
      if ('newValues' in record) result.values.push(record.newValues)
      else if ('error' in record) result.errors.push([record.row, record.error])
      else if ('messages' in record)
        for (const [field, message] of Object.entries(record.messages))
          result.errors.push([record.row, field, message])
    }
  }
  return result
}

const encodeText = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding))
const csv = 'name,designation,department\nZoë,Attorney,Legal\n'

test.each([
  ['UTF-16', encodeText(`\uFEFF${csv}`, 'utf16le'), 'This file is written in UTF-16.'],
  ['UTF-16 without a mark', encodeText(csv, 'utf16le'), 'UTF-16'],
  ['Latin-1', encodeText(csv, 'latin1'), 'another encoding than UTF-8, such as Windows-1252 or Latin-1'],
  ['a spreadsheet', encodeText('PK\x03\x04 and more', 'latin1'), 'This is a spreadsheet.'],
])('%s is rejected with a message on what to do', async (_, file, words) => {
  const reading = read('TeamMember', file)
  await expect(reading).rejects.toThrow(words)
  await expect(reading).rejects.toThrow('Save it as "CSV UTF-8" first')
})

test.each([
  ['CSV', csv],
  ['CSV with semicolons, as where commas are decimal points', csv.replaceAll(',', ';')],
  ['CSV with tabs', csv.replaceAll(',', '\t')],
  ['a list in JSON', `\uFEFF [ {"name": "Zoë",\n "designation": "Attorney", "department": "Legal"} ] `],
  ['JSON line by line', '{"name":"Zoë","designation":"Attorney","department":"Legal"}\n\n'],
])('%s is read, whatever the file is called', async (_, file) => {
  expect(await read('TeamMember', file)).toMatchObject({
    values: [{ name: 'Zoë', designation: 'Attorney', department: 'Legal' }],
    errors: [],
  })
})

test('malformed rows are reported by their numbers in a spreadsheet', async () => {
  const bad = `${csv}"two\nlines",Attorney,Legal\n\nshort\nAda,Attorney,Legal,more\n"open,Attorney,Legal\n`
  expect((await read('TeamMember', bad)).errors).toEqual([
    [3, 'name', 'Write this in one line'],
    [5, 'This is not a row with all the columns'],
    [6, 'This is not a row with all the columns'],
    [7, 'A quotation mark is opened here and never closed'],
  ])
  expect((await read('TeamMember', '[{"name":"A"}, 7, null, "[", {"colour": "red"')).errors).toEqual([
    [1, 'designation', 'Enter a designation'],
    [1, 'department', 'Choose a department'],
    [2, 'This is not a record with fields'],
    [3, 'This is not a record with fields'],
    [4, 'This is not a record with fields'],
    [5, 'This is not JSON'],
  ])
})

/** The days of judgments, as they would be stored. */
async function readDays(days: readonly string[], delimiter = ',') {
  const rows = days.map((day, index) => [`A v. ${index}`, 'Supreme Court', 'Housing', day])
  const file = [['title', 'courtName', 'category', 'judgmentDate'], ...rows]
    .map((row) => row.join(delimiter))
    .join('\n')
  const { values, errors, note } = await read('Judgment', file)
  return { stored: values.map(({ judgmentDate }) => judgmentDate), errors, note }
}

test('a report says when nothing in the file shows which number of a day is the month', async () => {
  expect(await readDays(['2024-12-25', '5/5/2024', '3/4/2024', '6/7/2024'])).toMatchObject({
    stored: ['2024-12-25', '2024-05-05', '2024-03-04', '2024-06-07'],
    note: '3/4/2024 is read as 2024-03-04, with the month first: no day in this file shows the order.',
  })
})

test.each([
  // In the one order that all of a column can have.
  ['3/4/2024, 12/25/2024', '2024-03-04, 2024-12-25'],
  ['3/4/2024, 25/12/2024', '2024-04-03, 2024-12-25'],
  ['25.12.2024, 03.04.2024', '2024-12-25, 2024-04-03'],
  ['03-04-2024, 12-25-2024', '2024-03-04, 2024-12-25'],
  ['\u200e3/4/2024, 2024/6/13, 25/12/2024 ', '2024-04-03, 2024-06-13, 2024-12-25'],
  ['5/5/2024, 25/12/2024, 12/25/2024', '2024-05-05, 2024-12-25, 2024-12-25'],
  ['2024-03-04, 5/5/2024', '2024-03-04, 2024-05-05'],
  // Without the midnight that databases put behind a day.
  ['6/13/2031 0:00, 6/13/2031 12:00:00 AM, 2031-06-13 00:00:00', '2031-06-13, 2031-06-13, 2031-06-13'],
])('the days of a column are read: %s', async (days, stored) => {
  expect(await readDays(days.split(', '))).toEqual({ stored: stored.split(', '), errors: [], note: null })
})

test.each([
  ['that has both orders', ['3/4/2024', '25/12/2024', '12/25/2024'], ','],
  ['with semicolons, which is none of a US spreadsheet', ['3/4/2024', '2024-12-25'], ';'],
  ['with hyphens, which nobody writes behind a month', ['3-4-2024'], ','],
])('in a file %s a day that could be two is an error that says so', async (_, days, delimiter) => {
  const message = `${days[0]} can be 2024-03-04 or 2024-04-03. Write it in one of these two ways`
  expect((await readDays(days, delimiter)).errors).toEqual([[2, message]])
})

test('the year of a day has four digits, and a day that there is not is none', async () => {
  expect((await readDays(['3/4/24', '13/13/2024', '2/30/2024', '30/2/2024'])).errors).toEqual(
    [2, 3, 4, 5].map((row) => [row, 'judgmentDate', 'Enter a real date, like 2024-06-13']),
  )
})

test('the days of events are read as those of other items are, beside instants', async () => {
  const days = ['7/6/2031', '25/6/2031', '2031-06-13T21:30:00Z']
  const rows = days.map((day) => `A,Clinic,upcoming,${day}`)
  const { values } = await read('Event', ['title,eventType,status,eventDate', ...rows].join('\n'))
  expect(values.map(({ eventDate }) => eventDate)).toEqual([
    '2031-06-07T00:00:00.000Z',
    '2031-06-25T00:00:00.000Z',
    '2031-06-13T21:30:00.000Z',
  ])
})

test('the days of one column say how those of another are written', async () => {
  const file = 'title,category,status,startDate,endDate\nRent,Housing,won,3/4/2024,25/12/2024\n'
  const { values } = await read('Case', file)
  expect(values).toMatchObject([{ startDate: '2024-04-03', endDate: '2024-12-25' }])
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
  expect(await read('TeamMember', file)).toMatchObject({
    values: [{ name: 'Zoë', designation: 'Attorney, senior; retired' }],
    errors: [],
  })
})

test('rows are numbered as a spreadsheet shows them, without that which names the delimiter', async () => {
  const { errors } = await read('TeamMember', `sep=;\n${semicolons}Ada;Attorney;Elsewhere\n`)
  expect(errors).toEqual([[3, 'department', 'Choose a department']])
})

test('flags have many spellings, and a quoted entry with a comma is one entry', async () => {
  const rows = ['TRUE', 'no', '1', 'False', ''].map(
    (answer, index) => `Member ${index},Attorney,Legal,${answer},${index},"a, ""b, c"",, d"`,
  )
  const header = 'name,designation,department,isActive,displayOrder,expertise'
  const { values } = await read('TeamMember', [header, ...rows].join('\n'))
  expect(values.map(({ isActive }) => isActive)).toEqual([true, false, true, false, true])
  expect(values[0]).toMatchObject({ expertise: ['a', 'b, c', 'd'] })
})

test.each([
  ['an empty file', '\uFEFF \n\n', [[1, '', 'There is nothing in this file']]],
  ['a header alone', csv.split('\n')[0]!, []],
  [
    'a column without a name that has a value, and an empty one beside it',
    table.replaceAll('\r\n', ',,more\r\n').replace(',,more', ',,'),
    [4, 5].map((column) => [1, `Column ${column}`, 'This column has no name']),
  ],
  [
    'an empty column between others',
    table.replaceAll('Legal', ',Legal').replace('department', ',department'),
    [[1, 'Column 3', 'This column has no name']],
  ],
])('a dry run reports %s', async (_, file, expected) => {
  const { body } = await importFile(await startContentWith(), 'TeamMember', file, { dryRun: true })
  expect(body.errors?.map(({ row, field, message }) => [row, field, message])).toEqual(expected)
  expect(body).toMatchObject({ rows: 0 })
})

test('a form without a file, or with a too large one, is rejected', async () => {
  const other = await startContentWith()
  const send = async (body: FormData | string) => {
    const headers = { authorization: `Bearer ${other.token}` }
    const answer = await other.fetch('/import/TeamMember?dryRun=true', { method: 'POST', headers, body })
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
