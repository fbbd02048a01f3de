import { buildStaticPage } from '@access/content/first-pages/static-page.examples'
import { createFakeGateway, demoFacts, renderScreen } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'

test('the home page has structured data of the organisation', async () => {
  const page = buildStaticPage('home')
  const data = { page, legalServices: [], featuredCases: [], upcomingEvents: [], recentPosts: [] }
  const { page: head } = renderScreen(routes, { path: '/', gateway: createFakeGateway({ Home: data }) })
  await screen.findByRole('heading', { level: 1 })
  expect(head.structuredData?.[0]).toMatchObject({
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
