import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import { answerStaticPages } from '../testing/static-pages.ts'

const office = {
  phone: '(555) 555-0200',
  address: ['9 Harbor Square', 'Port Maren, New Lorraine 00001'],
  openingTimes: [{ days: 'Monday to Thursday', time: '8:00 AM - 4:00 PM' }],
  holidays: [{ day: '2026-12-25', name: 'Christmas Day' }],
}

test('the contact page has the office settings and near holidays, and no map of another street', async () => {
  renderScreen(routes, { path: '/contact', gateway: createFakeGateway(), office })
  await screen.findByText('Monday to Thursday')
  screen.getByText(/^Also closed:.*December 25, 2026 \(Christmas Day\)$/)
  screen.getByText('9 Harbor Square')
  screen.getByText(/We have no map of this address yet\. The streets in the drawing are not real\./)
  expect(document.body.textContent).not.toMatch(/Cooper|Lantern/)
})

test('our fixed texts name the telephone and the hours that are set', async () => {
  renderScreen(routes, { path: '/stay-safe', gateway: createFakeGateway(answerStaticPages()), office })
  const number = await screen.findByRole('link', { name: '(555) 555-0200' })
  expect(number.getAttribute('href')).toBe('tel:+15555550200')
  screen.getByText(/Monday to Thursday 8:00 AM - 4:00 PM/)
})
