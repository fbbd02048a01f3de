import { buildJudgment } from '@access/content/judgments/judgment.examples'
import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'

test('structured data of a judgment have its number, court and date', async () => {
  const judgment = {
    ...buildJudgment({ pdfUrl: 'https://courts.example/1.pdf' }),
    updatedAt: '2026-07-03T09:30:00.000Z',
  }
  const gateway = createFakeGateway({ Judgment: { judgment } })
  const { page } = renderScreen(routes, { path: `/judgments/${judgment.id}`, gateway })
  await screen.findByRole('heading', { level: 1 })
  expect(page.image).toBe('judgment')
  expect(page.structuredData).toMatchObject([
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
