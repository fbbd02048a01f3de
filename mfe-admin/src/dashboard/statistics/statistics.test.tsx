import { buildGatewayError, createFakeGateway, type FakeGateway } from '@access/shell/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../../testing/enter.ts'
import { getLastVariables } from '../../testing/managed-gateway.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { buildRequestStatistics, buildRequestWeek } from '../../testing/request-statistics.ts'
import { showWholePage } from '../../testing/show-whole-page.ts'
import { StatisticsSection } from './StatisticsSection.tsx'
import { useStatistics } from './use-statistics.ts'

const statistics = buildRequestStatistics({
  weeks: [
    buildRequestWeek({ start: '2026-03-02', received: 5, matched: 4, declined: 1 }),
    buildRequestWeek({
      start: '2026-03-09',
      received: 3,
      pending: 2,
      matched: 1,
      reviewDue: 3,
      reviewInTime: 2,
      answered: 3,
      medianAnswerHours: 20,
      p90AnswerHours: 47,
    }),
  ],
  assignees: [
    { assigneeId: '1', assigneeName: 'Ida Brandt', open: 2, overdue: 1 },
    { assigneeId: null, assigneeName: null, open: 1, overdue: 0 },
  ],
  categories: [{ value: 'Employment', received: 8, open: 3 }],
  urgencies: [{ value: 'Emergency', received: 2, open: 1 }],
})

const createGateway = (responses = {}) => createFakeGateway({ RequestStatistics: statistics, ...responses })

const Statistics = () => <StatisticsSection statistics={useStatistics()} />
const renderStatistics = (gateway: FakeGateway, path = '/admin/dashboard') =>
  renderPart(<Statistics />, gateway, { path })

function renderSeen(gateway: FakeGateway, path = '/admin/dashboard') {
  showWholePage()
  return renderStatistics(gateway, path)
}

const findChart = async (name: string) => within(await screen.findByRole('region', { name }))
const getRows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('statistics are asked for only when one comes to them', async () => {
  const gateway = createGateway()
  renderStatistics(gateway)
  await screen.findByRole('heading', { name: 'Request statistics' })
  // Named before they are there, so that one can look for them.
  screen.getByRole('heading', { name: 'Requests by outcome' })
  expect(gateway.countRequests('RequestStatistics')).toBe(0)
})

test('each chart by week is a picture with a name and a summary', async () => {
  renderSeen(createGateway())
  const summaries = {
    'Requests by outcome': '8 requests in 2 weeks, about 4 a week: 2 pending, 5 matched with an attorney.',
    'Promises kept': 'First answer in time: 66% (2 of 3). Attorney found: none due yet.',
    'Time to first answer':
      'Of the requests of the week of Mar 9 that have been answered, half were within 20 hours, nine in ten within 47 hours.',
  }
  for (const [name, description] of Object.entries(summaries))
    await screen.findByRole('img', { name, description })
})

test('each chart by week has its data as a table', async () => {
  renderSeen(createGateway())
  const chart = await findChart('Promises kept')
  fireEvent.click(chart.getByRole('button', { name: 'Show as table' }))
  expect(getRows(await chart.findByRole('table', { hidden: true }))).toEqual([
    ['Week of', 'First answer', 'Attorney found'],
    ['Mar 2', 'none', 'none'],
    ['Mar 9', '66%', 'none'],
  ])
})

test('the latest week is read out, and any other by the slider, in all charts at once', async () => {
  renderSeen(createGateway())
  const slider = await screen.findByRole('slider', { name: 'Week, Requests by outcome' })
  const getText = () => slider.getAttribute('aria-valuetext')
  expect(getText()).toContain('Week of Mar 9: Pending 2, Matched 1')
  enter(slider, '0')
  expect(getText()).toContain('Week of Mar 2: Pending 0, Matched 4, Referred 0, Declined 1')
  expect(screen.getAllByText('Week of Mar 2')).toHaveLength(3)
})

test('what is not by week is a table', async () => {
  renderSeen(createGateway())
  const loads = await findChart('Open requests by assignee')
  expect(getRows(await loads.findByRole('table'))).toEqual([
    ['Assignee', 'Open', 'Overdue'],
    ['Ida Brandt', '2', '1'],
    ['Unassigned', '1', '0'],
  ])
  const categories = await findChart('Requests by practice area')
  categories.getByText('Most often Employment: 8 of 8 (100%).')
  const urgencies = await findChart('Requests by urgency')
  expect(getRows(await urgencies.findByRole('table')).at(1)).toEqual(['Emergency', '2', '1'])
})

test('how many weeks are shown is in the address, twelve unless chosen', async () => {
  const gateway = createGateway()
  const { user, getAddress } = renderSeen(gateway, '/admin/dashboard?weeks=26')
  await screen.findByRole('img', { name: 'Promises kept' })
  expect(getLastVariables(gateway, 'RequestStatistics')).toEqual({ weeks: 26 })
  expect(screen.getByRole('radio', { name: '26 weeks' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('radio', { name: '52 weeks' }))
  await waitFor(() => expect(getAddress()).toBe('/admin/dashboard?weeks=52'))
  await waitFor(() => expect(getLastVariables(gateway, 'RequestStatistics')).toEqual({ weeks: 52 }))
  await user.click(screen.getByRole('radio', { name: '12 weeks' }))
  await waitFor(() => expect(getAddress()).toBe('/admin/dashboard'))
  await waitFor(() => expect(getLastVariables(gateway, 'RequestStatistics')).toEqual({ weeks: 12 }))
})

test('without statistics the dashboard says so, and asks again', async () => {
  const gateway = createGateway({ RequestStatistics: buildGatewayError('BUSY') })
  const { user } = renderSeen(gateway)
  await screen.findByText('This could not be loaded.')
  gateway.respondWith({ RequestStatistics: statistics })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('img', { name: 'Requests by outcome' })
})
