import { aJudgment } from '@access/content/judgments/judgment.examples'
import { fakeGateway, renderScreen } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'

test('a judgment is told to machines by its number, its court and its day', async () => {
  const judgment = {
    ...aJudgment({ pdfUrl: 'https://courts.example/1.pdf' }),
    updatedAt: '2026-07-03T09:30:00.000Z',
  }
  const gateway = fakeGateway({ Judgment: { judgment } })
  const { page } = renderScreen(routes, { path: `/judgments/${judgment.id}`, gateway })
  await screen.findByRole('heading', { level: 1 })
  expect(page.image).toBe('judgment')
  expect(page.structured).toMatchObject([
    {
      '@type': 'DigitalDocument',
      name: judgment.title,
      identifier: judgment.caseNumber,
      creator: { name: judgment.courtName },
      dateCreated: '2026-06-04',
      dateModified: '2026-07-03T09:30:00.000Z',
      description: judgment.summary,
      keywords: judgment.keywords,
      encoding: { contentUrl: 'https://courts.example/1.pdf' },
    },
  ])
})
