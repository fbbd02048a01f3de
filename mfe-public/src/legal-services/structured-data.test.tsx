import { buildLegalService } from '@access/content/legal-services/legal-service.examples'
import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import faq from './faq.json'

test('structured data of services and questions match the page', async () => {
  const service = buildLegalService({ title: 'Keeping Your Home', category: 'Housing Rights' })
  const { page } = renderScreen(routes, {
    path: '/services',
    gateway: createFakeGateway({ LegalServices: { legalServices: [service] } }),
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
      mainEntity: faq.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
    },
  ])
})
