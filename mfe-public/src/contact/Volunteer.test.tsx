import { buildStaticPage } from '@access/content/first-pages/static-page.examples'
import { createFakeGateway, renderScreen, type ScreenOptions } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'

const submission = 'POST /api/contact'
const receipt = { id: '1', reference: 'CM-7K4M-92QF', hasEmailConfirmation: false, isEmailHeld: false }

async function openVolunteerPage(submittedForm?: ScreenOptions['submittedForm']) {
  const gateway = createFakeGateway({
    StaticPage: { staticPage: buildStaticPage('volunteer') },
    [submission]: () => Response.json(receipt, { status: 201 }),
  })
  const rendered = renderScreen(routes, { path: '/volunteer', gateway, submittedForm })
  await screen.findByRole('heading', { level: 1, name: 'Volunteer With Us' })
  return {
    ...rendered,
    send: () => rendered.user.click(screen.getByRole('button', { name: 'Send Message' })),
    listSubmissions: () => gateway.requests.filter(({ name }) => name === submission),
  }
}

test('an attorney offers help, which is sent as a message with its kind', async () => {
  const { user, page, send, listSubmissions } = await openVolunteerPage()
  await send()
  const links = within(screen.getByRole('region', { name: 'There is a problem' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Enter your name',
    'Enter your email address',
    'Say whether you are an attorney or a volunteer',
    'Enter your message',
  ])
  expect(page.title).toMatch(/^Error: Volunteer/)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.org')
  await user.click(screen.getByRole('radio', { name: 'An attorney' }))
  await user.type(screen.getByRole('textbox', { name: /^What could you do/ }), 'Housing.')
  await send()
  await screen.findByText('CM-7K4M-92QF')
  expect(listSubmissions().map(({ variables }) => variables)).toEqual([
    {
      ...{ name: 'Ada', email: 'ada@example.org', phone: '', kind: 'attorney', message: 'Housing.' },
      ...{ subject: 'Offer to help', website: '', seconds: expect.any(Number) },
    },
  ])
})

test('without script the form goes to its own page, and comes back with its choice', async () => {
  const { container } = await openVolunteerPage({
    values: { kind: 'volunteer' },
    errors: { name: 'Enter your name' },
  })
  expect(container.querySelector('form')!.getAttribute('action')).toBe('/volunteer#send')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A volunteer' }).checked).toBe(true)
  screen.getByRole('link', { name: 'Enter your name' })
})
