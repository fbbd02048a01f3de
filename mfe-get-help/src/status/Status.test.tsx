import { limits } from '@access/requests/request-messages/request-message.rules'
import { refused } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { field, openedPage, part, stands, thePage } from './testing/theStatusPage.tsx'

const title = 'Where your request stands – Access to Justice'

test('the page asks for the reference and the words, and is no matter for search engines', async () => {
  const { page } = await thePage()
  for (const name of ['Reference', 'Four words']) {
    expect([field(name).autocomplete, field(name).getAttribute('spellcheck')]).toEqual(['off', 'false'])
  }
  expect(page).toMatchObject({ title, robots: 'noindex' })
})

test('what is missing is listed, and nothing is asked', async () => {
  const { lookUp, page, gateway } = await thePage()
  await lookUp({ reference: '', words: '' })
  const summary = await screen.findByRole('region', { name: 'There is a problem' })
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Enter your reference', 'Enter your four words'])
  expect(page.title).toBe(`Error: ${title}`)
  expect(gateway.asked).toEqual([])
})

test('the reference and the words are asked as they were typed, and open the status', async () => {
  const { lookUp, asked } = await thePage()
  await lookUp({ reference: 'la 7k3m 94xf', words: 'River  Lantern maple harbor' })
  const heading = await screen.findByRole('heading', { name: 'Received' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(asked('OpenRequestStatus')).toEqual([
    { reference: 'la 7k3m 94xf', words: 'River  Lantern maple harbor' },
  ])
  screen.getByText(
    'Your request is with us. A person will review it and contact you by Saturday, November 21, 2:00 PM.',
  )
  expect(screen.queryByRole('textbox', { name: 'Four words' })).toBeNull()
})

test('a reference and words that do not belong together stay in their fields', async () => {
  const { lookUp } = await thePage({ answers: { OpenRequestStatus: refused('NOT_FOUND') } })
  await lookUp()
  await screen.findByRole('link', { name: /^The reference and the words do not belong together/ })
  expect(field('Reference').value).toBe('LA-7K3M-94XF')
  expect(field('Four words').value).toBe('river lantern maple harbor')
})

test('too many tries are told with the minutes to wait', async () => {
  const { lookUp } = await thePage({
    answers: { OpenRequestStatus: refused('RATE_LIMITED', { retryAfter: 61 }) },
  })
  await lookUp()
  await screen.findByText('Too many tries. Wait 2 minutes and try again, or call (555) 555-0100.')
})

test('a failure is told with our number', async () => {
  const { lookUp } = await thePage({ answers: { OpenRequestStatus: refused('INTERNAL_SERVER_ERROR') } })
  await lookUp()
  await screen.findByText(/^That did not work, and nothing has changed. .*\(555\) 555-0100\.$/)
})

const instant = '2026-12-24T17:00:00.000Z'

test.each([
  ['in_review', 'In review', /^Someone is reading your request now.* Saturday, November 21, 2:00 PM\.$/],
  ['info_needed', 'We need something from you', /^There is a question for you below/],
  ['eligible', 'Looking for an attorney', /until about December 2, 2026\.$/],
  ['matched', 'Attorney found', /^An attorney has said yes/],
  ['declined', 'We cannot take this case', /second look within 30 days\.$/],
  ['referred', 'Passed on, with your consent', /^Another organization has your request/],
  ['withdrawn', 'Withdrawn by you', /open it again until December 24, 2026\.$/],
  ['closed', 'Closed', /^Our work on this is done/],
  ['erased', 'Erased', /^Erased on December 24, 2026\..* expire by January 28, 2027\.$/],
] as const)('%s is told in words', async (status, label, text) => {
  await openedPage({
    status,
    erasedAt: instant,
    backupsUntil: '2027-01-28T17:00:00.000Z',
    reopenUntil: instant,
    canReopen: status === 'withdrawn',
    canWithdraw: false,
  })
  screen.getByRole('heading', { name: label })
  screen.getByText(text)
})

test('a promise that was not kept is owned up to, with a number that can be called', async () => {
  await openedPage({ overdue: true })
  const sorry = screen.getByText(/^We said that we would contact you by Saturday, November 21, 2:00 PM/)
  expect(within(sorry).getByRole('link', { name: '(555) 555-0100' }).getAttribute('href')).toBe(
    'tel:+15555550100',
  )
  expect(screen.queryByText('We contact you by')).toBeNull()
})

test('how long a request is kept is said', async () => {
  await openedPage({ status: 'declined', keptUntil: instant })
  screen.getByText('We keep this until December 24, 2026.')
})

test('messages stand in their order, with who wrote them and when', async () => {
  await openedPage({
    messages: [
      { id: '1', at: '2026-11-20T19:30:00.000Z', from: 'applicant', text: 'The hearing is on Monday.' },
      { id: '2', at: '2026-11-20T20:15:00.000Z', from: 'office', text: 'Thank you.\nIn which court?' },
    ],
  })
  expect(
    part('Messages')
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'You, Friday, November 20, 2:30 PMThe hearing is on Monday.',
    'Access to Justice, Friday, November 20, 3:15 PMThank you.\nIn which court?',
  ])
})

test('a message goes to the office under the pass, and stands with the others', async () => {
  const text = 'The hearing is on Monday.'
  const message = { id: '1', at: '2026-11-20T19:30:00.000Z', from: 'applicant', text } as const
  const { user, press, asked } = await openedPage(
    {},
    { WriteToOffice: stands({ messages: [message], pass: 'pass-2' }) },
  )
  await user.type(field('Write to us'), text)
  await press('Send message')
  await screen.findByText('Your message has been sent.')
  expect(asked('WriteToOffice')).toEqual([{ pass: 'pass-1', text }])
  part('Messages').getByText(text)
  expect(field('Write to us').value).toBe('')
  expect(document.activeElement).toBe(field('Write to us'))
})

test('each answer brings the pass for the next asking', async () => {
  const { press, asked } = await openedPage(
    {},
    { MailMe: stands({ mailed: true, pass: 'pass-2' }), StopMailing: stands({ pass: 'pass-3' }) },
  )
  await press('E-mail me this reference')
  await screen.findByText('We email you from now on. The first email has your reference.')
  await press('Do not email me')
  await screen.findByText('We will not email you about this request.')
  expect([asked('MailMe'), asked('StopMailing')]).toEqual([[{ pass: 'pass-1' }], [{ pass: 'pass-2' }]])
})

test('whoever presses a button stays on it while it works, and presses it once', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const { press, asked } = await openedPage({}, { MailMe: () => promise })
  await press('E-mail me this reference')
  const button = screen.getByRole('button', { name: 'E-mail me this reference' })
  expect([button.ariaDisabled, document.activeElement]).toEqual(['true', button])
  await press('E-mail me this reference')
  resolve(stands({ mailed: true }))
  await screen.findByRole('button', { name: 'Do not email me' })
  expect(asked('MailMe')).toHaveLength(1)
})

test('a message may be as long as the rules let it', async () => {
  await openedPage()
  screen.getByText(`${limits.text.toLocaleString('en-US')} characters left`)
})

test('an empty message is not sent', async () => {
  const { press, asked } = await openedPage()
  await press('Send message')
  await screen.findByRole('link', { name: 'Enter your message' })
  expect(asked('WriteToOffice')).toEqual([])
})

test('a message that is refused says why and stays', async () => {
  const tooLong = 'Your text must be 5,000 characters or fewer'
  const { user, press } = await openedPage(
    {},
    { WriteToOffice: refused('BAD_USER_INPUT', { fields: { text: tooLong } }) },
  )
  await user.type(field('Write to us'), 'A long story.')
  await press('Send message')
  await screen.findByRole('link', { name: tooLong })
  expect(field('Write to us').value).toBe('A long story.')
})

test('a double click sends one message', async () => {
  const { user, asked } = await openedPage({}, { WriteToOffice: stands() })
  await user.type(field('Write to us'), 'Once.')
  await user.dblClick(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText('Your message has been sent.')
  expect(asked('WriteToOffice')).toHaveLength(1)
})

test('withdrawing is asked twice, and the page says what is so now', async () => {
  const { user, asked } = await openedPage(
    {},
    {
      WithdrawRequest: stands({
        status: 'withdrawn',
        canWithdraw: false,
        canReopen: true,
        reopenUntil: instant,
      }),
    },
  )
  await user.click(screen.getAllByText('Withdraw my request')[0]!)
  expect(asked('WithdrawRequest')).toEqual([])
  screen.getByText(
    /^Withdraw this request\? We will stop working on it\. You can open it again until December 20, 2026\.$/,
  )
  await user.click(screen.getByRole('button', { name: 'Withdraw my request' }))
  const heading = await screen.findByRole('heading', { name: 'Withdrawn by you' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('what somebody else has changed meanwhile is shown when something cannot be done any more', async () => {
  const { user } = await openedPage(
    {},
    {
      WithdrawRequest: refused('CONFLICT'),
      RequestStatus: stands({ status: 'matched', canWithdraw: false }),
    },
  )
  await user.click(screen.getByRole('button', { name: 'Withdraw my request' }))
  await screen.findByText(/^That did not work/)
  await screen.findByRole('heading', { name: 'Attorney found' })
})

test('a withdrawn request can be opened again', async () => {
  const { press } = await openedPage(
    { status: 'withdrawn', canWithdraw: false, canReopen: true, reopenUntil: instant },
    { ReopenRequest: stands({ status: 'in_review' }) },
  )
  await press('Open my request again')
  await screen.findByRole('heading', { name: 'In review' })
})

test('erasing is asked twice, and nothing can be done afterwards', async () => {
  const { user } = await openedPage(
    {},
    { EraseRequest: stands({ status: 'erased', erasedAt: instant, canWithdraw: false, canErase: false }) },
  )
  await user.click(screen.getAllByText('Erase what I sent')[0]!)
  screen.getByText(/^Erase everything under this reference\? We destroy the key\./)
  await user.click(screen.getByRole('button', { name: 'Erase what I sent' }))
  await screen.findByRole('heading', { name: 'Erased' })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  [instant, /keep the file until December 24, 2026\. It is erased then\.$/],
  [null, /keep the file for seven years after our work is done\. It is erased then\.$/],
])('what cannot be erased says until when, %s', async (keptUntil, words) => {
  await openedPage({ status: 'closed', canWithdraw: false, canErase: false, keptUntil })
  screen.getByText(words)
  expect(screen.queryByText('Erase what I sent')).toBeNull()
})

test('what has to be kept for now says so kindly, and whom to ask', async () => {
  await openedPage({
    status: 'declined',
    keptUntil: instant,
    canWithdraw: false,
    canErase: false,
    onHold: true,
  })
  const kept = screen.getByText(/^We have to keep your request for now, so it cannot be erased yet\./)
  within(kept).getByRole('link', { name: '(555) 555-0100' })
  screen.getByText('We have to keep this longer than usual. It is not erased for now.')
  expect(screen.queryByText(/^We keep this until/)).toBeNull()
  expect(screen.queryByText('Erase what I sent')).toBeNull()
})

test('every step so far stands with its day, in its order', async () => {
  await openedPage({
    status: 'eligible',
    steps: [
      { status: 'new', at: '2026-11-20T19:00:00.000Z' },
      { status: 'in_review', at: '2026-11-21T14:00:00.000Z' },
      { status: 'eligible', at: '2026-11-21T15:00:00.000Z' },
    ],
  })
  expect(
    part('What has happened so far')
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'November 20, 2026Your request arrived.',
    'November 21, 2026Someone began to look at it.',
    'November 21, 2026You are eligible. We began to look for an attorney.',
  ])
})

test.each([
  ['Yes, I still need help', 'StillNeeded', 'in_review', 'In review'],
  ['No, you may close it', 'MayClose', 'closed', 'Closed'],
] as const)('asked whether help is still needed, one answers “%s”', async (answer, call, status, heading) => {
  const { press, asked } = await openedPage(
    { status: 'info_needed', answerBy: instant },
    { [call]: stands({ status, answerBy: null }) },
  )
  part('Do you still need our help?').getByText(/^Please tell us by December 24, 2026\./)
  await press(answer)
  await screen.findByRole('heading', { name: heading })
  expect(asked(call)).toEqual([{ pass: 'pass-1' }])
  expect(screen.queryByRole('region', { name: 'Do you still need our help?' })).toBeNull()
})

test('who leaves this site in a hurry leaves nothing of the request behind', async () => {
  const replaced: string[] = []
  const { user } = await openedPage()
  await user.type(field('Write to us'), 'He came back.')
  vi.stubGlobal('location', { replace: (address: string) => replaced.push(address) })
  await user.click(screen.getByRole('link', { name: 'Leave this site' }))
  expect(replaced).toHaveLength(1)
  expect(screen.queryByText('LA-7K3M-94XF')).toBeNull()
  expect(screen.queryByDisplayValue('He came back.')).toBeNull()
})
