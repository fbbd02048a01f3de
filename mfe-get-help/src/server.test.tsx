import {
  AuthProvider,
  DataProvider,
  PageProvider,
  type Submitted,
  SubmittedProvider,
  ToastProvider,
} from '@access/kit'
import { within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import type { Shows } from './plainForm.ts'
import RequestHelp from './RequestHelp.tsx'

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
const lease = { id: 'a', name: 'lease.pdf', size: 2048, keptUntil: '2999-01-01T00:00:00Z' }

const shows = (told: Partial<Shows>): Partial<Submitted> => ({
  shows: { at: 0, answers: {}, papers: [], problems: [], ...told } satisfies Shows,
})

/** The page as the server renders it, told this about its form. */
function onTheServer(told: Partial<Submitted> = {}, location = '/get-help') {
  const submitted: Submitted = {
    form: '/get-help',
    token: 'a-token',
    values: {},
    lists: {},
    errors: {},
    failure: null,
    shows: null,
    receipt: null,
    ...told,
  }
  // In the document, since names are looked up there.
  const page = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => page.remove())
  page.innerHTML = renderToString(
    <StaticRouter location={location}>
      <DataProvider>
        <AuthProvider>
          <ToastProvider>
            <PageProvider>
              <SubmittedProvider said={submitted}>
                <RequestHelp />
              </SubmittedProvider>
            </PageProvider>
          </ToastProvider>
        </AuthProvider>
      </DataProvider>
    </StaticRouter>,
  )
  const form = page.querySelector('form')!
  return {
    page: within(page),
    form,
    html: page.innerHTML,
    button: (name: RegExp) => within(page).getByRole<HTMLButtonElement>('button', { name }),
    /** What the form would send if that button were pressed. */
    sends: (name: RegExp) =>
      Object.fromEntries(new FormData(form, within(page).getByRole('button', { name }))) as Record<
        string,
        string
      >,
  }
}

test('without script the form goes to its own page, with its token first and no button disabled', () => {
  const { form, button, sends } = onTheServer()
  expect([form.method, form.getAttribute('action'), form.enctype]).toEqual([
    'post',
    '/get-help',
    'multipart/form-data',
  ])
  expect((form.elements[0] as HTMLInputElement).value).toBe('a-token')
  expect(button(/Next/).disabled).toBe(false)
  expect(sends(/Next/).go).toBe('next')
})

test('the Enter key leads on', () => {
  const { form } = onTheServer(shows({ at: 3, answers: everything, papers: [lease] }))
  const first = form.querySelector<HTMLButtonElement>('button')!
  expect([first.type, first.value, first.tabIndex]).toEqual(['submit', 'next', -1])
})

test('a kind of problem that was chosen on the page before goes along', () => {
  const { sends } = onTheServer({}, '/get-help?category=Housing%20Rights')
  expect(sends(/Next/).category).toBe('Housing Rights')
})

test('the page shows the step it is told, with every answer of it', () => {
  const { page, sends } = onTheServer(shows({ at: 1, answers: everything }))
  page.getByRole('heading', { name: /^Step 2 of 4/ })
  expect(sends(/Previous/)).toMatchObject({
    go: 'previous',
    category: 'Housing Rights',
    description: 'The locks were changed.',
    urgency: 'Emergency',
  })
})

test('what is missing is named at its field and in the summary', () => {
  const { page } = onTheServer({
    ...shows({ answers: { ...everything, email: '' } }),
    errors: { email: 'Enter your email address' },
  })
  const summary = within(page.getByRole('region', { name: 'There is a problem' }))
  expect(summary.getByRole('link').getAttribute('href')).toBe('#email')
  page.getByRole('textbox', { name: 'Email', description: /Enter your email address/ })
})

test('who said that it cannot wait reads on the next step what to do now', () => {
  const { page } = onTheServer(shows({ at: 2, answers: everything }))
  page.getByRole('heading', { name: 'If you need help right now' })
})

test('papers are chosen and removed, and every answer can be changed, by plain buttons', () => {
  const { page, form, sends } = onTheServer(shows({ at: 3, answers: everything, papers: [lease] }))
  const files = form.elements.namedItem('documents') as HTMLInputElement
  expect([files.type, files.multiple, files.accept]).toEqual(['file', true, '.pdf,.doc,.docx'])
  page.getByText('Added, 2 KB')
  expect(sends(/Remove lease.pdf/).go).toBe('remove a')
  expect(sends(/Change case details/).go).toBe('step 1')
  expect(sends(/Submit Request/).go).toBe('send')
})

test('papers that did not make it are named with the reason', () => {
  const { page } = onTheServer(shows({ problems: ['notes.txt must be a PDF, DOC or DOCX.'] }))
  page.getByText('notes.txt must be a PDF, DOC or DOCX.')
  page.getByText('A file that does not work never stops your request. You can send it later.')
})

test.each([
  ['failed', /^Your request has not been sent/],
  ['expired', /^This page was open for a long time/],
  ['too many', /^Too much has been sent/],
  ['too large', /^Your text is too long/],
] as const)(
  'a request that could not be sent because %s says so, with a number to call',
  (failure, words) => {
    const { page } = onTheServer({ ...shows({ at: 3, answers: everything }), failure })
    within(page.getByText(words)).getByRole('link', { name: '(555) 555-0100' })
  },
)

test('what was typed stands in its field even if nothing else is known', () => {
  const { sends } = onTheServer({ failure: 'failed', values: { name: 'Dana', go: 'next' } })
  expect(sends(/Next/).name).toBe('Dana')
})

test('after sending, the page has the reference and the words above a new form', () => {
  const receipt = {
    reference: 'LA-7K4M-92QF',
    words: 'plain kettle evening river',
    receivedAt: '2026-01-05T15:00:00Z',
    reviewBy: '2026-01-07T15:00:00Z',
    matchBy: '2026-01-16T22:00:00Z',
    pass: 'a-pass',
  }
  const { page, html } = onTheServer({ ...shows({ problems: ['lease.pdf did not arrive.'] }), receipt })
  page.getByText('LA-7K4M-92QF')
  page.getByText('plain kettle evening river')
  expect(html.indexOf('lease.pdf did not arrive.')).toBeLessThan(html.indexOf('Start another request'))
  page.getByRole('heading', { name: /^Step 1 of 4/ })
})

test('without script the receipt leads to the status by a form, so that no address has the words', () => {
  const receipt = {
    reference: 'LA-7K4M-92QF',
    words: 'plain kettle evening river',
    receivedAt: '2026-01-05T15:00:00Z',
    reviewBy: '2026-01-07T15:00:00Z',
    matchBy: '2026-01-16T22:00:00Z',
    pass: 'a-pass',
  }
  const onward = { form: '/get-help/status', token: 'another-token' }
  const { page, html } = onTheServer({ ...shows({}), receipt, onward })
  const form = page.getByRole<HTMLButtonElement>('button', { name: 'Where your request stands' }).form!
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/get-help/status#stands'])
  expect(Object.fromEntries(new FormData(form))).toEqual({
    'form-token': 'another-token',
    do: 'open',
    reference: receipt.reference,
    words: receipt.words,
  })
  expect(html).not.toMatch(/(href|action)="[^"]*(kettle|92QF)/)
})

test('without script the page says how it works, and gives the number and the hours', () => {
  const withoutScript = /<noscript>(.*?)<\/noscript>/s.exec(onTheServer().html)![1]

  expect(withoutScript).toContain('This page works without JavaScript.')
  expect(withoutScript).toContain('tel:+15555550100')
  expect(withoutScript).toContain('9:00 AM - 5:00 PM')
})
