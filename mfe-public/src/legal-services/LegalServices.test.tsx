import { buildStaticPage } from '@access/content/first-pages/static-page.examples'
import { buildLegalService } from '@access/content/legal-services/legal-service.examples'
import { createFakeGateway, renderScreen } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'

const faq = buildStaticPage('services-faq')

const renderServices = (legalServices: ReturnType<typeof buildLegalService>[]) =>
  renderScreen(routes, {
    path: '/services',
    gateway: createFakeGateway({ LegalServices: { faq, legalServices } }),
  })

test('a service has its description, eligibility and how to apply', async () => {
  renderServices([
    buildLegalService({
      title: 'Keeping Your Home',
      category: 'Housing Rights',
      description: 'Eviction papers.',
      eligibility: 'Tenants in Maren County.',
      howToApply: 'Send a request.',
    }),
  ])
  const card = within(await screen.findByRole('article'))
  for (const text of ['Housing Rights', 'Eviction papers.', 'Tenants in Maren County.', 'Send a request.'])
    expect(card.getByText(text)).toBeDefined()
  expect(card.getByRole('link', { name: /^Apply/ }).getAttribute('href')).toBe(
    '/get-help?category=Housing%20Rights',
  )
})

test('an index of all services leads to the details of each', async () => {
  renderServices([
    buildLegalService({ id: 'a', title: 'Keeping Your Home', description: 'Eviction papers.' }),
    buildLegalService({ id: 'b', title: 'Fair Pay', description: 'Wages that were not paid.' }),
  ])
  const index = within(await screen.findByRole('navigation', { name: 'Services' }))
  const targets = index.getAllByRole('link').map((link) => link.getAttribute('href')!.slice(1))
  expect(targets.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Eviction papers.',
    'Wages that were not paid.',
  ])
})

test('missing details of a service are left out', async () => {
  renderServices([buildLegalService({ eligibility: null, howToApply: null })])
  await screen.findByRole('article')
  expect(screen.queryByRole('heading', { name: 'Eligibility' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'How to Apply' })).toBeNull()
})

test('each icon key has its own icon, and any other a book', async () => {
  const keys = ['family-law', 'housing', 'employment', 'immigration', 'criminal', 'civil-rights']
  keys.push('consumer', 'benefits', 'space-law', '__proto__', 'constructor')
  renderServices(keys.map((icon, index) => buildLegalService({ id: String(index), icon })))
  const cards = await screen.findAllByRole('article')
  const drawn = cards.map(
    (card) => /lucide-([a-z-]+)/.exec(card.querySelector('svg')!.getAttribute('class')!)?.[1],
  )
  expect(drawn).toEqual([
    'heart-handshake',
    'house',
    'briefcase-business',
    'globe',
    'scale',
    'megaphone',
    'receipt-text',
    'hand-coins',
    'book-open-text',
    'book-open-text',
    'book-open-text',
  ])
})

test('services that could not be loaded show an error beneath the empty state, and can be fetched again', async () => {
  const gateway = createFakeGateway({ LegalServices: new Error('down') })
  const { user } = renderScreen(routes, { path: '/services', gateway })
  await screen.findByText('We cannot reach our records just now')
  expect(screen.getByText('No Services Available')).toBeDefined()

  await user.click(screen.getByRole('link', { name: 'Try again' }))
  await screen.findByText(/^It still does not work/)

  gateway.respondWith({ LegalServices: { faq, legalServices: [buildLegalService({ title: 'Fair Pay' })] } })
  await user.click(screen.getByRole('link', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Fair Pay' })
  expect(screen.queryByText('No Services Available')).toBeNull()
})

test('four questions are answered, and the link to the request is at the end', async () => {
  renderServices([])
  const faq = await screen.findByRole('region', { name: 'Frequently Asked Questions' })
  expect(faq.querySelectorAll('details')).toHaveLength(4)
  expect(screen.getByRole('link', { name: 'Request Free Legal Aid' }).getAttribute('href')).toBe('/get-help')
})

test.each([
  ['Civil Rights', '/get-help?category=Civil+Rights&service=Debt+and+Collections'],
  ['Fishing', '/get-help?service=Debt+and+Collections'],
  [null, '/get-help?service=Debt+and+Collections'],
])(
  'a service outside the areas of the form leads there by its name, with the area %s',
  async (requestArea, url) => {
    renderServices([buildLegalService({ title: 'Debt and Collections', category: 'Consumer', requestArea })])
    const link = await screen.findByRole('link', { name: /^Apply/ })
    expect(link.getAttribute('href')).toBe(url)
  },
)
