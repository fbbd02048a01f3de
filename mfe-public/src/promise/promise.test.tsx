import { fakeGateway, refused, renderScreen } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import type { PromiseKept } from './documents.ts'

const title = 'What we promise, and whether we keep it'
const none = { kept: null, total: null }

const counted = (given: Partial<PromiseKept> = {}) => ({
  promiseKept: {
    __typename: 'PromiseKept',
    answered: none,
    matched: none,
    since: '2026-08-23T17:00:00.000Z',
    until: '2026-11-21T17:00:00.000Z',
    least: 20,
    ...given,
  },
})

const at = (answer: unknown = counted()) =>
  renderScreen(routes, { path: '/promise', gateway: fakeGateway({ PromiseKept: answer }) })
const figures = async () => within(await screen.findByRole('region', { name: 'How often we kept it' }))

test('the shares stand on the page, with how many requests they are of and when those came', async () => {
  const { page } = at(counted({ answered: { kept: 95, total: 41 }, matched: { kept: 80, total: 20 } }))
  const kept = await figures()
  await kept.findByText('95%')
  kept.getByText('of 41 requests')
  kept.getByText('80%')
  kept.getByText('of 20 requests')
  kept.getByText('Received from August 23, 2026 to November 21, 2026.')
  expect(page).toMatchObject({ title: `${title} – Access to Justice`, status: 200 })
})

test('with too few requests no figure is shown, and the page says why', async () => {
  at(counted({ answered: { kept: 100, total: 20 } }))
  const kept = await figures()
  await kept.findByText(
    /^There were fewer than 20 so far\. With so few, a figure could tell of a single person/,
  )
  expect(kept.getAllByText(/%$/)).toHaveLength(1)
})

test('figures that cannot be counted just now hide nothing of how we count', async () => {
  const { user, gateway } = at(refused('BUSY'))
  await user.click(await screen.findByRole('link', { name: 'Try again' }))
  expect(gateway.times('PromiseKept')).toBe(2)
  screen.getByText(/^The clock starts when your request reaches us/)
})

test('how we count is told with the hours of the office, and the contents lead to it', async () => {
  at()
  await screen.findByRole('heading', { level: 1, name: title })
  screen.getByText(/We can only answer while we are open: Monday to Friday 9:00 AM - 5:00 PM/)
  screen.getByText('No such days are coming up just now.')
  for (const name of ['The 48 hours', 'The 5-7 business days', 'What we count', 'If we are late']) {
    const link = screen.getByRole('link', { name, hidden: true })
    expect(document.getElementById(link.getAttribute('href')!.slice(1))?.textContent).toBe(name)
  }
})
