import { auditRefusals, missingFromMigrations, sdlOf } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { content } from './content.ts'

test('the migrations make exactly the tables that are declared', async () => {
  expect(await missingFromMigrations('content', content)).toBe('')
})

test('the committed schema is the one that runs', async () => {
  await expect(await sdlOf(content)).toMatchFileSnapshot('../schema.graphql')
})

test('what is in the audit stays there, whoever tries', async () => {
  expect(await auditRefusals(content)).toEqual({
    service: Array(3).fill('permission denied for table activity'),
    superuser: Array(3).fill('activity is append-only'),
  })
})
