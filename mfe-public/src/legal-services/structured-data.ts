/** Structured data of our services and their questions. */
import type { FaqContent } from '@access/content/static-pages/faq.rules'
import { bracketGaps } from '@access/content/static-pages/gaps.rules'
import { organisation } from '@access/kit'
import type { LegalServiceFragment } from './legal-services.generated.ts'

const provider = { '@type': 'NGO', name: organisation.name, url: '/' }

export const buildServicesStructuredData = (services: readonly LegalServiceFragment[]): object => ({
  '@type': 'ItemList',
  itemListElement: services.map(({ title, category, description }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
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

export const buildFaqStructuredData = (questions: FaqContent['questions']): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: bracketGaps(question),
    acceptedAnswer: { '@type': 'Answer', text: bracketGaps(answer) },
  })),
})
