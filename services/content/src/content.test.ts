import { missingFromMigrations, sdlOf } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { content } from './content.ts'

test('the migrations make exactly the tables that are declared', async () => {
  expect(await missingFromMigrations('content', content)).toBe('')
})

test('the committed schema is the one that runs', async () => {
  await expect(await sdlOf(content)).toMatchFileSnapshot('../schema.graphql')
})
