import { refused } from '@access/shell/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { field, whoHasSent } from './testing/applicant.tsx'

const section = (name: string) => within(screen.getByRole('region', { name }))

test('the e-mail is read before it is asked for, and has no words in it', async () => {
  const { press, asked } = await whoHasSent({ SetMailing: { setMailing: { pass: 'the-next' } } })
  const mail = section('E-mail me this reference')
  mail.getByText('We have received your message (LA-7K4M-93XH)')
  mail.getByText('A person will read it and contact you by Saturday, November 21, 2:00 PM.')
  expect(mail.queryByText(/river/)).toBeNull()
  expect(asked('SetMailing')).toEqual([])

  await press('E-mail me this reference')
  await mail.findByText(/^It is on its way\./)
  expect(asked('SetMailing')[0]!.variables).toEqual({ pass: 'a-pass', wanted: true })
})

test('an e-mail that could not be ordered can be ordered again', async () => {
  const { press } = await whoHasSent({ SetMailing: refused('BUSY') })
  await press('E-mail me this reference')
  await screen.findByText('The email could not be ordered. Please try again.')
  screen.getByRole('button', { name: 'E-mail me this reference' })
})

test('who wants to tell more sends what was answered and nothing else, with the freshest pass', async () => {
  const { user, press, asked } = await whoHasSent({
    SetMailing: { setMailing: { pass: 'the-next' } },
    TellMore: { tellMore: { pass: 'the-last' } },
  })
  await press('E-mail me this reference')
  await screen.findByText(/^It is on its way\./)
  await user.click(screen.getByRole('checkbox', { name: 'Phone' }))
  await user.click(screen.getByRole('checkbox', { name: 'Post' }))
  await user.click(
    within(screen.getByRole('group', { name: 'May we leave a message?' })).getByRole('radio', { name: 'No' }),
  )
  await user.click(screen.getByRole('radio', { name: 'Office Services' }))
  await user.type(field('Your language'), 'română')
  await press('Send these answers')
  await screen.findByText('Thank you. Your answers are with your request.')

  expect(asked('TellMore')[0]!.variables).toEqual({
    pass: 'the-next',
    input: {
      safeWays: ['Phone', 'Post'],
      leaveMessage: false,
      senderName: 'Office Services',
      language: 'română',
    },
  })
})

test('every optional question has its hint', async () => {
  await whoHasSent()
  field('Safe hours', /For example: weekdays after 3 PM\./)
  screen.getByRole('group', { name: 'Do you want an interpreter?', description: /sign language/ })
  screen.getByLabelText('Next court date')
})

test('what is wrong with an optional answer is said at its question, and the others stay', async () => {
  const message = 'Enter the date as it is on the paper, like 2026-12-01'
  const { user, press } = await whoHasSent({
    TellMore: refused('BAD_USER_INPUT', { fields: { 'input.courtDate': message } }),
  })
  await user.type(field('Name of the other side'), 'A. Landlord')
  await press('Send these answers')
  const summary = within(await screen.findByRole('region', { name: 'There is a problem' }))

  summary.getByRole('link', { name: message })
  expect(screen.getByLabelText('Next court date').getAttribute('aria-invalid')).toBe('true')
  expect(field('Name of the other side').value).toBe('A. Landlord')
})

test('a court date that is typed in part is asked for whole, and not left out without a word', async () => {
  const { user, press, asked } = await whoHasSent()
  const date = screen.getByLabelText<HTMLInputElement>('Next court date')
  expect([date.min, date.max]).toEqual(['1700-01-01', '2100-12-31'])
  await user.type(field('Name of the other side'), 'A. Landlord')
  // What the browser says of a date of which only the month is typed; jsdom has no such dates.
  Object.defineProperty(date, 'validity', { value: { badInput: true } })
  await press('Send these answers')
  const summary = within(await screen.findByRole('region', { name: 'There is a problem' }))
  summary.getByRole('link', {
    name: 'Enter the whole date as it is on the paper, or leave it empty.',
  })
  expect(asked('TellMore')).toEqual([])
})

test('nothing told is nothing sent', async () => {
  const { press, asked } = await whoHasSent()
  await press('Send these answers')
  await screen.findByText('There is nothing to send yet.')
  expect(asked('TellMore')).toEqual([])
})

test('once the pass is over, the page leads to where the words are asked for', async () => {
  const { press } = await whoHasSent({
    SetMailing: refused('BAD_USER_INPUT', { fields: { pass: 'This has taken too long' } }),
  })
  await press('E-mail me this reference')
  const notice = within(await screen.findByRole('alert'))

  notice.getByText('Please enter your words again')
  expect(notice.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/get-help/status')
  screen.getByText('river lantern maple harbor')
})

test('the receipt is a PDF with reference and dates, and with the words only for who wants that', async () => {
  const saved: Blob[] = []
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (file: Blob) => `blob:${saved.push(file)}`
      static override revokeObjectURL = () => {}
    },
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user, press } = await whoHasSent()
  await press('Save as PDF')
  await waitFor(() => expect(saved).toHaveLength(1))
  const plain = await saved[0]!.text()
  expect(plain).toContain('(LA-7K4M-93XH)')
  expect(plain).toContain('By Saturday, November 21, 2:00 PM: a person reviews')
  expect(plain).not.toMatch(/river|heating|Ana/)

  await user.click(screen.getByRole('checkbox', { name: 'Put my four words on it too' }))
  await press('Save as PDF')
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(await saved[1]!.text()).toContain('(river lantern maple harbor)')
})

test('who leaves in a hurry leaves no reference and no words on the page', async () => {
  const { user } = await whoHasSent()
  vi.stubGlobal('location', { replace() {} })
  await user.click(screen.getByRole('link', { name: 'Leave this site' }))

  expect(document.body.textContent).not.toMatch(/LA-7K4M|river/)
})
