/** The status page for its tests: what the office answers, and an applicant who opens it. */
import { type Submitted, SubmittedProvider } from '@access/kit'
import { type Answers, fakeGateway, renderScreen } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { Outlet } from 'react-router-dom'
import { routes } from '../../routes.tsx'
import type { RequestStatus } from '../calls.ts'
import type { Shows } from '../takeForm.ts'

/** A request that arrived on a Friday, as its applicant sees it. */
export const aStatus = (given: Partial<RequestStatus> = {}): RequestStatus => ({
  reference: 'LA-7K3M-94XF',
  status: 'new',
  receivedAt: '2026-11-20T19:00:00.000Z',
  reviewBy: '2026-11-21T19:00:00.000Z',
  matchBy: '2026-12-02T22:00:00.000Z',
  overdue: false,
  keptUntil: null,
  erasedAt: null,
  backupsUntil: null,
  reopenUntil: '2026-12-20T19:00:00.000Z',
  mailed: false,
  toldMore: false,
  canWithdraw: true,
  canReopen: false,
  canErase: true,
  onHold: false,
  answerBy: null,
  steps: [{ status: 'new', at: '2026-11-20T19:00:00.000Z' }],
  messages: [],
  documents: [],
  pass: 'pass-1',
  ...given,
})

/** An answer to any of the calls. */
export const stands = (given: Partial<RequestStatus> = {}) => ({ standing: aStatus(given) })

/** What the server tells the page after a form was sent without script. */
export const told = (given: Partial<Submitted<never, Shows>>): Submitted => ({
  form: '/get-help/status',
  token: 'a-token',
  values: {},
  lists: {},
  errors: {},
  failure: null,
  shows: null,
  receipt: null,
  ...given,
})

/** The page, before anything is opened. */
export async function thePage({
  answers = {},
  said = null,
}: {
  answers?: Answers
  said?: Submitted | null
} = {}) {
  const gateway = fakeGateway({ OpenRequestStatus: stands(), ...answers })
  const around = <SubmittedProvider said={said}>{<Outlet />}</SubmittedProvider>
  const rendered = renderScreen([{ element: around, children: routes }], {
    path: '/get-help/status',
    gateway,
  })
  await screen.findByRole('heading', { level: 1, name: 'Where your request stands' })
  const { user } = rendered
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return {
    ...rendered,
    press,
    async lookUp({ reference = 'LA-7K3M-94XF', words = 'river lantern maple harbor' } = {}) {
      if (reference) await user.type(field('Reference'), reference)
      if (words) await user.type(field('Four words'), words)
      await press('See where it stands')
    },
    /** The variables of every asking of that name. */
    asked: (name: string) =>
      gateway.asked.filter((one) => one.name === name).map(({ variables }) => variables),
  }
}

/** The page with a request opened on it. */
export async function openedPage(given: Partial<RequestStatus> = {}, answers: Answers = {}) {
  const page = await thePage({ answers: { OpenRequestStatus: stands(given), ...answers } })
  await page.lookUp()
  await screen.findByText('LA-7K3M-94XF')
  return page
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

export const part = (name: string) => within(screen.getByRole('region', { name }))
