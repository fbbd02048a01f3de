import { renderScreen } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import {
  buildGateway,
  buildReceiptResponse,
  getRadio,
  listSelectedLabels,
} from '../testing/open-request-form.tsx'

const noAnswers = { lists: {}, errors: {}, failure: null, viewState: null, receipt: null }

async function openQuestions(values?: Record<string, string>) {
  const gateway = buildGateway(buildReceiptResponse)
  const submittedForm = values && {
    ...noAnswers,
    formPath: '/get-help/can-we-help',
    token: 'a-token',
    values,
  }
  const rendered = renderScreen(routes, { path: '/get-help/can-we-help', gateway, submittedForm })
  await screen.findByRole('heading', { level: 1, name: 'Can we help?' })
  return { ...rendered, gateway }
}

const getSuggestion = (title: string) => within(screen.getByRole('heading', { name: title }).parentElement!)
const getFormUrl = (title: string) =>
  getSuggestion(title).getByRole('link', { name: 'Request Legal Aid' }).getAttribute('href')

test.each([
  [
    ['Housing Rights', 'No, or I am not sure', 'Yes'],
    'We help with this',
    '/get-help?category=Housing+Rights',
  ],
  [
    ['Housing Rights', 'Yes, later', 'Yes'],
    'We help with this',
    '/get-help?category=Housing+Rights&hasDate=Yes',
  ],
  [
    ['Employment', 'Yes, today or tomorrow', 'Yes'],
    'Call us now, and send the form',
    '/get-help?category=Employment&urgency=Emergency&hasDate=Yes',
  ],
  [
    ['Family Law', 'No, or I am not sure', 'No, somebody hurts or threatens me'],
    'First, be safe',
    '/get-help?category=Family+Law&urgency=Emergency',
  ],
  [['Something else', 'No, or I am not sure', 'Yes'], 'This may be beyond us', '/get-help'],
])('three taps, %j, lead to “%s”, and to the form with what was chosen', async (taps, title, url) => {
  const { user, gateway, getAddress } = await openQuestions()
  for (const label of taps) await user.click(getRadio(label))
  expect(getFormUrl(title)).toBe(url)
  const guides = getSuggestion(title).queryByRole('link', { name: 'Read our guides first' })
  if (title === 'We help with this')
    expect(guides?.getAttribute('href')).toBe('/know-your-rights#housing-rights')
  expect(getAddress()).toBe('/get-help/can-we-help')
  expect(gateway.requests.map(({ name }) => name)).toEqual(['RequestForm'])
  expect(sessionStorage.length + localStorage.length).toBe(0)
})

test('who is not safe is led to the page about safety, and to places to turn', async () => {
  const { user } = await openQuestions()
  for (const label of ['Housing Rights', 'Yes, later', 'No, somebody hurts or threatens me'])
    await user.click(getRadio(label))
  const suggestion = getSuggestion('First, be safe')
  suggestion.getByText(/call 911/)
  suggestion.getByText('Dial 211, day or night')
  expect(suggestion.getByRole('link', { name: /stay safe/ }).getAttribute('href')).toBe('/stay-safe')
})

test('without script one button sends the three answers, and the page is shown with them', async () => {
  await openQuestions({ problem: 'Employment', date: 'none', safe: 'yes' })
  expect(listSelectedLabels()).toEqual(['Employment', 'No, or I am not sure', 'Yes'])
  expect(getFormUrl('We help with this')).toBe('/get-help?category=Employment')
})
