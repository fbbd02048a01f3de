import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@access/service-kit'
import { expect, onTestFinished, test } from 'vitest'
import { content } from './content.ts'
import { importJudgments } from './import/import-judgments.ts'
import { importCommand } from './import-command.ts'
import { buildJudgment } from './judgments/judgment.examples.ts'
import { createItem, startContentWith, toInput } from './testing/start-content.ts'

/** Builds a line of an import file. */
const buildLine = (about: object = {}) => JSON.stringify({ ...toInput(buildJudgment()), ...about })
const buildNumberedLines = (count: number) =>
  Array.from({ length: count }, (_, number) => buildLine({ caseNumber: `No. ${number}` }))

function writeImportFile(text: string, name = 'judgments.jsonl'): string {
  const directory = mkdtempSync(join(tmpdir(), 'access-import-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  writeFileSync(join(directory, name), text)
  return join(directory, name)
}

/** Runs the command on a service of its own; returns the exit code and the output. */
async function startImporter() {
  const subgraph = await startContentWith()
  async function run(...words: string[]) {
    const messages: string[] = []
    const output = { write: (text: string) => messages.push(text) }
    const code = await importCommand(words, subgraph.databaseUrl, output)
    return {
      code,
      said: messages
        .join('')
        .replace(/^.*: \d+ %\n/gm, '')
        .replace(/[\d.]+ s\n$/, ''),
    }
  }
  return { subgraph, run }
}

test('a file of JSON lines is imported, and is public', async () => {
  const { subgraph, run } = await startImporter()
  const file = writeImportFile(`\uFEFF${buildNumberedLines(450).join('\r\n')}\n\n`)
  expect(await run('judgments', file)).toEqual({
    code: 0,
    said: 'judgments.jsonl: 450 read, 450 imported, 0 there already, 0 bad.\n',
  })
  expect(await subgraph.read('{ judgmentsPage(search: "No. 449") { total items { title } } }')).toEqual({
    total: 1,
    items: [{ title: buildJudgment().title }],
  })
})

test('a second run changes nothing, not even the audit log', async () => {
  const { subgraph, run } = await startImporter()
  const file = writeImportFile(
    [...buildNumberedLines(3), buildLine({ caseNumber: null }), buildLine({ caseNumber: null })].join('\n'),
  )
  expect((await run('judgments', file)).said).toContain('5 read, 4 imported, 1 there already, 0 bad')
  const everything =
    '{ allJudgments { id title caseNumber summary } contentAuditEvents { action title actor } }'
  const before = await subgraph.queryAsAdministrator<{ contentAuditEvents: object[] }>(everything)
  expect((await run('judgments', file)).said).toContain('5 read, 0 imported, 5 there already, 0 bad')
  expect(await subgraph.queryAsAdministrator(everything)).toEqual(before)
  expect(before.contentAuditEvents).toEqual([{ action: 'imported', title: '4 judgments', actor: 'Import' }])
})

test('an invalid line rolls back everything, and is reported with its reason', async () => {
  const { subgraph, run } = await startImporter()
  const file = writeImportFile(
    [
      buildLine(),
      '{ not JSON',
      buildLine({ title: ' ', judgmentDate: '2024-02-31' }),
      '["a", "list"]',
      buildLine({ colour: 'red' }),
      'null',
    ].join('\n'),
  )
  expect(await run('judgments', file)).toEqual({
    code: 1,
    said: [
      'line 2: This is not JSON',
      'line 3: title: Enter a title; judgmentDate: Enter a real date, like 2024-06-13',
      'line 4: This is not a record with fields',
      'line 5: colour: There is no such field',
      'line 6: This is not a record with fields',
      'judgments.jsonl: nothing was imported, for 5 of 6 are bad; --skip-bad leaves them out.',
      '',
    ].join('\n'),
  })
  expect(await subgraph.queryAsAdministrator('{ allJudgments { id } contentAuditEvents { id } }')).toEqual({
    allJudgments: [],
    contentAuditEvents: [],
  })
})

test('of many lines an invalid one and one that is there twice are left out, wherever they are', async () => {
  const { subgraph, run } = await startImporter()
  const lines = buildNumberedLines(1_300)
  lines[501] = buildLine({ title: '' })
  lines[502] = lines[499]!
  lines[1_299] = lines[0]!
  expect(await run('judgments', writeImportFile(lines.join('\n')), '--skip-bad')).toEqual({
    code: 0,
    said: 'line 502: title: Enter a title\njudgments.jsonl: 1,300 read, 1,297 imported, 2 there already, 1 bad.\n',
  })
  expect(await subgraph.read('{ judgmentsPage { total } }')).toEqual({ total: 1_297 })
})

test('an import that was interrupted has stored nothing, and is done by the next run', async () => {
  const { subgraph, run } = await startImporter()
  const lines = buildNumberedLines(600)
  const orm = await openDatabase(content, subgraph.databaseUrl, { pool: 1 })
  onTestFinished(() => orm.close())
  async function* readUntilInterrupted() {
    for (const [index, line] of lines.slice(0, 500).entries())
      yield { row: index + 1, line: index + 1, value: JSON.parse(line) }
    throw new Error('interrupted')
  }
  await expect(importJudgments(orm, readUntilInterrupted(), { skipInvalid: true })).rejects.toThrow(
    'interrupted',
  )
  expect(await subgraph.read('{ judgmentsPage { total } }')).toEqual({ total: 0 })
  expect((await run('judgments', writeImportFile(lines.join('\n')))).said).toContain('600 imported, 0 there')
  expect(await subgraph.read('{ judgmentsPage { total } }')).toEqual({ total: 600 })
})

test('of many invalid lines the first fifty are reported', async () => {
  const { run } = await startImporter()
  const { said: messages } = await run(
    'judgments',
    writeImportFile(Array.from({ length: 1051 }, () => '{').join('\n')),
  )
  expect(messages.match(/^line \d+:/gm)).toHaveLength(50)
  expect(messages).toContain('\nand 1,001 more bad lines\n')
})

test('CSV has field names as columns, lists with commas, and line numbers of records', async () => {
  const { subgraph, run } = await startImporter()
  const columns = 'title,courtName,category,judgmentDate,summary,keywords,isVisible'
  const file = writeImportFile(
    [
      columns,
      '"Smith, A. v. Jones",Supreme Court,Criminal,2024-06-13,"two',
      'lines","heat, eviction,,",yes',
      'Short,Supreme Court',
      ',Supreme Court,Criminal,2024-06-13,,,false',
      'Hidden,Supreme Court,Criminal,2024-06-14,,,FALSE',
    ].join('\n'),
    'Judgments.CSV',
  )
  expect(await run('judgments', file, '--skip-bad')).toEqual({
    code: 0,
    said: [
      'line 4: This is not a row with all the columns',
      'line 5: title: Enter a title',
      'Judgments.CSV: 4 read, 2 imported, 0 there already, 2 bad.',
      '',
    ].join('\n'),
  })
  expect(
    await subgraph.readAsAdministrator('{ allJudgments { title summary keywords isVisible caseNumber } }'),
  ).toEqual([
    { title: 'Hidden', summary: null, keywords: [], isVisible: false, caseNumber: null },
    {
      title: 'Smith, A. v. Jones',
      summary: 'two\nlines',
      keywords: ['heat', 'eviction'],
      isVisible: true,
      caseNumber: null,
    },
  ])
})

test('the case number None, as written by Python, is null', async () => {
  const { subgraph, run } = await startImporter()
  await run('judgments', writeImportFile(buildLine({ caseNumber: 'None' })))
  expect(await subgraph.read('{ judgments { caseNumber } }')).toEqual([{ caseNumber: null }])
})

test('a judgment in the file that an administrator has created is a duplicate', async () => {
  const { subgraph, run } = await startImporter()
  await createItem(subgraph, buildJudgment({ summary: 'Ours' }))
  expect((await run('judgments', writeImportFile(buildLine()))).said).toContain('0 imported, 1 there already')
  expect(await subgraph.read('{ judgments { summary } }')).toEqual([{ summary: 'Ours' }])
})

test('pasted text is accepted: tabs, and Unicode line separators', async () => {
  const { subgraph, run } = await startImporter()
  const file = writeImportFile(buildLine({ parties: 'No. 07-582\t\tFox', fullText: 'one\u2028two\r\nthree' }))
  expect((await run('judgments', file)).said).toContain('1 imported')
  expect(await subgraph.read('{ judgments { parties fullText } }')).toEqual([
    { parties: 'No. 07-582 Fox', fullText: 'one\ntwo\nthree' },
  ])
})

test('an unreachable database is reported in one sentence', async () => {
  const messages: string[] = []
  const output = { write: (text: string) => messages.push(text) }
  const nobody = 'postgresql://content:secret@127.0.0.1:1/content'
  expect(await importCommand(['judgments', writeImportFile(buildLine())], nobody, output)).toBe(1)
  expect(messages).toEqual(['Nothing was imported: ECONNREFUSED\n'])
})

test('an invalid command prints the usage, in one sentence', async () => {
  const { subgraph, run } = await startImporter()
  const usage = 'Usage: import judgments <file.jsonl|file.csv> [--skip-bad]\n'
  for (const words of [[], ['judgments'], ['cases', 'file'], ['toString', 'file'], ['judgments', 'a', 'b']])
    expect(await run(...words)).toEqual({ code: 1, said: usage })
  expect(await run('judgments', '/nowhere/at-all.jsonl')).toEqual({
    code: 1,
    said: 'There is no file /nowhere/at-all.jsonl.\n',
  })
  expect(await run('judgments', tmpdir())).toEqual({ code: 1, said: `There is no file ${tmpdir()}.\n` })
  expect(await subgraph.read('{ judgments { id } }')).toEqual([])
})
