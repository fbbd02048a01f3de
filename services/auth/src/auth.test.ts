import { auditRefusals, missingFromMigrations, sdlOf } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { auth } from './auth.ts'

test('the committed schema is the one that runs', async () => {
  await expect(await sdlOf(auth)).toMatchFileSnapshot('../schema.graphql')
})

test('the migrations make exactly the tables that are declared', async () => {
  expect(await missingFromMigrations('auth', auth)).toBe('')
})

test('what is in the audit stays there, whoever tries', async () => {
  expect(await auditRefusals(auth)).toEqual({
    service: Array(3).fill('permission denied for table activity'),
    superuser: Array(3).fill('activity is append-only'),
  })
})
