import { refused } from '@access/shell/testing'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aStatus, field, stands, thePage, told } from './testing/theStatusPage.tsx'

const { pass: _sealed, ...standing } = aStatus()
const shows = { standing, over: false, wait: 0 }

/** The fields of the form with that button, as the browser sends them. */
const formOf = (button: string) =>
  Object.fromEntries(
    new FormData(screen.getByRole<HTMLButtonElement>('button', { name: button }).form!).entries(),
  )

test('the form goes to its own page, with the token it was given', async () => {
  await thePage({ said: told({}) })
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'See where it stands' })
  expect([form!.method, form!.getAttribute('action')]).toEqual(['post', '/get-help/status#stands'])
  expect(formOf('See where it stands')).toEqual({
    'form-token': 'a-token',
    do: 'open',
    reference: '',
    words: '',
  })
})

test('a look-up that failed stands as it was sent, with what is wrong', async () => {
  const values = { reference: 'LA-7K3M-94XF', words: 'one two three four' }
  await thePage({ said: told({ values, errors: { words: 'The reference and the words…' } }) })
  expect([field('Reference').value, field('Four words').value]).toEqual(Object.values(values))
  screen.getByRole('link', { name: 'The reference and the words…' })
})

test('too many tries are told with the minutes to wait', async () => {
  await thePage({
    said: told({ failure: 'too many', shows: { standing: null, over: false, wait: 300 } }),
  })
  screen.getByText(/^Too many tries\. Wait 5 minutes/)
})

test('the status that the server showed is sent on by forms, which hold no pass', async () => {
  const { gateway } = await thePage({ said: told({ shows, values: { text: 'Half a sentence' } }) })
  screen.getByRole('heading', { name: 'Received' })
  expect(formOf('Send message')).toEqual({ 'form-token': 'a-token', do: 'write', text: 'Half a sentence' })
  expect(formOf('E-mail me this reference').do).toBe('mail')
  expect(formOf('Withdraw my request').do).toBe('withdraw')
  expect(formOf('Erase what I sent').do).toBe('erase')
  const papers = screen.getByRole<HTMLButtonElement>('button', { name: 'Send documents' }).form!
  expect([papers.enctype, formOf('Send documents').do]).toEqual(['multipart/form-data', 'addDocuments'])
  expect(gateway.asked).toEqual([])
})

test('the question whether help is still needed can be answered without script', async () => {
  const asking = { ...shows, standing: { ...standing, answerBy: '2026-12-24T17:00:00.000Z' } }
  await thePage({ said: told({ shows: asking }) })
  expect(formOf('Yes, I still need help')).toEqual({ 'form-token': 'a-token', do: 'stillNeeded' })
  expect(formOf('No, you may close it')).toEqual({ 'form-token': 'a-token', do: 'mayClose' })
})

test('documents that were not taken are told one by one', async () => {
  await thePage({ said: told({ shows, errors: { documents: 'a.exe must be…\nb.pdf is empty.' } }) })
  const summary = within(screen.getByRole('region', { name: 'There is a problem' }))
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'a.exe must be…',
    'b.pdf is empty.',
  ])
})

test('a status that was closed leads on to the form', async () => {
  await thePage({ said: told({ shows: { standing: null, over: true, wait: 0 } }) })
  screen.getByRole('heading', { name: 'Please enter your words again' })
  expect(formOf('Continue')).toEqual({ 'form-token': 'a-token', do: 'goOn' })
})

test('where the script comes late it takes over from there', async () => {
  const { lookUp, press } = await thePage({
    said: told({ shows: { standing: null, over: true, wait: 0 } }),
    answers: {
      OpenRequestStatus: stands(),
      MailMe: refused('INTERNAL_SERVER_ERROR'),
      RequestStatus: stands(),
    },
  })
  await press('Continue')
  await lookUp()
  await screen.findByRole('heading', { name: 'Received' })
  await press('E-mail me this reference')
  await screen.findByText(/^That did not work/)
})

test('what was typed before is gone once the status was opened and hidden again', async () => {
  const values = { reference: 'LA-7K3M-94XF', words: 'one two three four' }
  const { user, lookUp } = await thePage({ said: told({ values, errors: { words: 'Wrong' } }) })
  await user.clear(field('Reference'))
  await user.clear(field('Four words'))
  await lookUp()
  await screen.findByRole('heading', { name: 'Received' })
  act(() => void dispatchEvent(new Event('pagehide')))
  expect([field('Reference').value, field('Four words').value]).toEqual(['', ''])
})
