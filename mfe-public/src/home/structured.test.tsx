import { organisation, usualFacts } from '@access/kit'
import { fakeGateway, renderScreen } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'

test('the home page tells machines who we are and how to reach us', async () => {
  const data = { legalServices: [], featuredCases: [], upcomingEvents: [], recentPosts: [] }
  const { page } = renderScreen(routes, { path: '/', gateway: fakeGateway({ Home: data }) })
  await screen.findByRole('heading', { level: 1 })
  expect(page.structured?.[0]).toMatchObject({
    '@type': ['NGO', 'LegalService'],
    name: organisation.name,
    slogan: 'Access to Justice',
    telephone: '+15555550100',
    email: usualFacts.email,
    address: {
      streetAddress: usualFacts.address[0],
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
