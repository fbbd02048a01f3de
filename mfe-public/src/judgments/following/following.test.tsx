import { renderScreen, type ScreenOptions } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'

const link = 's3cret-s3cret-s3cret-22'

/** Opens a page; `submittedForm` is what the server knows of its form. */
const open = (path: string, submittedForm?: ScreenOptions['submittedForm']) =>
  renderScreen(routes, { path, submittedForm })

const readForm = (container: HTMLElement) => {
  const form = container.querySelector<HTMLFormElement>('main form[method="post"], form[method="post"]')!
  return { action: form.getAttribute('action'), values: Object.fromEntries(new FormData(form)) }
}

test('the form says what is followed, and sends it with the address, by the browser itself', async () => {
  const { container, user, page } = open('/judgments/follow?q=no%20heat&category=Housing')
  await user.type(await screen.findByLabelText('Your email address'), 'ines@example.org')
  expect(screen.getByText('no heat')).toBeDefined()
  expect(readForm(container)).toEqual({
    action: '/judgments/follow',
    values: { q: 'no heat', category: 'Housing', court: '', email: 'ines@example.org', website: '' },
  })
  expect(page).toMatchObject({ robots: 'noindex', isPrivate: true })
})

test('what is wrong with an address stands at its field, with what was typed', async () => {
  open('/judgments/follow', {
    values: { email: 'ines', q: 'heat' },
    errors: { email: 'Enter an email address in the correct format, like name@example.org' },
  })
  const field = await screen.findByLabelText<HTMLInputElement>('Your email address')
  expect(field.value).toBe('ines')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('heat')).toBeDefined()
})

test('who has sent an address is told to look at their email, whether or not it is known here', async () => {
  open('/judgments/follow', { receipt: {} })
  await screen.findByRole('heading', { level: 1, name: 'Now look at your email' })
  expect(screen.getByRole('status').textContent).toContain('Open it within 24 hours')
})

test('the link of the first email says yes by a button, not by being opened', async () => {
  const { container } = open(`/judgments/follow/confirm#${link}`)
  await screen.findByRole('button', { name: 'Yes, write to me' })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(readForm(container)).toEqual({ action: '/judgments/follow/confirm', values: { link } })
})

test('what was confirmed is shown', async () => {
  const search = { search: 'heat', category: null, court: null, isConfirmed: true }
  open('/judgments/follow/confirm', { viewState: { action: 'confirmed', search } })
  await screen.findByRole('heading', { level: 1, name: 'We will write to you' })
  expect(screen.getByText('heat')).toBeDefined()
})

test('the link of the other emails ends them by one button, and shows the search by another', async () => {
  const { container } = open(`/judgments/following#${link}`)
  const end = await screen.findByRole('button', { name: 'End these emails' })
  const show = screen.getByRole('button', { name: 'Show my search' })
  for (const [button, value] of [
    [end, 'end'],
    [show, 'open'],
  ] as const)
    expect([button.getAttribute('name'), button.getAttribute('value')]).toEqual(['go', value])
  expect(readForm(container)).toEqual({ action: '/judgments/following', values: { link } })
})

test.each(['/judgments/follow/confirm', '/judgments/following'])(
  'without script, or the end of its address, the page asks for the link: %s',
  async (path) => {
    const { container, page } = open(path, {
      values: { link: 'half' },
      errors: { link: 'Enter the link in our email, or its last part after the #' },
    })
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'The link in our email' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    screen.getByRole('link', { name: 'Enter the link in our email, or its last part after the #' })
    expect(readForm(container)).toMatchObject({ action: path, values: { link: 'half' } })
    expect(page).toMatchObject({ robots: 'noindex', isPrivate: true })
  },
)

test('what an email program has to end the emails shows no search', async () => {
  open(`/judgments/following#end-0bba65db-f21d-444b-8f5d-0a1b2c3d4e5f-${'a'.repeat(43)}`)
  await screen.findByRole('button', { name: 'End these emails' })
  expect(screen.queryByRole('button', { name: 'Show my search' })).toBeNull()
})

test('a search that is shown leads to its newest judgments', async () => {
  const search = { search: 'no heat', category: 'Housing', court: null, isConfirmed: true }
  open('/judgments/following', { viewState: { action: 'opened', search } })
  const link = await screen.findByRole('link', { name: 'See the newest judgments of this search' })
  expect(link.getAttribute('href')).toBe('/judgments?q=no+heat&category=Housing&sort=date')
})

test.each([
  ['/judgments/following', { action: 'ended' }, 'The emails have ended'],
  [`/judgments/following/${link}`, { action: 'ended' }, 'The emails have ended'],
  ['/judgments/following', { action: 'opened', search: null }, 'This link no longer works'],
  ['/judgments/follow/confirm', { action: 'confirmed', search: null }, 'This link no longer works'],
])('a link that has ended says so: %s %j', async (path, viewState, title) => {
  open(path, { viewState })
  await screen.findByRole('heading', { level: 1, name: title })
  expect(screen.queryByRole('button', { name: 'End these emails' })).toBeNull()
})

test('a failure says whom to call, and the form is there again', async () => {
  open('/judgments/following', { failure: 'failed' })
  await screen.findByText(
    /This did not work\. What you wrote is still here\. Please try again, or call \(\d{3}\)/,
  )
  expect(screen.getByRole('button', { name: 'End these emails' })).toBeDefined()
})
