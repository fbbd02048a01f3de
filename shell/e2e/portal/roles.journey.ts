import { hasPermission, type Role, roles } from '@access/service-kit/roles/roles.rules'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { watchRequests } from '../../../infra/run/network-idle.ts'
import { createAccountInRole } from '../accounts.ts'
import { listAxeViolations, openPage } from '../browser.ts'
import { createRequest } from '../create-request.ts'
import { queryRows } from '../database.ts'
import { signIn } from '../sign-in.ts'

/** What each role finds in the menu, besides the own account. */
const menus: Record<Role, string[]> = {
  administrator: [
    ...['Notifications', 'Legal aid requests', 'Messages', 'Registrations'],
    ...['Cases', 'Judgments', 'Blog', 'Events', 'Team', 'Services', 'Pages'],
    ...['Constitution', 'Related documents'],
    ...[
      'Media library',
      'Settings',
      'Conflict list',
      'Poverty guidelines',
      'Letters',
      'Administrators',
      'Activity',
    ],
    'Email log',
  ],
  intakeWorker: [
    ...['Notifications', 'Legal aid requests', 'Messages', 'Registrations'],
    ...['Conflict list', 'Letters', 'Email log'],
  ],
  attorney: ['Notifications'],
  editor: [
    ...['Cases', 'Judgments', 'Blog', 'Events', 'Team', 'Services', 'Pages'],
    ...['Constitution', 'Related documents'],
    'Media library',
  ],
  auditor: ['Activity'],
}

/** An address that the role is refused; an administrator is refused none. */
const forbiddenPaths: Partial<Record<Role, string>> = {
  intakeWorker: '/admin/administrators',
  attorney: '/admin/conflicts',
  editor: '/admin/legal-aid',
  auditor: '/admin/settings',
}

async function listRail(page: Page) {
  const links = page.getByRole('navigation', { name: 'Portal' }).getByRole('link')
  await links.first().waitFor()
  const names = await links.allInnerTexts()
  return names.map((name) => name.replace(/\s*\d+ (new|failed|unread)$/, ''))
}

test.each(roles)(
  'the role %s has its screens in the rail, and is refused others by address',
  async (role) => {
    const { page } = await openPage()
    await signIn(page, '/admin/dashboard', await createAccountInRole(role, `Walker ${role}`))
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
    expect(await listRail(page)).toEqual(['Dashboard', 'View site', ...menus[role], 'Your account'])
    expect(await page.getByText('Some data could not be loaded').count()).toBe(0)
    expect(await listAxeViolations(page)).toEqual([])

    const forbiddenPath = forbiddenPaths[role]
    if (!forbiddenPath) return
    await page.goto(forbiddenPath)
    await page.getByRole('heading', { name: 'You may not open this' }).waitFor()
    expect(await listAxeViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'Back to the dashboard' }).click()
    await page.waitForURL('**/admin/dashboard')
  },
)

test.each(roles)('every screen of the role %s shows what it asks for', async (role) => {
  const { page } = await openPage()
  const { waitForIdle } = watchRequests(page)
  const account = await createAccountInRole(role, `Reader ${role}`)
  await signIn(page, '/admin/account', account)
  await page.getByText(account.email).waitFor()
  const paths = [
    'legal-aid',
    'messages',
    'registrations',
    'conflicts',
    'letters',
    'mails',
    'cases',
    'activity',
  ]
  for (const path of paths.filter((path) => hasPermission(role, screenPermissions[path]!))) {
    await page.goto(`/admin/${path}`)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await waitForIdle()
    expect(await page.getByRole('alert').allInnerTexts(), path).toEqual([])
  }
})

const screenPermissions: Record<string, Parameters<typeof hasPermission>[1]> = {
  'legal-aid': 'readAllRequests',
  messages: 'answerMessages',
  registrations: 'manageRegistrations',
  conflicts: 'checkConflicts',
  letters: 'manageLetters',
  mails: 'resendEmails',
  cases: 'manageContent',
  activity: 'readAuditLog',
}

test('an attorney has the request that is theirs, and an administrator says why they open it', async () => {
  const attorney = await createAccountInRole('attorney', 'Ines Quintero')
  const { id, reference } = await createRequest({ name: 'Juniper Lantern' })
  await createRequest({ name: 'Somebody Elses' })
  await queryRows(
    'requests',
    'update legal_aid_request set assignee_id = $1, assignee_name = $2 where id = $3',
    [attorney.id, attorney.name, id],
  )
  const { page: attorneyPage } = await openPage()
  await signIn(attorneyPage, '/admin/dashboard', attorney)
  const matters = attorneyPage.getByRole('list', { name: 'Your matters' })
  await matters.getByRole('link', { name: reference }).waitFor()
  expect(await matters.getByRole('listitem').count()).toBe(1)
  expect(await listAxeViolations(attorneyPage)).toEqual([])
  await attorneyPage.getByRole('link', { name: reference }).click()
  await attorneyPage.getByText('Ask an intake worker or an administrator to complete it.').waitFor()
  expect(await listAxeViolations(attorneyPage)).toEqual([])

  const reason = 'Cover while Ines is in court'
  const { page } = await openPage()
  await signIn(page, `/admin/legal-aid/${id}`)
  const dialog = page.getByRole('dialog', { name: 'Why do you open this request?' })
  await dialog.waitFor()
  await page.getByText('Ines Quintero works on this request. Say why you open it.').waitFor()
  expect(await page.getByText('Juniper Lantern').count()).toBe(0)
  expect(await listAxeViolations(page)).toEqual([])
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: reference }).waitFor()
  await page.getByText(`gave a reason to open: ${reason}`).waitFor()

  // Good for this session: nothing is asked again.
  await page.reload()
  await page.getByText(`gave a reason to open: ${reason}`).waitFor()
  await page.goto('/admin/activity')
  await page
    .getByRole('listitem')
    .filter({ hasText: `gave a reason to open: ${reason}` })
    .first()
    .waitFor()
})

test('a role is changed in the list of accounts, and holds where they are signed in', async () => {
  const account = await createAccountInRole('editor', 'Theo Brandt')
  const { page: theirs } = await openPage()
  await signIn(theirs, '/admin/cases', account)
  await theirs.getByRole('heading', { level: 1, name: 'Cases Management' }).waitFor()

  const { page } = await openPage()
  await signIn(page, '/admin/administrators')
  await page.getByRole('button', { name: 'More: Theo Brandt' }).click()
  await page.getByRole('button', { name: 'Role: Theo Brandt' }).click()
  const dialog = page.getByRole('dialog', { name: 'Role of Theo Brandt' })
  await dialog.getByLabel('Role').selectOption('Auditor')
  expect(await listAxeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('row', { name: /Theo Brandt.*Auditor/ }).waitFor()

  await theirs.goto('/admin/cases')
  await theirs.getByRole('heading', { name: 'You may not open this' }).waitFor()
  await theirs.goto('/admin/activity')
  await theirs.getByRole('heading', { level: 1, name: 'Activity' }).waitFor()
})
