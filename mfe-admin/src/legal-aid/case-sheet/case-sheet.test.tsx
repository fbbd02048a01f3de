// A request on one page, printed whole or redacted.

import { buildGatewayError } from '@access/shell/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createBuilder } from '../../testing/create-builder.ts'
import { getLastVariables } from '../../testing/managed-gateway.ts'
import { renderRequestPart } from '../../testing/render-part.tsx'
import { buildAdditionalDetails } from '../../testing/requests.ts'
import { CaseSheetCard } from './CaseSheetCard.tsx'
import type { CaseSheetFragment } from './case-sheet.generated.ts'

const buildSheet = createBuilder<CaseSheetFragment>({
  __typename: 'CaseSheet',
  isRedacted: false,
  reference: 'LA-7K3M-92QF',
  category: 'Housing Rights',
  urgency: 'High',
  status: 'in_review',
  receivedAt: '2099-03-05T22:30:00.000Z',
  reviewDueAt: '2099-03-07T19:00:00.000Z',
  matchDueAt: '2099-03-18T21:00:00.000Z',
  courtDate: '2099-04-01T00:00:00.000Z',
  assigneeName: 'Ada Admin',
  email: 'danielle@example.org',
  phone: '(555) 555-0130',
  postalAddress: null,
  language: 'Spanish',
  languageHelp: 'Interpreter',
  income: 'Under $15,000',
  household: '3',
  parties: [
    { role: 'applicant', name: 'Danielle Okonjo-Pratt' },
    { role: 'other side', name: 'Pete Novák' },
  ],
  partyCount: 2,
  summary: 'My landlord changed the lock.',
  isSummaryShortened: false,
  screening: {
    screenedAt: '2099-03-06T15:00:00.000Z',
    result: 'probably not',
    explanation: 'Over 200%.',
  },
  documents: [{ name: 'Pratt lease.pdf', kind: 'pdf', addedAt: '2099-03-05T22:30:00.000Z' }],
  documentCount: 1,
  history: [
    { status: 'new', changedAt: '2099-03-05T22:30:00.000Z' },
    { status: 'in_review', changedAt: '2099-03-06T15:00:00.000Z' },
  ],
})

function renderWith(sheet = buildSheet()) {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const additionalDetails = buildAdditionalDetails({ safeContactMethods: ['Text message'] })
  const rendered = renderRequestPart(<CaseSheetCard />, { additionalDetails }, { PrintCaseSheet: { sheet } })
  return { print, ...rendered }
}
const findSheet = async (name = 'Case sheet') => within(await screen.findByRole('article', { name }))

test('everything is printed, with the next step and how much does not fit, and goes once it is printed', async () => {
  const { user, gateway, print } = renderWith(
    buildSheet({ documentCount: 12, partyCount: 3, isSummaryShortened: true }),
  )
  await user.click(await screen.findByRole('button', { name: 'Print everything' }))
  const sheet = await findSheet()
  expect(print).toHaveBeenCalledOnce()
  expect(getLastVariables(gateway, 'PrintCaseSheet')).toEqual({ id: '1', isRedacted: false })
  for (const text of [
    'LA-7K3M-92QF',
    'In review',
    'April 1, 2099',
    'Ada Admin',
    'Assign this request',
    'Applicant: Danielle Okonjo-Pratt',
    'Other side: Pete Novák',
    'Only by text message',
    '(555) 555-0130',
    'My landlord changed the lock.',
    'Probably not eligible. Over 200%. (Mar 6, 2099)',
    'Mar 5, 2099: Pratt lease.pdf',
    'Mar 6, 2099: In review',
    'And 11 more.',
    'And 1 more.',
    'Shortened. The request has all of it.',
  ])
    sheet.getByText(text)
  fireEvent(window, new Event('afterprint'))
  expect(screen.queryByRole('article', { name: 'Case sheet' })).toBeNull()
})

test('a redacted sheet shows roles and kinds in place of names, and says that there is no summary', async () => {
  const { user, gateway } = renderWith(
    buildSheet({
      isRedacted: true,
      assigneeName: null,
      email: null,
      phone: null,
      parties: [
        { role: 'applicant', name: null },
        { role: 'other side', name: null },
      ],
      summary: null,
      documents: [{ name: null, kind: 'pdf', addedAt: '2099-03-05T22:30:00.000Z' }],
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Print redacted' }))
  const sheet = await findSheet('Case sheet, redacted')
  expect(getLastVariables(gateway, 'PrintCaseSheet')).toEqual({ id: '1', isRedacted: true })
  for (const text of ['Applicant', 'Other side', 'Mar 5, 2099: PDF', 'None has been written without names.'])
    sheet.getByText(text)
  for (const label of ['Assigned to', 'Phone', 'Email']) expect(sheet.queryByText(label)).toBeNull()
  expect(screen.getByRole('article').textContent).not.toMatch(/Danielle|Pratt|Novák|lock|0130/)
})

test('what cannot be printed says why, and nothing is printed', async () => {
  const { user, gateway, print } = renderWith()
  gateway.respondWith({
    PrintCaseSheet: buildGatewayError('CONFLICT', {
      detail: 'This request has not been checked for conflicts yet',
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Print redacted' }))
  await screen.findByText('This request has not been checked for conflicts yet')
  expect(print).not.toHaveBeenCalled()
})
