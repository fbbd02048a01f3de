import {
  buildSdl,
  expectedTamperErrors,
  getAuditTamperErrors,
  getMigrationDiff,
} from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { auth } from './auth.ts'

test('the committed schema is up to date', async () => {
  await expect(await buildSdl(auth)).toMatchFileSnapshot('../schema.graphql')
})

test('the migrations create exactly the tables that the entities declare', async () => {
  expect(await getMigrationDiff('auth', auth)).toBe('')
})

test('the audit log cannot be changed, whoever tries', async () => {
  expect(await getAuditTamperErrors(auth)).toEqual(expectedTamperErrors)
})
