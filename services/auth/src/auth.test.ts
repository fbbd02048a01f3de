import { missingFromMigrations, sdlOf } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { auth } from './auth.ts'

test('the committed schema is the one that runs', async () => {
  await expect(await sdlOf(auth)).toMatchFileSnapshot('../schema.graphql')
})

test('the migrations make exactly the tables that are declared', async () => {
  expect(await missingFromMigrations('auth', auth)).toBe('')
})
