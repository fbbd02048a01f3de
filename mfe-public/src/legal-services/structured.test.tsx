import { aLegalService } from '@access/content/legal-services/legal-service.examples'
import { fakeGateway, renderScreen } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import faq from './faq.json'

test('services and questions are told to machines as the page tells them', async () => {
  const service = aLegalService({ title: 'Keeping Your Home', category: 'Housing Rights' })
  const { page } = renderScreen(routes, {
    path: '/services',
    gateway: fakeGateway({ LegalServices: { legalServices: [service] } }),
  })
  await screen.findByRole('article')
  expect(page.structured).toMatchObject([
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
