/** Helpers for the tests of the status page. */
import {
  createFakeGateway,
  type FakeResponses,
  renderScreen,
  type ScreenOptions,
} from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import type { AuthorizedRequestStatusFragment } from '../status.generated.ts'

/** The status of a request received on a Friday. */
export const buildStatus = (
  overrides: Partial<AuthorizedRequestStatusFragment> = {},
): AuthorizedRequestStatusFragment => ({
  reference: 'LA-7K3M-94XF',
  status: 'new',
  urgency: 'High',
  receivedAt: '2026-11-20T19:00:00.000Z',
  reviewDueAt: '2026-11-21T19:00:00.000Z',
  matchDueAt: '2026-12-02T22:00:00.000Z',
  courtDate: null,
  isOverdue: false,
  retainedUntil: null,
  erasedAt: null,
  keyPurgedBy: null,
  backupsExpireAt: null,
  reopenDeadline: '2026-12-20T19:00:00.000Z',
  isEmailEnabled: false,
  hasSafeEmail: true,
  hasSafePhone: true,
  hasNamedOtherSide: false,
  preferredContact: null,
  safeContactMethods: [],
  hasAdditionalDetails: false,
  textUpdates: 'unavailable',
  canWithdraw: true,
  canReopen: false,
  canErase: true,
  isOnLegalHold: false,
  answerDueAt: null,
  statusHistory: [{ status: 'new', changedAt: '2026-11-20T19:00:00.000Z' }],
  messages: [],
  documents: [],
  passphraseProposal: null,
  accessToken: 'pass-1',
  accessSecondsLeft: 1800,
  ...overrides,
})

/** A response to any of the operations. */
export const buildStatusResponse = (overrides: Partial<AuthorizedRequestStatusFragment> = {}) => ({
  requestStatus: buildStatus(overrides),
})

/** Opens the page without a request. */
export async function openPage({
  answers = {},
  submitted,
}: {
  answers?: FakeResponses
  submitted?: ScreenOptions['submittedForm']
} = {}) {
  const gateway = createFakeGateway({
    OpenRequestStatus: buildStatusResponse(),
    EndRequestAccess: { endRequestAccess: true },
    ...answers,
  })
  const rendered = renderScreen(routes, { path: '/get-help/status', gateway, submittedForm: submitted })
  await screen.findByRole('heading', { level: 1, name: 'Status of your request' })
  const { user } = rendered
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return {
    ...rendered,
    press,
    async findRequest({ reference = 'LA-7K3M-94XF', passphrase = 'river lantern maple harbor' } = {}) {
      for (const [name, text] of Object.entries({ Reference: reference, Passphrase: passphrase })) {
        await user.click(getField(name))
        await user.paste(text)
      }
      await press('Show status')
    },
    /** The variables of all operations of that name. */
    listCalls: (name: string) =>
      gateway.requests.filter((one) => one.name === name).map(({ variables }) => variables),
  }
}

/** Opens the page and a request on it. */
export async function openPageWithStatus(
  overrides: Partial<AuthorizedRequestStatusFragment> = {},
  answers: FakeResponses = {},
) {
  const page = await openPage({ answers: { OpenRequestStatus: buildStatusResponse(overrides), ...answers } })
  await page.findRequest()
  await screen.findByText('LA-7K3M-94XF')
  return page
}

export const getField = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

export const getSection = (name: string) => within(screen.getByRole('region', { name }))
