import {
  buildSdl,
  expectedTamperErrors,
  getAuditTamperErrors,
  getMigrationDiff,
} from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { content } from './content.ts'

test('the migrations create exactly the tables that the entities declare', async () => {
  expect(await getMigrationDiff('content', content)).toBe('')
})

test('the committed schema is up to date', async () => {
  await expect(await buildSdl(content)).toMatchFileSnapshot('../schema.graphql')
})

test('the audit log cannot be changed, whoever tries', async () => {
  expect(await getAuditTamperErrors(content)).toEqual(expectedTamperErrors)
})
