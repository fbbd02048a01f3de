import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { queryRows } from '../database.ts'

const root = path.resolve(import.meta.dirname, '../../..')

async function runImport(file: string, ...flags: string[]) {
  const { dataDir } = inject('product')
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['infra/run/import.mjs', 'judgments', file, ...flags],
      { cwd: root, env: { ...process.env, DATA_DIR: dataDir } },
    )
    return { code: 0, message: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, message: stdout + stderr }
  }
}

async function writeImportFile(name: string, text: string) {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'import-')), name)
  await writeFile(file, text)
  return file
}

const buildLine = (n: number, fields: object = {}) =>
  JSON.stringify({
    title: `Wexcombe v. Harbor Ferry ${n}`,
    caseNumber: `WX-${n}`,
    courtName: 'Appeals Court',
    category: 'Employment',
    judgmentDate: '2019-05-02',
    summary: 'Waiting at the gate is work.',
    keywords: ['wages'],
    ...fields,
  })

const listStoredJudgments = async () =>
  Number(
    (await queryRows('content', "select count(*) from judgment where title like 'Wexcombe v.%'"))[0]?.count,
  )

test('judgments are imported while the product runs, found by visitors at once, and the second time changes nothing', async () => {
  const file = await writeImportFile(
    'many.jsonl',
    Array.from({ length: 60 }, (_, n) => buildLine(n)).join('\n'),
  )
  expect(await runImport(file)).toMatchObject({ code: 0 })
  expect(await listStoredJudgments()).toBe(60)
  const page = await (await fetch(new URL('/judgments?q=Wexcombe', inject('product').url))).text()
  expect(page).toContain('60')
  expect(page).toContain('Wexcombe v. Harbor Ferry')
  expect(await runImport(file)).toMatchObject({ code: 0 })
  expect(await listStoredJudgments()).toBe(60)
})

test('one bad line is named with its number and reason, and nothing of the file is stored', async () => {
  const previousCount = await listStoredJudgments()
  const file = await writeImportFile(
    'bad.jsonl',
    [buildLine(901), buildLine(902, { judgmentDate: '2024-02-31' })].join('\n'),
  )
  const { code, message } = await runImport(file)
  expect(code).toBe(1)
  expect(message).toMatch(/line 2/i)
  expect(message).toContain('judgmentDate')
  expect(await listStoredJudgments()).toBe(previousCount)
  expect(await runImport(file, '--skip-bad')).toMatchObject({ code: 0 })
  expect(await listStoredJudgments()).toBe(previousCount + 1)
})

test('a CSV file with the same column names is as good', async () => {
  const previousCount = await listStoredJudgments()
  const file = await writeImportFile(
    'more.csv',
    'title,caseNumber,courtName,category,judgmentDate,keywords\n"Wexcombe v. Harbor, Ltd.",WX-CSV,District Court,Housing,2020-01-31,"heat, repairs"\n',
  )
  expect(await runImport(file)).toMatchObject({ code: 0 })
  expect(await listStoredJudgments()).toBe(previousCount + 1)
})
