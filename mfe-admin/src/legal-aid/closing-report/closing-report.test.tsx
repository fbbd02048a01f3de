/** The closing report: written by the attorney who has the matter, and read by the office. */

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../../testing/enter.ts'
import { findRegion } from '../../testing/find-part.ts'
import { getLastVariables } from '../../testing/managed-gateway.ts'
import { renderRequestPart } from '../../testing/render-part.tsx'
import { buildRequestDetails, buildRequestSummary } from '../../testing/requests.ts'
import { selectOption } from '../../testing/select-option.ts'
import { RequestStatusBadges } from '../request/badges.tsx'
import type { RequestDetailsFragment, RequestSummaryFragment } from '../request/opened-request.generated.ts'
import { ClosingReportCard } from './ClosingReportCard.tsx'
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

const renderCard = (role: 'attorney' | 'intakeWorker', details: RequestDetailsFragment) =>
  renderRequestPart(
    <>
      <RequestStatusBadges request={details.request} />
      <ClosingReportCard />
    </>,
    details,
    { SubmitClosingReport: { details: reported } },
    role,
  )

const reported = buildMatter({ closingReportedAt: report.reportedAt }, { closingReport: report })

test('an attorney reports how their matter ended', async () => {
  const { user, gateway } = renderCard('attorney', buildMatter())
  const card = await findRegion('Closing report')
  await user.click(card.getByRole('button', { name: 'Write the closing report' }))
  const fill = (label: string, value: string) => enter(screen.getByLabelText(label), value)
  await selectOption(user, await screen.findByLabelText('Outcome'), 'Court decision')
  fill('Hours', 'many')
  fill('Closed on', '2099-03-04')
  fill('Benefit to the client', report.benefit)
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  await screen.findByText('Enter hours in quarters, like 12.25')
  expect(gateway.countRequests('SubmitClosingReport')).toBe(0)
  fill('Hours', '12.25')
  await user.click(screen.getByRole('button', { name: 'Send report' }))
  await screen.findByText('Closing report sent')
  expect(getLastVariables(gateway, 'SubmitClosingReport')).toEqual({
    id: '1',
    input: { outcome: 'court_decision', hours: 12.25, closedOn: '2099-03-04', benefit: report.benefit },
  })
  await card.findByText('12.25')
})

test('a report is corrected from what was reported', async () => {
  const { user } = renderCard('attorney', reported)
  await user.click(await screen.findByRole('button', { name: 'Correct the closing report' }))
  expect(await screen.findByLabelText('Hours')).toHaveProperty('value', '12.25')
  expect(screen.getByLabelText('Benefit to the client')).toHaveProperty('value', report.benefit)
})

test('the office reads the report', async () => {
  const details = buildMatter(
    { assigneeId: '9', assigneeName: 'Ana Costa', closingReportedAt: report.reportedAt },
    { closingReport: report },
  )
  renderCard('intakeWorker', details)
  const card = await findRegion('Closing report')
  card.getByText('Court decision')
  card.getByText(report.benefit)
  expect(card.queryByRole('button')).toBeNull()
  screen.getByText('Ready to close')
})
