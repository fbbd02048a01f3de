import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkRecords } from './check-records.ts'
import type { FileRecord } from './file-format/file-contents.ts'

const rules = z.object({ name: z.string('Enter a name') })

async function* numberRecords(...values: unknown[]): AsyncGenerator<FileRecord> {
  yield* values.map((value, index) => ({ row: index + 1, line: index + 1, value }))
}

async function check(...values: unknown[]) {
  const parts = []
  for await (const part of checkRecords(numberRecords(...values), rules)) parts.push(part)
  return parts
}

test('new items are checked by the rules, others are left to be compared with what is stored', async () => {
  const stored = { id: '7', name: 3 }
  expect(await check({ id: ' ', name: 'Ada' }, { name: 3 }, stored, ['Ada'])).toEqual([
    [
      { row: 1, newValues: { name: 'Ada' } },
      { row: 2, messages: { name: 'Enter a name' } },
      { row: 3, value: stored },
      { row: 4, error: 'This is not a record with fields' },
    ],
  ])
})

test('a part has two hundred records, or fewer that are long', async () => {
  const short = Array.from({ length: 401 }, () => ({ name: 'Ada' }))
  expect((await check(...short)).map(({ length }) => length)).toEqual([200, 200, 1])
  const long = Array.from({ length: 5 }, () => ({ name: 'a'.repeat(130_000) }))
  expect((await check(...long)).map(({ length }) => length)).toEqual([2, 2, 1])
})
