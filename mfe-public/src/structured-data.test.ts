/** What search engines read of the pages that have no other promise about it. */
import { buildCase } from '@access/content/cases/case.examples'
import { buildStaticPage } from '@access/content/first-pages/static-page.examples'
import { buildJudgment } from '@access/content/judgments/judgment.examples'
import { buildLegalService } from '@access/content/legal-services/legal-service.examples'
import type { FaqContent } from '@access/content/static-pages/faq.rules'
import { createFakeGateway, demoFacts, renderScreen } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildCaseStructuredData } from './cases/structured-data.ts'
import { buildJudgmentStructuredData } from './judgments/structured-data.ts'
import { buildFaqStructuredData, buildServicesStructuredData } from './legal-services/structured-data.ts'
import { routes } from './routes.tsx'

const updatedAt = '2026-05-04T09:30:00.000Z'

test('a case is told without its client', () => {
  const legalCase = { ...buildCase(), updatedAt }
  const data = buildCaseStructuredData(legalCase, 'The office')
  expect(data).toMatchObject({
    '@type': 'Article',
    headline: legalCase.title,
    url: `/cases/${legalCase.id}`,
    identifier: legalCase.caseNumber,
    description: legalCase.summary,
    dateModified: updatedAt,
  })
  expect(JSON.stringify(data)).not.toContain(legalCase.clientInfo)
})

test('a judgment has its number, court and date', () => {
  const judgment = {
    ...buildJudgment({ pdfUrl: 'https://courts.example/1.pdf' }),
    ...{ plainSummary: null, updatedAt },
  }
  expect(buildJudgmentStructuredData(judgment)).toMatchObject({
    '@type': 'DigitalDocument',
    name: judgment.title,
    identifier: judgment.caseNumber,
    creator: { name: judgment.courtName },
    dateCreated: '2026-06-04',
    dateModified: updatedAt,
    description: judgment.summary,
    keywords: judgment.keywords,
    encoding: { contentUrl: 'https://courts.example/1.pdf' },
  })
})

test('services and questions match their page', () => {
  const service = buildLegalService({ title: 'Keeping Your Home', category: 'Housing Rights' })
  expect(buildServicesStructuredData([service], 'The office')).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [
      {
        position: 1,
        item: {
          '@type': 'Service',
          name: 'Keeping Your Home',
          serviceType: 'Housing Rights',
          description: service.description,
          offers: { price: 0 },
        },
      },
    ],
  })
  const { questions }: FaqContent = JSON.parse(buildStaticPage('services-faq').content ?? '')
  expect(buildFaqStructuredData(questions)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      name: question,
      acceptedAnswer: { text: answer },
    })),
  })
})

test('the home page says who the office is, where, and when it is open', async () => {
  const items = { legalServices: [], featuredCases: [], upcomingEvents: [], recentPosts: [] }
  const gateway = createFakeGateway({ Home: { page: buildStaticPage('home'), ...items } })
  const { page } = renderScreen(routes, { gateway })
  await screen.findByRole('heading', { level: 1 })
  expect(page.structuredData?.[0]).toMatchObject({
    '@type': ['NGO', 'LegalService'],
    name: demoFacts.name,
    slogan: 'Access to Justice',
    telephone: '+15555550100',
    email: demoFacts.email,
    address: {
      streetAddress: demoFacts.address[0],
      addressLocality: 'Port Maren',
      addressRegion: 'New Lorraine',
      postalCode: '00000',
    },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '17:00',
      },
      { dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
    ],
  })
})
