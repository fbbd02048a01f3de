/** Helpers for the screen tests of the request form. */

import { type OfficeFacts } from '@access/kit'
import { createFakeGateway, type FakeGateway, renderScreen } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Outlet, useNavigate } from 'react-router-dom'
import { expect } from 'vitest'
import type { Receipt } from '../components/receipt/receipt.ts'
import type { RequestFormQuery } from '../journey/request-form.generated.ts'
import type { ContactOptions } from '../platform/contact-options.ts'
import { routes } from '../routes.tsx'

/** A complete request, as `fillIn` fills it in. */
const answers = {
  name: 'Dana Whitcombe',
  email: 'dana@example.org',
  phone: '(555) 555-0178',
  category: 'Housing Rights',
  description: 'The locks were changed.',
  urgency: 'High',
  income: 'Under $15,000',
  householdSize: '3',
}

const submitCall = 'POST /api/legal-aid-requests'

/** The response to a submitted request. */
export const buildReceiptResponse = (overrides: Partial<Receipt> = {}) =>
  Response.json(
    {
      id: '1',
      reference: 'LA-7K4M-93XH',
      status: 'new',
      receivedAt: '2026-11-20T15:00:00Z',
      passphrase: 'river lantern maple harbor',
      reviewDueAt: '2026-11-21T19:00:00Z',
      matchDueAt: '2026-12-02T22:00:00Z',
      hasSafeEmail: true,
      hasSafePhone: true,
      hasNamedOtherSide: false,
      courtDate: null,
      preferredContact: null,
      isEmailEnabled: false,
      accessToken: 'a-pass',
      ...overrides,
    },
    { status: 201 },
  )

/** What the form shows of our content. */
export const buildFormContent = (overrides: Partial<RequestFormQuery> = {}): RequestFormQuery => ({
  teamMembers: [
    { name: 'Ruth Abernathy-Osei', designation: 'Executive Director' },
    { name: 'Bogdan Ilieșcu', designation: 'Intake and Casework Manager' },
  ],
  organisation: {
    referralResources: [
      { practiceArea: 'Housing Rights', text: 'The tenant help desk of the court' },
      { practiceArea: null, text: 'Dial 211, day or night' },
    ],
  },
  legalServices: [{ category: 'Housing Rights', icon: 'housing' }],
  ...overrides,
})

/** A gateway that answers each submission with `reply`. */
export const buildGateway = (reply: () => unknown) =>
  createFakeGateway({
    [submitCall]: () => reply(),
    RequestForm: buildFormContent(),
    EndRequestAccess: { endRequestAccess: true },
  })

/** Opens the form and waits for its first step. */
export async function openRequestForm({
  path = '/get-help',
  gateway = buildGateway(buildReceiptResponse),
  office = {},
}: RequestFormOptions = {}) {
  const { user, getAddress, page } = renderScreen([{ element: <HistoryButtons />, children: routes }], {
    path,
    gateway,
    office,
  })
  await screen.findByRole('heading', { name: /^Step \d of 4/ })

  const press = (name: string) => user.click(getButton(name))
  // At once: letter by letter would take most of the time of all these tests.
  const fill = async (name: string, text: string) => {
    await user.click(getField(name))
    await user.paste(text)
  }
  const fillIn = {
    async contactDetails() {
      await fill('Name', answers.name)
      await fill('Email', answers.email)
      await fill('Phone', answers.phone)
    },
    async caseDetails() {
      await user.click(getRadio(answers.category))
      await fill('What happened?', answers.description)
      await user.click(getRadio('High (within 2-3 days)'))
    },
    async household() {
      await user.click(getRadio(answers.income))
      await user.click(getRadio(answers.householdSize))
    },
  }
  const goTo = {
    async step2() {
      await fillIn.contactDetails()
      await press('Next')
      await findStepHeading(2)
    },
    async step3() {
      await goTo.step2()
      await fillIn.caseDetails()
      await press('Next')
      await findStepHeading(3)
    },
    async step4() {
      await goTo.step3()
      await fillIn.household()
      await press('Next')
      await findStepHeading(4)
    },
  }
  return {
    user,
    getAddress,
    page,
    press,
    fillIn,
    goTo,
    getSubmissions: () =>
      gateway.requests.filter(({ name }) => name === submitCall).map(({ variables }) => variables),
    getIdempotencyKeys: () =>
      gateway.requests.filter(({ name }) => name === submitCall).map(({ idempotencyKey }) => idempotencyKey),
  }
}

interface RequestFormOptions {
  /** Office facts that differ from the demonstration's. */
  office?: Partial<OfficeFacts>
  path?: string
  gateway?: FakeGateway
}

/** Opens the form and submits a complete request, with other answers where they are given. */
export async function submitRequest(
  replies: Record<string, unknown> = {},
  { contact = {}, answers: otherAnswers = {} }: { contact?: Partial<ContactOptions>; answers?: object } = {},
) {
  const applicant = await openLastStep({
    replies: { [submitCall]: () => buildReceiptResponse(contact), ...replies },
    otherAnswers,
  })
  await applicant.press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')
  return applicant
}

/** Opens the last step of a request whose other steps are complete. */
export async function openLastStep({
  gateway = buildGateway(buildReceiptResponse),
  replies = {},
  otherAnswers = {},
}: {
  gateway?: FakeGateway
  replies?: Record<string, unknown>
  otherAnswers?: object
} = {}) {
  gateway.respondWith(replies)
  sessionStorage.setItem(
    'get-help.draft',
    JSON.stringify({ id: 'a-draft', answers: { ...answers, ...otherAnswers }, documents: [] }),
  )
  const applicant = await openRequestForm({ path: '/get-help?step=4', gateway })
  await findStepHeading(4)
  const [files] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  return {
    ...applicant,
    gateway,
    choose: (...selected: File[]) => applicant.user.upload(files!, selected),
    listCalls: (name: string) => gateway.requests.filter((one) => one.name === name),
  }
}

/** The browser's Back and Forward buttons. */
function HistoryButtons() {
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Back in the browser
      </button>
      <button type="button" onClick={() => navigate(1)}>
        Forward in the browser
      </button>
      <Outlet />
    </>
  )
}

export const getButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

/** A text field; with `description`, only if it is described by that text. */
export const getField = (name: string, description?: RegExp) =>
  screen.getByRole<HTMLInputElement>('textbox', { name, description })

export const getCheckbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

export const getRadio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

/** The labels of all selected options of this step. */
export const listSelectedLabels = () => screen.queryAllByRole('radio', { checked: true }).map(getLabel)

/** The labels of all options of a question. */
export const listChoices = (question: string) =>
  within(screen.getByRole('group', { name: question }))
    .getAllByRole('radio')
    .map(getLabel)

const getLabel = (radio: HTMLElement) => (radio as HTMLInputElement).labels![0]!.textContent

/** Waits for the heading of a step. */
export const findStepHeading = (number: number) =>
  screen.findByRole('heading', { name: new RegExp(`^Step ${number} of 4`) })

/** Waits until the element has the focus. */
export const waitForFocus = (element: HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element))

export const getToasts = () => within(screen.getByRole('region', { name: /^Notification/ }))
