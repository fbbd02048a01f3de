/** Structured data of our services and their questions. */
import type { FaqContent } from '@access/content/static-pages/faq.rules'
import { bracketGaps } from '@access/content/static-pages/omit-gaps.rules'
import type { LegalServiceFragment } from './legal-services.generated.ts'

export const buildServicesStructuredData = (
  services: readonly LegalServiceFragment[],
  organisationName: string,
): object => ({
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
      provider: { '@type': 'NGO', name: organisationName, url: '/' },
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
