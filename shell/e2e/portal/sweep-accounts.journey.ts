import { expect, test } from 'vitest'
import {
  addVirtualAuthenticator,
  createAccountInRole,
  generateTotp,
  signOut,
  submitPassword,
} from '../accounts.ts'
import { openPage } from '../browser.ts'
import { queryRows } from '../database.ts'
import { createEvent, post, press, pressMore } from '../portal.ts'
import { selectOption } from '../select-option.ts'
import { signIn, signInAlone } from '../sign-in.ts'
import { dialogs, sweep } from '../sweep.ts'
import { waitForEmail } from '../wait-for-email.ts'

test('inviting somebody, and what they find by the link', async () => {
  const { page } = await openPage()
  await signIn(page, '/admin/administrators')
  await press(page, 'Invite an administrator')
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Invite', exact: true }).click()
  await form
    .getByText(/^Enter /)
    .first()
    .waitFor()
  await sweep(page, 'invite, with what is missing', dialogs)
  await form.getByLabel('Name').fill('Cleo Sweep')
  await form.getByLabel('Email').fill('cleo.sweep@example.org')
  await selectOption(form.getByLabel('Role'), 'Editor')
  await form.getByRole('button', { name: 'Invite', exact: true }).click()
  const invitation = page.getByRole('dialog', { name: 'Invitation for Cleo Sweep' })
  const link = await invitation.getByLabel('Link').inputValue()
  await sweep(page, 'invitation', dialogs)
  await press(page, 'Done')
  await pressMore(page, 'Role', 'Cleo Sweep')
  await page.getByRole('dialog', { name: 'Role of Cleo Sweep' }).waitFor()
  await sweep(page, 'role', dialogs)

  const { page: invited } = await openPage()
  await invited.goto(link)
  await invited.getByText('Hello Cleo Sweep.').waitFor()
  await sweep(invited, 'welcome')
})

test('second factors: enrolled, given and asked for again, and a forgotten password', async () => {
  const { page } = await openPage({ expected: /401/ })
  await addVirtualAuthenticator(page)
  const { email } = await createAccountInRole('administrator', 'Fern Sweep')
  await signIn(page, '/admin/account', { email })
  await press(page, 'Add a passkey')
  await page.getByRole('dialog').getByLabel('Name').fill('Work laptop')
  await sweep(page, 'add a passkey', dialogs)
  await press(page, 'Continue')
  await page.getByRole('dialog', { name: 'Your recovery codes' }).waitFor()
  await sweep(page, 'recovery codes', dialogs)
  await press(page, 'I have saved them')
  await press(page, 'Add an authenticator app')
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator app' })
  await dialog.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  await sweep(page, 'add an authenticator app', dialogs)
  await dialog
    .getByLabel('Code', { exact: true })
    .fill(generateTotp(await dialog.locator('code').innerText()))
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('10 of 10 left').waitFor()
  await sweep(page, 'account with second factors')
  await queryRows(
    'auth',
    `update session set verified_at = now() - interval '6 minutes'
      where administrator in (select id::text from administrator where email = $1)`,
    [email],
  )
  await page.goto('/admin/activity')
  await page.getByRole('button', { name: /^Export/ }).click()
  await page.getByRole('dialog', { name: 'Confirm it’s you' }).waitFor()
  await sweep(page, 'confirm that it is you', dialogs)
  await page.reload()

  await signOut(page)
  await submitPassword(page, email)
  await page.getByRole('button', { name: 'Use your passkey' }).waitFor()
  await sweep(page, 'second step')
  await page.goto('/admin/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await sweep(page, 'forgotten password')
  await press(page, 'Send link')
  const link = /\/admin\/reset-password#[\w-]{43}/.exec(await waitForEmail('Choose it here:', email))![0]
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).waitFor()
  await sweep(page, 'new password')
})

test('a session that ended where somebody types', async () => {
  const { page } = await openPage({ expected: /401/ })
  await signInAlone(page, '/admin/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('auth_token')}`
    await fetch('/api/auth/logout', { method: 'POST', headers: { authorization } })
  })
  // Services know the sessions of a second ago: the first screen may still be shown.
  const rail = page.getByRole('navigation', { name: 'Portal' })
  const screens = ['Letters', 'Activity']
  await expect
    .poll(async () => {
      // The question may be there already, before the link.
      screens.push(screens.shift()!)
      await rail.getByRole('link', { name: screens[0]! }).dispatchEvent('click')
      return page.getByText('You have been signed out').count()
    })
    .toBe(1)
  await sweep(page, 'signed out', dialogs)
})

test('a message with its answer, and who comes to an event', async () => {
  const subject = 'The mailbox is gone'
  await post('/api/contact', {
    name: 'Fenn Ashby',
    email: 'fenn@example.org',
    subject,
    message: 'Since May.',
  })
  const { page } = await openPage()
  const event = await createEvent(page, 'Clinic for a sweep')
  const needs = 'A seat at the door, and an interpreter'
  await post('/api/registrations', { event, name: 'Fenn Ashby', email: 'fenn@example.org', seats: 2, needs })
  await signIn(page, '/admin/messages')
  await page.getByRole('link', { name: subject }).click()
  await page.getByText('Since May.').waitFor()
  await sweep(page, 'message')
  await press(page, 'Convert to request')
  await press(page, 'Create request')
  await page.getByText('Choose what kind of problem it is').waitFor()
  await sweep(page, 'request from a message', dialogs)
  await selectOption(page.getByLabel('Category'), 'Housing Rights')
  await selectOption(page.getByLabel('Urgency'), 'High (within 2-3 days)')
  await press(page, 'Create request')
  await page.getByRole('dialog', { name: 'Request created' }).locator('td').first().waitFor()
  await sweep(page, 'receipt for a message', dialogs)

  await page.goto(`/admin/registrations/${event}`)
  await page.getByRole('button', { name: 'Check in Fenn Ashby' }).click()
  await page.getByRole('button', { name: 'Undo the check-in of Fenn Ashby' }).waitFor()
  await sweep(page, 'registrations of an event')
})
