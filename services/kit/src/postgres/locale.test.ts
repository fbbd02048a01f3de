import { randomUUID } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import type {} from '../testing/global-setup.ts'
import { inDatabase, withClient } from './index.ts'
import { findLocaleShortcoming } from './locale.ts'

const admin = inject('postgres')

const query = (url: string, sql: string): Promise<unknown[]> =>
  withClient(url, async (client) => (await client.query(sql)).rows)

const listWords = (url: string) =>
  query(
    url,
    `select tsvector_to_array(to_tsvector('english', 'It was void—alpha. The “bravo” rule')) as words`,
  )

test('our own server tells letters from marks', async () => {
  expect(await listWords(admin)).toEqual([{ words: ['alpha', 'bravo', 'rule', 'void'] }])
})

test.each([
  ["locale_provider libc lc_collate 'C' lc_ctype 'C'", /LC_CTYPE C\).*Latin alphabet only/],
  ["locale_provider libc lc_collate 'C' lc_ctype 'C.UTF-8'", null],
  ["locale_provider icu icu_locale 'und' lc_collate 'C' lc_ctype 'C.UTF-8'", null],
  ["locale_provider builtin builtin_locale 'C.UTF-8' lc_collate 'C' lc_ctype 'C.UTF-8'", null],
])('what the locale of a database lacks is said: %s', async (locale, expected) => {
  const database = `locale_${randomUUID().slice(0, 8)}`
  await query(admin, `create database ${database} template template0 ${locale}`)
  onTestFinished(async () => void (await query(admin, `drop database ${database} with (force)`)))
  const shortcoming = await findLocaleShortcoming(inDatabase(admin, database))
  if (expected) expect(shortcoming).toMatch(expected)
  else expect(shortcoming).toBeNull()
})
