import { migrate, openDatabase } from '@access/service-kit'
import { anEmptyDatabase } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.ts'
import { requests } from '../requests.ts'

test('requests from before there were promises survive, and are promised something sensible', async () => {
  const url = await anEmptyDatabase()
  const before = await openDatabase({ ...requests, migrations: requests.migrations.slice(0, 1) }, url)
  await migrate(before)
  await before.em.fork().execute(`insert into legal_aid_request values (
    '7d9f1c1e-0000-4000-8000-000000000001', '2026-11-02T10:00:00Z', '2026-11-03T10:00:00Z', 'LA-7K4M-93XH',
    '2026-11-02T10:00:00Z', 'sealed', 'key', 'id', 'in_review', 'Employment', 'High')`)
  await before.close()

  const now = await openDatabase(requests, url)
  await migrate(now)
  const [request] = await now.em.fork().find(LegalAidRequest, {})
  await now.close()
  expect(request).toMatchObject({
    reference: 'LA-7K4M-93XH',
    status: 'in_review',
    reviewBy: new Date('2026-11-04T10:00:00Z'),
    matchBy: new Date('2026-11-13T10:00:00Z'),
    movedAt: new Date('2026-11-03T10:00:00Z'),
    wordsMark: null,
    mailed: null,
    erasedAt: null,
  })
})
