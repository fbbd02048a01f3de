import { aCase } from '@access/content/cases/case.examples'
import { fakeGateway, renderScreen } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'

test('a case is told to machines as the page tells it, and the client not at all', async () => {
  const legalCase = { ...aCase(), updatedAt: '2026-05-04T09:30:00.000Z' }
  const gateway = fakeGateway({ Case: { case: legalCase } })
  const { page } = renderScreen(routes, { path: `/cases/${legalCase.id}`, gateway })
  await screen.findByRole('heading', { level: 1 })
  expect(page.image).toBe('case')
  expect(page.structured).toMatchObject([
    {
      '@type': 'Article',
      headline: legalCase.title,
      url: `/cases/${legalCase.id}`,
      identifier: legalCase.caseNumber,
      description: legalCase.summary,
      dateModified: '2026-05-04T09:30:00.000Z',
    },
  ])
  expect(JSON.stringify(page.structured)).not.toContain(legalCase.clientInfo)
})

test('of a case that is not there nothing is told', async () => {
  const gateway = fakeGateway({ Case: { case: null } })
  const { page } = renderScreen(routes, { path: '/cases/none', gateway })
  await screen.findByRole('heading', { name: 'Case Not Found' })
  expect(page).toMatchObject({ status: 404, structured: undefined })
})
