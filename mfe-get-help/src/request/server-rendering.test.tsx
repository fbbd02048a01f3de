import type { SubmittedForm } from '@access/kit'
import { renderOnServer } from '@access/shell/testing'
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ViewState } from '../journey/form-contract.ts'
import RequestPage from './RequestPage.tsx'

const everything = {
  name: 'Dana Whitcombe',
  email: 'dana@example.org',
  phone: '(555) 555-0178',
  category: 'Housing Rights',
  description: 'The locks were changed.',
  urgency: 'Emergency',
  income: 'Under $15,000',
  householdSize: '3',
}
const lease = { id: 'a', name: 'lease.pdf', size: 2048, retainedUntil: '2999-01-01T00:00:00Z' }

const receipt = {
  reference: 'LA-7K4M-92QF',
  passphrase: 'plain kettle evening river',
  receivedAt: '2026-01-05T15:00:00Z',
  reviewDueAt: '2026-01-07T15:00:00Z',
  matchDueAt: '2026-01-16T22:00:00Z',
  accessToken: 'a-pass',
}

const buildViewState = (formResult: Partial<ViewState>): Partial<SubmittedForm> => ({
  viewState: { stepIndex: 0, answers: {}, documents: [], problems: [], ...formResult } satisfies ViewState,
})

/** Renders the page on the server with this form result. */
function renderRequestPage(submittedForm: Partial<SubmittedForm> = {}, path = '/get-help') {
  const page = renderOnServer(<RequestPage />, { path, submittedForm })
  const form = page.querySelector('form')!
  return {
    page: within(page),
    form,
    html: page.innerHTML,
    button: (name: RegExp) => within(page).getByRole<HTMLButtonElement>('button', { name }),
    /** The form data that the button submits. */
    getFormData: (name: RegExp) =>
      Object.fromEntries(new FormData(form, within(page).getByRole('button', { name }))) as Record<
        string,
        string
      >,
  }
}

test('without script what depends on a checkbox is there, and what is ticked stays so', () => {
  const answers = {
    name: 'Dana Whitcombe',
    hasNoSafeEmail: 'yes',
    isForSomeoneElse: 'yes',
    helperName: 'Rosa Lind',
  }
  const { getFormData } = renderRequestPage(buildViewState({ answers }))
  expect(getFormData(/^Next/)).toMatchObject({ ...answers, email: '', phone: '', helperContact: '' })
  expect(getFormData(/^Next/)).not.toHaveProperty('hasNoSafePhone')
})

test('without script the first step asks whether we may email, and what is ticked stays so', () => {
  const { page, getFormData } = renderRequestPage()
  page.getByRole('group', { name: 'May we email you at this address?' })
  expect(getFormData(/^Next/)).not.toHaveProperty('emailUpdates')
  expect(
    renderRequestPage(buildViewState({ answers: { emailUpdates: 'yes' } })).getFormData(/^Next/),
  ).toMatchObject({
    emailUpdates: 'yes',
  })
})

test('without script the form is submitted to its page, with its token first and no button disabled', () => {
  const { form, button, getFormData } = renderRequestPage()
  expect([form.method, form.getAttribute('action'), form.enctype]).toEqual([
    'post',
    '/get-help#result',
    'multipart/form-data',
  ])
  expect((form.elements[0] as HTMLInputElement).value).toBe('a-token')
  expect(button(/Next/).disabled).toBe(false)
  expect(getFormData(/Next/).go).toBe('next')
})

test('the Enter key continues', () => {
  const { form } = renderRequestPage(
    buildViewState({ stepIndex: 3, answers: everything, documents: [lease] }),
  )
  const first = form.querySelector<HTMLButtonElement>('button')!
  expect([first.type, first.value, first.tabIndex]).toEqual(['submit', 'next', -1])
})

test('a category chosen on the previous page is submitted', () => {
  const { getFormData } = renderRequestPage({}, '/get-help?category=Housing%20Rights')
  expect(getFormData(/Next/).category).toBe('Housing Rights')
})

test('the page shows the step of the form result, with its answers', () => {
  const { page, getFormData } = renderRequestPage(buildViewState({ stepIndex: 1, answers: everything }))
  page.getByRole('heading', { name: /^Step 2 of 4/ })
  expect(getFormData(/Previous/)).toMatchObject({
    go: 'previous',
    category: 'Housing Rights',
    description: 'The locks were changed.',
    urgency: 'Emergency',
  })
})

test('a missing answer is reported at its field and in the summary', () => {
  const { page } = renderRequestPage({
    ...buildViewState({ answers: { ...everything, email: '' } }),
    errors: { email: 'Enter your email address' },
  })
  const summary = within(page.getByRole('region', { name: 'There is a problem' }))
  expect(summary.getByRole('link').getAttribute('href')).toBe('#email')
  page.getByRole('textbox', { name: 'Email', description: /Enter your email address/ })
})

test('after an emergency the next step shows what to do now', () => {
  const { page } = renderRequestPage(buildViewState({ stepIndex: 2, answers: everything }))
  page.getByRole('heading', { name: 'If you need help right now' })
})

test('an urgency that is later than the date is asked about once: on the step after it', () => {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/New_York' })
  const answers = { ...everything, urgency: 'Low', hasDate: 'Yes', courtDate: today }
  const countNotices = (stepIndex: number) =>
    renderRequestPage(buildViewState({ stepIndex, answers })).page.queryAllByText(/^Your date is today\. Low/)
      .length
  expect([countNotices(2), countNotices(3)]).toEqual([1, 0])
})

test('documents are chosen and removed, and answers changed, by submit buttons', () => {
  const { page, form, getFormData } = renderRequestPage(
    buildViewState({ stepIndex: 3, answers: everything, documents: [lease] }),
  )
  const files = form.elements.namedItem('documents') as HTMLInputElement
  expect([files.type, files.multiple, files.accept]).toEqual([
    'file',
    true,
    '.pdf,.doc,.docx,.jpg,.jpeg,.png',
  ])
  page.getByText('Added, 2 KB')
  expect(getFormData(/Remove lease.pdf/).go).toBe('remove a')
  expect(getFormData(/Change case details/).go).toBe('step 1')
  expect(getFormData(/Submit Request/).go).toBe('send')
})

test('rejected documents are listed with the reason', () => {
  const { page } = renderRequestPage(buildViewState({ problems: ['notes.txt must be a PDF, DOC or DOCX.'] }))
  page.getByText('notes.txt must be a PDF, DOC or DOCX.')
  page.getByText('A file that does not work never stops your request. You can send it later.')
})

test.each([
  ['failed', /^Your request has not been sent/],
  ['expired', /^This page was open for a long time/],
  ['too many', /^Too many requests came from your connection/],
  ['too large', /^Your text is too long/],
] as const)('a request that could not be sent (%s) shows why, with the phone number', (failure, text) => {
  const { page } = renderRequestPage({ ...buildViewState({ stepIndex: 3, answers: everything }), failure })
  within(page.getByText(text)).getByRole('link', { name: '(555) 555-0100' })
})

test('typed values are restored after a failure', () => {
  const { getFormData } = renderRequestPage({ failure: 'failed', values: { name: 'Dana', go: 'next' } })
  expect(getFormData(/Next/).name).toBe('Dana')
})

test('after submission, the page has the reference and the passphrase above a new form', () => {
  const { page, html } = renderRequestPage({
    ...buildViewState({ problems: ['lease.pdf could not be uploaded.'] }),
    receipt,
  })
  page.getByText('LA-7K4M-92QF')
  page.getByText('plain kettle evening river')
  expect(html.indexOf('lease.pdf could not be uploaded.')).toBeLessThan(html.indexOf('Start another request'))
  page.getByRole('heading', { name: /^Step 1 of 4/ })
})

test('without script the receipt of an emergency begins with the phone and the hours', () => {
  const { page, html } = renderRequestPage({
    ...buildViewState({}),
    receipt: { ...receipt, isEmergency: true },
  })
  const panel = within(page.getByRole('region', { name: 'Request Submitted!' }))
  panel.getByRole('link', { name: 'Call (555) 555-0100' })
  panel.getByText('9:00 AM - 5:00 PM')
  expect(html.indexOf('Call (555)')).toBeLessThan(html.indexOf(receipt.reference))
})

test('without script the receipt leads to the status by a form, so that no URL contains the passphrase', () => {
  const linkedForm = { formPath: '/get-help/status', token: 'another-token' }
  const { page, html } = renderRequestPage({ ...buildViewState({}), receipt, linkedForm })
  const form = page.getByRole<HTMLButtonElement>('button', { name: 'Status of your request' }).form!
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/get-help/status#status'])
  expect(Object.fromEntries(new FormData(form))).toEqual({
    'form-token': 'another-token',
    do: 'open',
    reference: receipt.reference,
    passphrase: receipt.passphrase,
  })
  expect(html).not.toMatch(/(href|action)="[^"]*(kettle|92QF)/)
})

test('without script the page explains how it works, with phone number and hours', () => {
  const noScriptContent = /<noscript>(.*?)<\/noscript>/s.exec(renderRequestPage().html)![1]

  expect(noScriptContent).toContain('This page works without JavaScript.')
  expect(noScriptContent).toContain('tel:+15555550100')
  expect(noScriptContent).toContain('9:00 AM - 5:00 PM')
})
