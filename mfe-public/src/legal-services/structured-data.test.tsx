import { buildStaticPage } from '@access/content/first-pages/static-page.examples'
import { buildLegalService } from '@access/content/legal-services/legal-service.examples'
import type { FaqContent } from '@access/content/static-pages/faq.rules'
import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'

test('structured data of services and questions match the page', async () => {
  const faq = buildStaticPage('services-faq')
  const { questions }: FaqContent = JSON.parse(faq.content ?? '')
  const service = buildLegalService({ title: 'Keeping Your Home', category: 'Housing Rights' })
  const { page } = renderScreen(routes, {
    path: '/services',
    gateway: createFakeGateway({ LegalServices: { faq, legalServices: [service] } }),
  })
  await screen.findByRole('article')
  expect(page.structuredData).toMatchObject([
    {
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
    },
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        name: question,
        acceptedAnswer: { text: answer },
      })),
    },
  ])
})
