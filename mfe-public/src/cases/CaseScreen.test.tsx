import { buildCase } from '@access/content/cases/case.examples'
import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'

const renderCase = (legalCase: ReturnType<typeof buildCase>) =>
  renderScreen(routes, {
    path: '/cases/7',
    gateway: createFakeGateway({ Case: { case: legalCase } }),
  })

test('a case is shown in full', async () => {
  const { page } = renderCase(
    buildCase({
      title: 'A ramp',
      category: 'Housing Rights',
      status: 'won',
      caseNumber: 'ATJ-2022-017',
      startDate: '2022-03-06T00:00:00.000Z',
      assignedAttorney: 'Ana Reyes',
      summary: 'A short account.',
      description: 'First.\n\nSecond:\n\n- one\n- two',
      legalIssues: 'Reasonable accommodation; retaliation',
      outcome: 'The ramp was built.',
      impactStory: 'She goes out again.',
    }),
  )
  await screen.findByRole('heading', { level: 1, name: 'A ramp' })
  for (const heading of ['Summary', 'What happened', 'Legal Issues', 'Outcome', 'Impact'])
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeDefined()
  for (const text of ['Case No. ATJ-2022-017', 'March 6, 2022', 'Ana Reyes', 'Second:', 'two', 'Retaliation'])
    expect(screen.getByText(text)).toBeDefined()
  expect(page).toMatchObject({ title: 'A ramp – Access to Justice', status: 200 })
})

test('cards that would be empty are left out', async () => {
  renderCase(
    buildCase({ description: null, legalIssues: null, outcome: null, impactStory: null, startDate: null }),
  )
  await screen.findByRole('heading', { level: 2, name: 'Summary' })
  for (const heading of ['What happened', 'Legal Issues', 'Outcome', 'Impact'])
    expect(screen.queryByRole('heading', { level: 2, name: heading })).toBeNull()
  expect(screen.queryByText('Started')).toBeNull()
})

test('a case of family law can be left at once, others need no bar', async () => {
  const { unmount } = renderCase(buildCase({ category: 'Family Law', title: 'Two homes' }))
  await screen.findByRole('heading', { level: 1, name: 'Two homes' })
  expect(screen.getByRole('link', { name: 'Leave this site' })).toBeDefined()
  unmount()

  renderCase(buildCase({ category: 'Housing Rights', title: 'A ramp' }))
  await screen.findByRole('heading', { level: 1, name: 'A ramp' })
  expect(screen.queryByRole('link', { name: 'Leave this site' })).toBeNull()
})
