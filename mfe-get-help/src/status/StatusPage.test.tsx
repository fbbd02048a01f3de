import { buildGatewayError } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { closureMessages, formatContactNote, stageMessages } from './status.messages.ts'
import {
  buildStatus,
  buildStatusResponse,
  getField,
  getSection,
  openPage,
  openPageWithStatus,
} from './testing/open-status-page.tsx'

const title = 'Status of your request – Access to Justice'

test('the page asks for the reference and the passphrase, even with a stored receipt, and is not indexed', async () => {
  sessionStorage.setItem('get-help.receipt', 'river lantern maple harbor')
  const { page, gateway } = await openPage()
  for (const name of ['Reference', 'Passphrase']) {
    expect([getField(name).autocomplete, getField(name).getAttribute('spellcheck')]).toEqual(['off', 'false'])
  }
  expect(page).toMatchObject({ title, robots: 'noindex' })
  expect(gateway.requests).toEqual([])
})

test('missing fields are listed, and no operation is executed', async () => {
  const { findRequest, page, gateway } = await openPage()
  await findRequest({ reference: '', passphrase: '' })
  const summary = await screen.findByRole('region', { name: 'There is a problem' })
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Enter your reference', 'Enter your passphrase'])
  expect(page.title).toBe(`Error: ${title}`)
  expect(gateway.requests).toEqual([])
})

test('the reference and the passphrase are sent as typed, and open the status', async () => {
  const { findRequest, listCalls } = await openPage()
  await findRequest({ reference: 'la 7k3m 94xf', passphrase: 'River  Lantern maple harbor' })
  const heading = await screen.findByRole('heading', { name: 'Received' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(listCalls('OpenRequestStatus')).toEqual([
    { reference: 'la 7k3m 94xf', passphrase: 'River  Lantern maple harbor' },
  ])
  screen.getByText(
    'Your request is with us. A person will review it and contact you by Saturday, November 21, 2:00 PM.',
  )
  expect(screen.queryByRole('textbox', { name: 'Passphrase' })).toBeNull()
})

test('a reference and passphrase that do not match stay in their fields', async () => {
  const { findRequest } = await openPage({ answers: { OpenRequestStatus: buildGatewayError('NOT_FOUND') } })
  await findRequest()
  await screen.findByRole('link', { name: /^The reference and the passphrase do not match/ })
  expect(getField('Reference').value).toBe('LA-7K3M-94XF')
  expect(getField('Passphrase').value).toBe('river lantern maple harbor')
})

test.each([
  ['RATE_LIMITED', /^Too many attempts\. Wait 2 minutes and try again, or call \(555\) 555-0100\.$/],
  ['INTERNAL_SERVER_ERROR', /^That did not work, and nothing has changed\. .*\(555\) 555-0100\.$/],
] as const)('a lookup that fails with %s says what to do, with the phone number', async (code, text) => {
  const { findRequest } = await openPage({
    answers: { OpenRequestStatus: buildGatewayError(code, { retryAfter: 61 }) },
  })
  await findRequest()
  await screen.findByText(text)
})

const instant = '2026-12-24T17:00:00.000Z'

test.each([
  ['in_review', 'In review', /^Someone is reading your request now.* Saturday, November 21, 2:00 PM\.$/],
  ['info_needed', 'We need something from you', /^There is a question for you below/],
  [
    'eligible',
    'Looking for an attorney',
    /find one in 5-7 business days, by about Wednesday, December 2, 5:00 PM\.$/,
  ],
  ['matched', 'Attorney found', /^An attorney has accepted your case/],
  ['declined', 'We cannot take this case', /second look within 30 days\.$/],
  ['referred', 'Referred, with your consent', /^Another organization has your request/],
  ['withdrawn', 'Withdrawn by you', /reopen it until December 24, 2026\.$/],
  ['closed', 'Closed', /^Our work on this is done/],
  ['erased', 'Erased', /^Erased on December 24, 2026\..* expire by January 28, 2027\.$/],
] as const)('%s has its text', (status, label, text) => {
  const requestStatus = buildStatus({
    status,
    erasedAt: instant,
    backupsExpireAt: '2027-01-28T17:00:00.000Z',
    reopenDeadline: instant,
    canReopen: status === 'withdrawn',
  })
  expect(stageMessages[status].label).toBe(label)
  expect(stageMessages[status].text(requestStatus)).toMatch(text)
})

test('an overdue review is admitted, with a phone link', async () => {
  await openPageWithStatus({ isOverdue: true })
  const apology = screen.getByText(/^We said that we would contact you by Saturday, November 21, 2:00 PM/)
  expect(within(apology).getByRole('link', { name: '(555) 555-0100' }).getAttribute('href')).toBe(
    'tel:+15555550100',
  )
  expect(screen.queryByText('We contact you by')).toBeNull()
})

test('the retention date is shown', async () => {
  await openPageWithStatus({ status: 'declined', retainedUntil: instant })
  screen.getByText('We keep this until December 24, 2026.')
})

test.each([
  ['2099-03-06', { courtDate: '2099-03-06' }],
  ['', {}],
])('the date is changed to "%s", and what is promised with it', async (day, sent) => {
  const courtDate = '2026-11-25T00:00:00.000Z'
  const { user, listCalls, press } = await openPageWithStatus(
    { status: 'eligible', courtDate },
    { ChangeCourtDate: buildStatusResponse({ courtDate: null }) },
  )
  screen.getByText(/before your date on November 25, 2026/)
  const field = screen.getByLabelText<HTMLInputElement>('The next date')
  expect(field.value).toBe('2026-11-25')
  await user.clear(field)
  if (day) await user.type(field, day)
  await press('Save the date')
  await screen.findByText('Saved.')
  expect(listCalls('ChangeCourtDate')).toEqual([{ accessToken: 'pass-1', ...sent }])
})

test.each(['matched', 'declined', 'withdrawn', 'closed'])(
  'where nobody is looked for, no date is asked: %s',
  async (status) => {
    await openPageWithStatus({ status })
    expect(screen.queryByLabelText('The next date')).toBeNull()
  },
)

test('messages are listed in order, with sender and date', async () => {
  await openPageWithStatus({
    messages: [
      { id: '1', sentAt: '2026-11-20T19:30:00.000Z', sender: 'applicant', text: 'The hearing is on Monday.' },
      { id: '2', sentAt: '2026-11-20T20:15:00.000Z', sender: 'office', text: 'Thank you.\nIn which court?' },
    ],
  })
  expect(
    getSection('Messages')
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'You, Friday, November 20, 2:30 PMThe hearing is on Monday.',
    'Access to Justice, Friday, November 20, 3:15 PMThank you.\nIn which court?',
  ])
})

test('a message is sent with the access token, and listed with the others', async () => {
  const text = 'They want me there on Dec 9.'
  const message = { id: '1', sentAt: '2026-11-20T19:30:00.000Z', sender: 'applicant', text } as const
  const { user, press, listCalls } = await openPageWithStatus(
    {},
    { WriteToOffice: buildStatusResponse({ messages: [message], accessToken: 'pass-2' }) },
  )
  await user.click(getField('Write to us'))
  await user.paste(text)
  await press('Send message')
  await screen.findByText('Your message has been sent.')
  expect(listCalls('WriteToOffice')).toEqual([{ accessToken: 'pass-1', text }])
  getSection('Messages').getByText(text)
  expect(getField('Write to us').value).toBe('')
  expect(document.activeElement).toBe(getField('Write to us'))
  const question = screen.getByRole('link', { name: /^Is there a court date or a deadline in it\?/ })
  expect(document.querySelector(question.getAttribute('href') ?? '')?.textContent).toBe(
    'Court date or deadline',
  )
})

test('each response contains the access token for the next operation', async () => {
  const { press, listCalls } = await openPageWithStatus(
    {},
    {
      StartEmailUpdates: buildStatusResponse({ isEmailEnabled: true, accessToken: 'pass-2' }),
      StopEmailUpdates: buildStatusResponse({ accessToken: 'pass-3' }),
    },
  )
  await press('Email me when there is news')
  await screen.findByText(/^We will email you when there is news\./)
  await press('Do not email me')
  await screen.findByText('We will not email you about this request.')
  expect([listCalls('StartEmailUpdates'), listCalls('StopEmailUpdates')]).toEqual([
    [{ accessToken: 'pass-1' }],
    [{ accessToken: 'pass-2' }],
  ])
})

test('who has no safe email is offered none, and reads where the answer comes', async () => {
  await openPageWithStatus({ hasSafeEmail: false, hasSafePhone: false })
  getSection('Email').getByText(/^You said that no email is safe, so we never email you\./)
  expect(screen.queryByRole('button', { name: 'Email me when there is news' })).toBeNull()
  screen.getByText(/^No email or phone is safe, so our answer comes to this page\./)
})

test.each([
  ['Helper', 'We contact the helper who filled this in.'],
  ['Applicant', 'We contact the person who needs help, not the helper.'],
])('the status says that we contact the %s', (preferredContact, text) => {
  expect(formatContactNote(buildStatus({ preferredContact, hasSafeEmail: false }))).toBe(text)
})

test.each([
  [{ safeContactMethods: ['Text message', 'Post'] }, 'only by text message, post, as you said.'],
  [{}, 'by email or phone. You have not said which way is safe. If one is not, write to us below.'],
  [{ hasSafePhone: false }, 'only by email.'],
  [{ hasSafeEmail: false }, 'only by phone.'],
  [{ hasSafeEmail: false, hasSafePhone: false }, 'They answer you on this page.'],
])('who is matched reads how the attorney contacts them: %j', async (overrides, way) => {
  const status = buildStatus({ status: 'matched', ...overrides })
  expect(stageMessages.matched.text(status)).toContain(way)
})

test('a pressed button keeps the focus while pending, and works once', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const { press, listCalls } = await openPageWithStatus({}, { StartEmailUpdates: () => promise })
  await press('Email me when there is news')
  const button = screen.getByRole('button', { name: 'Email me when there is news' })
  expect([button.ariaDisabled, document.activeElement]).toEqual(['true', button])
  await press('Email me when there is news')
  resolve(buildStatusResponse({ isEmailEnabled: true }))
  await screen.findByRole('button', { name: 'Do not email me' })
  expect(listCalls('StartEmailUpdates')).toHaveLength(1)
})

test('a rejected message shows why and stays', async () => {
  const tooLong = 'Your text must be 5,000 characters or fewer'
  const { user, press } = await openPageWithStatus(
    {},
    { WriteToOffice: buildGatewayError('BAD_USER_INPUT', { fields: { text: tooLong } }) },
  )
  await user.type(getField('Write to us'), 'A long story.')
  await press('Send message')
  await screen.findByRole('link', { name: tooLong })
  expect(getField('Write to us').value).toBe('A long story.')
})

test('withdrawing asks for confirmation, and shows the new status', async () => {
  const { user, listCalls } = await openPageWithStatus(
    {},
    {
      WithdrawRequest: buildStatusResponse({
        status: 'withdrawn',
        canWithdraw: false,
        canReopen: true,
        reopenDeadline: instant,
      }),
    },
  )
  await user.click(screen.getAllByText('Withdraw my request')[0]!)
  expect(listCalls('WithdrawRequest')).toEqual([])
  screen.getByText(
    /^Withdraw this request\? We will stop working on it\. You can reopen it until December 20, 2026\.$/,
  )
  await user.click(screen.getByRole('button', { name: 'Withdraw my request' }))
  const heading = await screen.findByRole('heading', { name: 'Withdrawn by you' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('after a conflict the current status is shown', async () => {
  const { user } = await openPageWithStatus(
    {},
    {
      WithdrawRequest: buildGatewayError('CONFLICT'),
      RefreshRequestStatus: buildStatusResponse({ status: 'matched', canWithdraw: false }),
    },
  )
  await user.click(screen.getByRole('button', { name: 'Withdraw my request' }))
  await screen.findByText(/^That did not work/)
  await screen.findByRole('heading', { name: 'Attorney found' })
})

test('a withdrawn request can be reopened', async () => {
  const { press } = await openPageWithStatus(
    { status: 'withdrawn', canWithdraw: false, canReopen: true, reopenDeadline: instant },
    { ReopenRequest: buildStatusResponse({ status: 'in_review' }) },
  )
  await press('Reopen my request')
  await screen.findByRole('heading', { name: 'In review' })
})

test('erasing asks for confirmation, and leaves no actions and no receipt', async () => {
  sessionStorage.setItem('get-help.receipt', 'river lantern maple harbor')
  const { user } = await openPageWithStatus(
    {},
    {
      EraseRequest: buildStatusResponse({
        status: 'erased',
        erasedAt: instant,
        keyPurgedBy: '2026-12-24T18:00:00.000Z',
        backupsExpireAt: '2027-01-28T17:00:00.000Z',
        canWithdraw: false,
        canErase: false,
      }),
    },
  )
  await user.click(screen.getAllByText('Erase my request')[0]!)
  screen.getByText(/^Erase everything under this reference\? We destroy the encryption key\./)
  await user.click(screen.getByRole('button', { name: 'Erase my request' }))
  await screen.findByRole('heading', { name: 'Erased' })
  expect(sessionStorage.getItem('get-help.receipt')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Hide this and sign out',
  ])
  screen.getByText(
    /leave our database by Thursday, December 24, 1:00 PM\. Our last backups from before that day expire by January 28, 2027\.$/,
  )
})

test('a request that cannot be erased says until when', async () => {
  await openPageWithStatus({ status: 'closed', canWithdraw: false, canErase: false, retainedUntil: instant })
  screen.getByText(/keep the file until December 24, 2026\. It is erased then\.$/)
  expect(screen.queryByText('Erase my request')).toBeNull()
  expect(closureMessages.eraseNotPossible(null)).toMatch(/for seven years after our work is done\./)
})

test('a legal hold is explained, with the phone number', async () => {
  await openPageWithStatus({
    status: 'declined',
    retainedUntil: instant,
    canWithdraw: false,
    canErase: false,
    isOnLegalHold: true,
  })
  const notice = screen.getByText(/^We have to keep your request for now, so it cannot be erased yet\./)
  within(notice).getByRole('link', { name: '(555) 555-0100' })
  screen.getByText('We have to keep this longer than usual. It is not erased for now.')
  expect(screen.queryByText(/^We keep this until/)).toBeNull()
  expect(screen.queryByText('Erase my request')).toBeNull()
})

test('every status change is listed with its date, in order', async () => {
  await openPageWithStatus({
    status: 'eligible',
    statusHistory: [
      { status: 'new', changedAt: '2026-11-20T19:00:00.000Z' },
      { status: 'in_review', changedAt: '2026-11-21T14:00:00.000Z' },
      { status: 'eligible', changedAt: '2026-11-21T15:00:00.000Z' },
    ],
  })
  expect(
    getSection('Status history')
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'November 20, 2026Your request was received.',
    'November 21, 2026We started the review.',
    'November 21, 2026You are eligible. We started to look for an attorney.',
  ])
})

test.each([
  ['Yes, I still need help', 'StillNeeded', 'in_review', 'In review'],
  ['No, you may close it', 'MayClose', 'closed', 'Closed'],
] as const)('the closure notice can be answered with “%s”', async (answer, operation, status, heading) => {
  const { press, listCalls } = await openPageWithStatus(
    { status: 'info_needed', answerDueAt: instant },
    { [operation]: buildStatusResponse({ status, answerDueAt: null }) },
  )
  getSection('Do you still need our help?').getByText(/^Please tell us by December 24, 2026\./)
  await press(answer)
  await screen.findByRole('heading', { name: heading })
  expect(listCalls(operation)).toEqual([{ accessToken: 'pass-1' }])
  expect(screen.queryByRole('region', { name: 'Do you still need our help?' })).toBeNull()
})

test.each([
  ['new', /^Next: our staff got an alert\..* by Saturday, November 21, 2:00 PM\.$/],
  ['eligible', /^Next: we ask attorneys at once/],
])('the status %s of an emergency begins with the phone and what happens next', async (status, next) => {
  await openPageWithStatus({ urgency: 'Emergency', status })
  const call = screen.getByRole('link', { name: 'Call (555) 555-0100' })
  const order = call.compareDocumentPosition(document.getElementById('status-title')!)
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  screen.getAllByText(/^(Open now, until|Closed now, opens) /)
  screen.getByText(next)
})

test.each([
  { urgency: 'Emergency', status: 'matched' },
  { urgency: 'High', status: 'new' },
])('$urgency, $status: there is no call to make first', async (overrides) => {
  await openPageWithStatus(overrides)
  expect(screen.queryByRole('link', { name: /^Call / })).toBeNull()
})
