import { buildGatewayError, createFakeGateway, renderScreen } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import { answerStaticPages } from '../testing/static-pages.ts'
import type { PromiseStatisticsQuery } from './promise.generated.ts'

const title = 'What we promise, and whether we keep it'
const noShare = { keptPercent: null, total: null }

const buildStatistics = (fields: Partial<PromiseStatisticsQuery['promiseStatistics']> = {}) => ({
  promiseStatistics: {
    __typename: 'PromiseStatistics',
    review: noShare,
    match: noShare,
    periodStart: '2026-08-23T17:00:00.000Z',
    periodEnd: '2026-11-21T17:00:00.000Z',
    minimumSample: 20,
    ...fields,
  },
})

const renderPromise = (response: unknown = buildStatistics()) =>
  renderScreen(routes, {
    path: '/promise',
    gateway: createFakeGateway({ ...answerStaticPages(), PromiseStatistics: response }),
  })
const listStatistics = async () => within(await screen.findByRole('region', { name: 'How often we kept it' }))

test('the page shows the shares, their number of requests and the period', async () => {
  const { page } = renderPromise(
    buildStatistics({ review: { keptPercent: 95, total: 41 }, match: { keptPercent: 80, total: 20 } }),
  )
  const statistics = await listStatistics()
  await statistics.findByText('95%')
  statistics.getByText('of 41 requests')
  statistics.getByText('80%')
  statistics.getByText('of 20 requests')
  statistics.getByText('Received from August 23, 2026 to November 21, 2026.')
  expect(page).toMatchObject({ title: `${title} – Access to Justice`, status: 200 })
})

test('with too few requests no share is shown, and the page says why', async () => {
  renderPromise(buildStatistics({ review: { keptPercent: 100, total: 20 } }))
  const statistics = await listStatistics()
  await statistics.findByText(
    /^There were fewer than 20 so far\. With so few, a figure could reveal one person/,
  )
  expect(statistics.getAllByText(/%$/)).toHaveLength(1)
})

test('unavailable statistics do not hide how we count', async () => {
  const { user, gateway } = renderPromise(buildGatewayError('BUSY'))
  await user.click(await screen.findByRole('link', { name: 'Try again' }))
  expect(gateway.countRequests('PromiseStatistics')).toBe(2)
  screen.getByText(/^The clock starts when your request reaches us/)
})

test('how we count is explained with the office hours, and the table of contents links to it', async () => {
  renderPromise()
  await screen.findByRole('heading', { level: 1, name: title })
  screen.getByText(/We can only answer while we are open: Monday to Friday 9:00 AM - 5:00 PM/)
  screen.getByText('No closed days are coming up.')
  for (const name of ['The 48 hours', 'The 5-7 business days', 'What we count', 'If we are late']) {
    const link = screen.getByRole('link', { name, hidden: true })
    expect(document.getElementById(link.getAttribute('href')!.slice(1))?.textContent).toBe(name)
  }
})
