/** What search engines read of the pages that have no other promise about it. */
import { buildCase } from '@access/content/cases/case.examples'
import { buildEvent } from '@access/content/events/event.examples'
import { buildStaticPage } from '@access/content/first-pages/static-page.examples'
import { buildPublicJudgment } from '@access/content/judgments/judgment.examples'
import { buildLegalService } from '@access/content/legal-services/legal-service.examples'
import { buildPost } from '@access/content/posts/post.examples'
import type { FaqContent } from '@access/content/static-pages/faq.rules'
import { setOrganisationTimeZone } from '@access/kit'
import { createFakeGateway, demoFacts, renderScreen } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import type { StoredArticleFragment } from './blog/posts.generated.ts'
import { buildArticleStructuredData } from './blog/structured-data.ts'
import { buildCaseStructuredData } from './cases/structured-data.ts'
import type { EventDetailsFragment } from './events/data/events.generated.ts'
import { buildEventStructuredData } from './events/structured-data.ts'
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

test.each([
  ['the moment of its last change', '2026-05-04T09:30:00.000Z', '2026-05-04T09:30:00.000Z'],
  [
    'the moment it was scheduled for, when it was written before',
    '2026-05-01T09:30:00.000Z',
    '2026-05-02T14:00:00.000Z',
  ],
])('an article has the date of its last change: %s', (_, updatedAt, dateModified) => {
  const publishDate = '2026-05-02T14:00:00.000Z'
  const post = { ...buildPost(), publishDate, publishedAt: publishDate, updatedAt }
  expect(buildArticleStructuredData(post as StoredArticleFragment, 'The office')).toMatchObject({
    datePublished: publishDate,
    dateModified,
  })
})

test('an event has its times, what became of it and where it is', () => {
  const times = { startsAt: '2099-03-05T22:30:00.000Z', endsAt: '2099-03-06T00:30:00.000Z' }
  const event = {
    ...buildEvent({ id: '7', title: 'A talk', status: 'cancelled', location: 'Our office, and online' }),
    ...times,
  }
  expect(buildEventStructuredData(event as EventDetailsFragment, 'The office')).toMatchObject({
    '@type': 'Event',
    name: 'A talk',
    url: '/events/7',
    startDate: times.startsAt,
    endDate: times.endsAt,
    eventStatus: 'https://schema.org/EventCancelled',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
  })
})

test.each(['America/New_York', 'Pacific/Auckland', 'Asia/Kolkata'])(
  'in %s an event of a day alone is of that day',
  (timeZone) => {
    setOrganisationTimeZone(timeZone)
    onTestFinished(() => setOrganisationTimeZone('America/New_York'))
    const event = { ...buildEvent({ eventDate: '2099-03-05T00:00:00.000Z' }), startsAt: null, endsAt: null }
    const data = buildEventStructuredData(event as EventDetailsFragment, 'The office')
    expect(data).toMatchObject({ startDate: '2099-03-05' })
    expect(data).not.toHaveProperty('endDate', expect.anything())
  },
)

test('a judgment has its number, court and date', () => {
  const judgment = {
    ...buildPublicJudgment({ pdfUrl: 'https://courts.example/1.pdf' }),
    ...{ plainSummary: null, updatedAt },
  }
  expect(buildJudgmentStructuredData(judgment)).toMatchObject({
    '@type': 'DigitalDocument',
    name: judgment.title,
    url: `/judgments/${judgment.slug}`,
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
