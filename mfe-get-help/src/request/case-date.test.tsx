// Step 2: the date first, what it says of the urgency, and who is on the other side.
import { getLocalDay } from '@access/kit'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildRequestPayload } from '../journey/journey.ts'
import {
  getButton,
  getCheckbox,
  getField,
  getRadio,
  openLastStep,
  openRequestForm,
} from '../testing/open-request-form.tsx'

const tomorrow = getLocalDay(new Date(Date.now() + 86_400_000))

async function openCaseDetails() {
  const form = await openRequestForm()
  await form.goTo.step2()
  return {
    ...form,
    async enterDate(day: string) {
      await form.user.click(getRadio('Yes'))
      fireEvent.change(screen.getByLabelText(/^Which day\?/), { target: { value: day } })
    },
  }
}

test('the date is asked first, and what follows from it only where there is one', async () => {
  const { user, fillIn } = await openCaseDetails()
  expect(screen.getAllByRole('group')[0]!.textContent).toMatch(/^Is there a court date or a deadline\?/)
  expect(screen.queryByLabelText(/^Which day\?/)).toBeNull()
  await user.click(getRadio('I am not sure'))
  expect(screen.queryByLabelText(/^Which day\?/)).toBeNull()
  screen.getByRole('group', { name: /^What kind of paper came\?/ })
  await user.click(getRadio('No'))
  expect(screen.queryByRole('group', { name: /^What kind of paper came\?/ })).toBeNull()
  // All of it is optional.
  await fillIn.caseDetails()
  expect(getButton('Next').disabled).toBe(false)
})

test('an urgency that is later than the date is asked about once, and may be kept', async () => {
  const { user, press, enterDate, fillIn } = await openCaseDetails()
  await enterDate(tomorrow)
  screen.getByText(/^By your date, Emergency fits\./)
  // No urgency is chosen yet.
  expect(screen.queryByText(/^Your date is/)).toBeNull()
  await fillIn.caseDetails()
  await user.click(getRadio('Low (can wait a few weeks)'))
  screen.getByText('Your date is tomorrow. Low means a few weeks.')
  await press('Keep Low')
  expect(screen.queryByText(/^Your date is tomorrow/)).toBeNull()
  await user.click(getRadio('Medium (within a week)'))
  screen.getByText('Your date is tomorrow. Medium means within a week.')
  await press('Choose Emergency')
  expect(getRadio('Emergency (immediate assistance needed)').checked).toBe(true)
  expect(screen.queryByText(/^Your date is tomorrow/)).toBeNull()
})

test('a date that is incomplete is reported, and not silently left out', async () => {
  const { enterDate } = await openCaseDetails()
  await enterDate('')
  const date = screen.getByLabelText<HTMLInputElement>(/^Which day\?/)
  expect([date.min, date.max]).toEqual(['1700-01-01', '2100-12-31'])
  // What browsers report for an incomplete date; jsdom does not.
  Object.defineProperty(date, 'validity', { value: { badInput: true } })
  fireEvent.blur(date)
  screen.getByText('Enter the complete date as it is on the paper, or leave it empty.')
  expect(date.getAttribute('aria-invalid')).toBe('true')
})

test('the date, the paper and the other side are checked and sent, and left out where they were taken back', async () => {
  const otherAnswers = {
    ...{ hasDate: 'Yes', courtDate: '2099-03-06', documentKind: 'Summons', adverseParty: 'Pete Novák' },
  }
  const { press, getSubmissions } = await openLastStep({ otherAnswers })
  const answers = within(screen.getByRole('region', { name: 'Check your answers' }))
  for (const text of ['March 6, 2099', 'Summons', 'Pete Novák']) answers.getByText(text)
  await press('Submit Request')
  await screen.findByText('LA-7K4M-93XH')
  expect(getSubmissions()).toMatchObject([otherAnswers])
})

test('who does not know the other side says so, and nothing is sent of it', async () => {
  const { user } = await openCaseDetails()
  await user.type(getField('Who is on the other side? (optional)'), 'Pete')
  await user.click(getCheckbox("I don't know who is on the other side"))
  expect(screen.queryByRole('textbox', { name: /other side/ })).toBeNull()
})

test('a service that one came for is named beside its area, goes with the request, and may be taken out', async () => {
  const { goTo, user } = await openRequestForm({
    path: '/get-help?category=Civil+Rights&service=Debt+and+Collections',
  })
  await goTo.step2()
  expect(getRadio('Civil Rights').checked).toBe(true)
  const field = getField('The service you came for (optional)')
  expect(field.value).toBe('Debt and Collections')
  expect(buildRequestPayload({ service: field.value })).toMatchObject({ service: 'Debt and Collections' })
  await user.clear(field)
  expect(buildRequestPayload({ service: field.value })).not.toHaveProperty('service')
})
