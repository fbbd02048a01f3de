/** The closing report: written by the attorney who has the matter, and read by the office. */
import { createFakeGateway } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getLastVariables } from '../../testing/managed-gateway.ts'
import { renderAs, renderAsAdministrator } from '../../testing/render-at.ts'
import { createQueueGateway } from '../../testing/request-queue.ts'
import { buildRequestDetails, buildRequestSummary, defaultResponses } from '../../testing/requests.ts'
import { selectOption } from '../../testing/select-option.ts'
import type { RequestDetailsFragment, RequestSummaryFragment } from '../request/opened-request.generated.ts'
import type { ClosingReportFragment } from './closing-report.generated.ts'

const report: ClosingReportFragment = {
  reportedBy: 'Ana Costa',
  reportedAt: '2099-03-05T22:30:00.000Z',
  outcome: 'court_decision',
  hours: 12.25,
  closedOn: '2099-03-04T00:00:00.000Z',
  benefit: 'The client keeps the flat',
}

/** A matter of the signed-in attorney. */
const buildMatter = (
  request: Partial<RequestSummaryFragment> = {},
  details: Partial<RequestDetailsFragment> = {},
) =>
  buildRequestDetails({
    request: buildRequestSummary({
      status: 'matched',
      assigneeId: '1',
      assigneeName: 'Ada Admin',
      ...request,
    }),
    ...details,
  })

const createGateway = (details: RequestDetailsFragment, responses: object = {}) =>
  createFakeGateway({ ...defaultResponses, OpenLegalAidRequest: { details }, ...responses })

const reported = buildMatter({ closingReportedAt: report.reportedAt }, { closingReport: report })
const address = '/admin/legal-aid/1'

test('an attorney reports how their matter ended', async () => {
  const gateway = createGateway(buildMatter(), { SubmitClosingReport: { details: reported } })
  const { user } = renderAs('attorney', address, gateway)
  const card = within(await screen.findByRole('region', { name: 'Closing report' }))
  await user.click(card.getByRole('button', { name: 'Write the closing report' }))
  await selectOption(user, await screen.findByLabelText('Outcome'), 'Court decision')
  await user.type(screen.getByLabelText('Hours'), '12.25')
  await user.type(screen.getByLabelText('Closed on'), '2099-03-04')
  await user.type(screen.getByLabelText('Benefit to the client'), 'The client keeps the flat')
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  await screen.findByText('Closing report sent')
  expect(getLastVariables(gateway, 'SubmitClosingReport')).toEqual({
    id: '1',
    input: {
      outcome: 'court_decision',
      hours: 12.25,
      closedOn: '2099-03-04',
      benefit: 'The client keeps the flat',
    },
  })
  await card.findByText('12.25')
})

test('the step that leads to the report and the button that begins it have names of their own', async () => {
  renderAs('attorney', address, createGateway(buildMatter()))
  await screen.findByRole('button', { name: 'Report how it ended' })
  expect(screen.getAllByRole('button', { name: 'Write the closing report' })).toHaveLength(1)
})

test('hours that are none are said beside their field, and nothing is sent', async () => {
  const gateway = createGateway(buildMatter())
  const { user } = renderAs('attorney', address, gateway)
  const card = within(await screen.findByRole('region', { name: 'Closing report' }))
  await user.click(card.getByRole('button', { name: 'Write the closing report' }))
  await user.type(await screen.findByLabelText('Hours'), 'many')
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  await screen.findByText('Enter hours in quarters, like 12.25')
  expect(gateway.countRequests('SubmitClosingReport')).toBe(0)
})

test('a report is corrected from what was reported', async () => {
  const { user } = renderAs('attorney', address, createGateway(reported))
  await user.click(await screen.findByRole('button', { name: 'Correct the closing report' }))
  expect(await screen.findByLabelText('Hours')).toHaveProperty('value', '12.25')
  expect(screen.getByLabelText('Benefit to the client')).toHaveProperty('value', report.benefit)
})

test('the office reads the report and is led to closing the matter', async () => {
  const details = buildMatter(
    { assigneeId: '9', assigneeName: 'Ana Costa', closingReportedAt: report.reportedAt },
    { closingReport: report },
  )
  renderAs('intakeWorker', address, createGateway(details))
  const card = within(await screen.findByRole('region', { name: 'Closing report' }))
  card.getByText('Court decision')
  card.getByText('The client keeps the flat')
  expect(card.queryByRole('button')).toBeNull()
  screen.getByText('Ready to close')
  screen.getByRole('button', { name: 'Close the matter' })
})

test('the queue says which matters are ready to close', async () => {
  const request = buildRequestSummary({ status: 'matched', closingReportedAt: report.reportedAt })
  renderAsAdministrator('/admin/legal-aid', createQueueGateway([request]))
  await screen.findByText('Ready to close')
})

test('the way back of an attorney is their dashboard', async () => {
  renderAs('attorney', address, createGateway(buildMatter()))
  const link = await screen.findByRole('link', { name: 'Back to dashboard' })
  expect(link.getAttribute('href')).toBe('/admin/dashboard')
})
