import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import type {} from '../testing/global-setup.ts'
import { inDatabase, startPostgres, withClient } from './index.ts'
import { findLocaleShortcoming } from './locale.ts'

const admin = inject('postgres')

const query = (url: string, sql: string): Promise<unknown[]> =>
  withClient(url, async (client) => (await client.query(sql)).rows)

async function startOwnServer(dataDir: string) {
  const server = await startPostgres({ dataDir, isDurable: false })
  onTestFinished(() => server.stop())
  return server
}

function createDataDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'access-locale-'))
  chmodSync(directory, 0o711)
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

const listWords = (url: string) =>
  query(
    url,
    `select tsvector_to_array(to_tsvector('english', 'It was void—alpha. The “bravo” rule')) as words`,
  )

const words = [{ words: ['alpha', 'bravo', 'rule', 'void'] }]

test('our own server tells letters from marks, in a folder that was made with the locale C too', async () => {
  const dataDir = createDataDirectory()
  const first = await startOwnServer(dataDir)
  expect(await listWords(first.adminUrl)).toEqual(words)
  await query(first.adminUrl, `create table kept as select 'Muñoz' as name`)
  // As such a folder is.
  await query(first.adminUrl, `update pg_database set datctype = 'C'`)
  expect(await listWords(first.adminUrl)).not.toEqual(words)
  await first.stop()

  const second = await startOwnServer(dataDir)
  expect(await listWords(second.adminUrl)).toEqual(words)
  expect(await query(second.adminUrl, 'select name from kept')).toEqual([{ name: 'Muñoz' }])
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
