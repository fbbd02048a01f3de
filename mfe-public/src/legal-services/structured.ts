/** What we do and what people ask about it, in the words of schema.org. */
import { organisation } from '@access/kit'
import type { LegalService } from './documents.ts'
import faq from './faq.json'

const provider = { '@type': 'NGO', name: organisation.name, url: '/' }

export const structuredServices = (services: readonly LegalService[]): object => ({
  '@type': 'ItemList',
  itemListElement: services.map(({ title, category, description }, before) => ({
    '@type': 'ListItem',
    position: before + 1,
    item: {
      '@type': 'Service',
      name: title,
      serviceType: category,
      description,
      url: '/services',
      provider,
      availableChannel: { '@type': 'ServiceChannel', serviceUrl: '/get-help' },
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    },
  })),
})

export const structuredFaq: object = {
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}
