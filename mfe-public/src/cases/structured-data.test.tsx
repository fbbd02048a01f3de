import { buildCase } from '@access/content/cases/case.examples'
import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'

test('structured data of a case match the page, without the client', async () => {
  const legalCase = { ...buildCase(), updatedAt: '2026-05-04T09:30:00.000Z' }
  const gateway = createFakeGateway({ Case: { case: legalCase } })
  const { page } = renderScreen(routes, { path: `/cases/${legalCase.id}`, gateway })
  await screen.findByRole('heading', { level: 1 })
  expect(page.image).toBe('case')
  expect(page.structuredData).toMatchObject([
    {
      '@type': 'Article',
      headline: legalCase.title,
      url: `/cases/${legalCase.id}`,
      identifier: legalCase.caseNumber,
      description: legalCase.summary,
      dateModified: '2026-05-04T09:30:00.000Z',
    },
  ])
  expect(JSON.stringify(page.structuredData)).not.toContain(legalCase.clientInfo)
})

test('a missing case has no structured data', async () => {
  const gateway = createFakeGateway({ Case: { case: null } })
  const { page } = renderScreen(routes, { path: '/cases/none', gateway })
  await screen.findByRole('heading', { name: 'Case Not Found' })
  expect(page).toMatchObject({ status: 404, structuredData: undefined })
})
