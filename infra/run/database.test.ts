import { inDatabase } from '@access/service-kit/postgres'
import { expect, test } from 'vitest'
import { connect, startTestServer } from '../backup/testing/backups.ts'
import { listLocaleWarnings } from './database.ts'

test('the start says once what the locale of the databases on another server lacks, and nothing of our own', async () => {
  const own = await startTestServer()
  const client = await connect(own.adminUrl)
  const databases = { auth: own.adminUrl, content: own.adminUrl, requests: own.adminUrl }
  for (const name of ['auth', 'content'] as const) {
    await client.query(
      `create database old_${name} template template0 locale_provider libc lc_collate 'C' lc_ctype 'C'`,
    )
    databases[name] = inDatabase(own.adminUrl, `old_${name}`)
  }
  const server = { ...own, location: 'there' }
  expect(await listLocaleWarnings(server, databases)).toEqual([])
  const { pid: _, ...another } = server
  const warnings = await listLocaleWarnings(another, databases)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(/^The locale of the database \(LC_CTYPE C\) knows .* Latin alphabet only/)
  expect(warnings[0]).toContain('infra/handbook/operating.md')
})
