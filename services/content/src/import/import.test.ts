import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aJudgment } from '../judgments/judgment.examples.ts'
import { asInput, withItems } from '../testing/withItems.ts'
import { importCommand } from './importCommand.ts'

/** A line of a file: only what the test is about is said. */
const aLine = (about: object = {}) => JSON.stringify({ ...asInput(aJudgment()), ...about })
const numbered = (count: number) =>
  Array.from({ length: count }, (_, number) => aLine({ caseNumber: `No. ${number}` }))

function aFile(text: string, name = 'judgments.jsonl'): string {
  const directory = mkdtempSync(join(tmpdir(), 'access-import-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  writeFileSync(join(directory, name), text)
  return join(directory, name)
}

/** The command on a service of its own, and what it said. */
async function anImporter() {
  const subgraph = await withItems()
  async function run(...words: string[]) {
    const said: string[] = []
    const output = { write: (text: string) => said.push(text) }
    const code = await importCommand(words, subgraph.databaseUrl, output)
    return {
      code,
      said: said
        .join('')
        .replace(/^.*: \d+ %\n/gm, '')
        .replace(/[\d.]+ s\n$/, ''),
    }
  }
  return { subgraph, run }
}

test('a file of JSON lines is imported whole, and visitors read it', async () => {
  const { subgraph, run } = await anImporter()
  const file = aFile(`\uFEFF${numbered(450).join('\r\n')}\n\n`)
  expect(await run('judgments', file)).toEqual({
    code: 0,
    said: 'judgments.jsonl: 450 read, 450 imported, 0 there already, 0 bad.\n',
  })
  expect(await subgraph.ask('{ judgmentsPage(search: "No. 449") { total items { title } } }')).toEqual({
    judgmentsPage: { total: 1, items: [{ title: aJudgment().title }] },
  })
})

test('a second run changes nothing, not even the audit', async () => {
  const { subgraph, run } = await anImporter()
  const file = aFile([...numbered(3), aLine({ caseNumber: null }), aLine({ caseNumber: null })].join('\n'))
  expect((await run('judgments', file)).said).toContain('5 read, 4 imported, 1 there already, 0 bad')
  const everything = '{ allJudgments { id title caseNumber summary } contentActivity { action title who } }'
  const before = await subgraph.asAdministrator<{ contentActivity: object[] }>(everything)
  expect((await run('judgments', file)).said).toContain('5 read, 0 imported, 5 there already, 0 bad')
  expect(await subgraph.asAdministrator(everything)).toEqual(before)
  expect(before.contentActivity).toEqual([{ action: 'imported', title: '4 judgments', who: 'Import' }])
})

test('one bad line leaves everything as it was, and is named with its reason', async () => {
  const { subgraph, run } = await anImporter()
  const file = aFile(
    [
      aLine(),
      '{ not JSON',
      aLine({ title: ' ', judgmentDate: '2024-02-31' }),
      '["a", "list"]',
      aLine({ colour: 'red' }),
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
  expect(await subgraph.asAdministrator('{ allJudgments { id } contentActivity { id } }')).toEqual({
    allJudgments: [],
    contentActivity: [],
  })
})

test('the good lines go in when the bad ones may be left out', async () => {
  const { subgraph, run } = await anImporter()
  const file = aFile([aLine(), aLine({ title: '' })].join('\n'))
  expect(await run('judgments', file, '--skip-bad')).toEqual({
    code: 0,
    said: 'line 2: title: Enter a title\njudgments.jsonl: 2 read, 1 imported, 0 there already, 1 bad.\n',
  })
  expect(await subgraph.ask('{ judgmentsPage { total } }')).toEqual({ judgmentsPage: { total: 1 } })
})

test('of many bad lines the first fifty are shown', async () => {
  const { run } = await anImporter()
  const { said } = await run('judgments', aFile(Array.from({ length: 1051 }, () => '{').join('\n')))
  expect(said.match(/^line \d+:/gm)).toHaveLength(50)
  expect(said).toContain('\nand 1,001 more bad lines\n')
})

test('CSV has the same names as columns, lists with commas, and lines where its records begin', async () => {
  const { subgraph, run } = await anImporter()
  const columns = 'title,courtName,category,judgmentDate,summary,keywords,isVisible'
  const file = aFile(
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
    await subgraph.asAdministrator('{ allJudgments { title summary keywords isVisible caseNumber } }'),
  ).toEqual({
    allJudgments: [
      { title: 'Hidden', summary: null, keywords: [], isVisible: false, caseNumber: null },
      {
        title: 'Smith, A. v. Jones',
        summary: 'two\nlines',
        keywords: ['heat', 'eviction'],
        isVisible: true,
        caseNumber: null,
      },
    ],
  })
})

test('a case number that Python wrote as None is none', async () => {
  const { subgraph, run } = await anImporter()
  await run('judgments', aFile(aLine({ caseNumber: 'None' })))
  expect(await subgraph.ask('{ judgments { caseNumber } }')).toEqual({ judgments: [{ caseNumber: null }] })
})

test('a judgment that an administrator made is the same as one in the file', async () => {
  const { subgraph, run } = await anImporter()
  await subgraph.asAdministrator(
    'mutation($input: JudgmentInput!) { createJudgment(input: $input) { id } }',
    {
      input: asInput(aJudgment({ summary: 'Ours' })),
    },
  )
  expect((await run('judgments', aFile(aLine()))).said).toContain('0 imported, 1 there already')
  expect(await subgraph.ask('{ judgments { summary } }')).toEqual({ judgments: [{ summary: 'Ours' }] })
})

test('what people paste is taken: tabs between words, and separators that are no line breaks', async () => {
  const { subgraph, run } = await anImporter()
  const file = aFile(aLine({ parties: 'No. 07-582\t\tFox', fullText: 'one\u2028two' }))
  expect((await run('judgments', file)).said).toContain('1 imported')
  expect(await subgraph.ask('{ judgments { parties fullText } }')).toEqual({
    judgments: [{ parties: 'No. 07-582 Fox', fullText: 'one\u2028two' }],
  })
})

test('a database that does not answer is one sentence', async () => {
  const said: string[] = []
  const output = { write: (text: string) => said.push(text) }
  const nobody = 'postgresql://content:secret@127.0.0.1:1/content'
  expect(await importCommand(['judgments', aFile(aLine())], nobody, output)).toBe(1)
  expect(said).toEqual(['Nothing was imported: ECONNREFUSED\n'])
})

test('an empty file is no error', async () => {
  const { run } = await anImporter()
  expect(await run('judgments', aFile(''))).toEqual({
    code: 0,
    said: 'judgments.jsonl: 0 read, 0 imported, 0 there already, 0 bad.\n',
  })
})

test('a command that is not understood says how it goes, in one sentence', async () => {
  const { subgraph, run } = await anImporter()
  const usage = 'Usage: import judgments <file.jsonl|file.csv> [--skip-bad]\n'
  for (const words of [[], ['judgments'], ['cases', 'file'], ['toString', 'file'], ['judgments', 'a', 'b']])
    expect(await run(...words)).toEqual({ code: 1, said: usage })
  expect(await run('judgments', '/nowhere/at-all.jsonl')).toEqual({
    code: 1,
    said: 'There is no file /nowhere/at-all.jsonl.\n',
  })
  expect(await run('judgments', tmpdir())).toEqual({ code: 1, said: `There is no file ${tmpdir()}.\n` })
  expect(await subgraph.ask('{ judgments { id } }')).toEqual({ judgments: [] })
})
