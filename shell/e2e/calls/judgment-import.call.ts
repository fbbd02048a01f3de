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
      ['infra/run/run.mjs', 'import', 'judgments', file, ...flags],
      { cwd: root, env: { ...process.env, DATA_DIR: dataDir } },
    )
    return { code: 0, message: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, message: stdout + stderr }
  }
}

async function writeImportFile(text: string) {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'import-')), 'many.jsonl')
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

const countStoredJudgments = async () =>
  Number(
    (await queryRows('content', "select count(*) from judgment where title like 'Wexcombe v.%'"))[0]?.count,
  )

test('judgments are imported while the product runs, or none of a file with a bad line, and visitors find them at once', async () => {
  const goodLines = Array.from({ length: 60 }, (_, n) => buildLine(n))
  const file = await writeImportFile(
    [...goodLines, buildLine(902, { judgmentDate: '2024-02-31' })].join('\n'),
  )
  const { code, message } = await runImport(file)
  expect(code).toBe(1)
  expect(message).toMatch(/line 61/i)
  expect(message).toContain('judgmentDate')
  expect(await countStoredJudgments()).toBe(0)

  expect(await runImport(file, '--skip-bad')).toMatchObject({ code: 0 })
  expect(await countStoredJudgments()).toBe(60)
  const page = await (await fetch(new URL('/judgments?q=Wexcombe', inject('product').url))).text()
  expect(page).toContain('60')
  expect(page).toContain('Wexcombe v. Harbor Ferry')
})
