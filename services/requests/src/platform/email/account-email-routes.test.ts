import { AuditEvent } from '@access/service-kit'
import { expect, test } from 'vitest'
import { readOutbox } from '../../testing/outbox.ts'
import { startRequestsService } from '../../testing/requests-service.ts'

const token = 'a'.repeat(43)
const invitation = {
  email: 'bo@example.org',
  name: 'Bo Diaz',
  invitedBy: { id: '7d9f1c1e-0000-4000-8000-000000000001', name: 'Ada' },
  token,
  until: '2099-03-05T22:30:00.000Z',
}

const posting = (body: object) => ({ method: 'POST', body: JSON.stringify(body) })

test('an invitation is mailed with its link, behind the # where no server reads it', async () => {
  const inbox = await startRequestsService({
    env: { PUBLIC_URL: 'https://help.example.org', SMTP_URL: 'smtp://127.0.0.1:1' },
  })
  const answer = await inbox.fetch('/invitations', posting(invitation))
  expect([answer.status, await answer.json()]).toEqual([202, { leaves: true }])
  const [mail] = await readOutbox(inbox)
  expect(mail).toMatchObject({ to: 'bo@example.org', subject: 'Your access to the admin portal' })
  expect(mail!.text).toContain('Hello,\n\nAda has invited you')
  expect(mail!.text).toContain(`https://help.example.org/admin/welcome#${token}\n`)
  expect(mail!.text).toContain('until Thursday, March 5, 5:30 PM.')
})

test('without a mail server it says that no email leaves the machine', async () => {
  const inbox = await startRequestsService()
  const answer = await inbox.fetch('/invitations', posting(invitation))
  expect(await answer.json()).toEqual({ leaves: false })
})

test('the link is neither in the tables nor in the audit', async () => {
  const inbox = await startRequestsService()
  await inbox.fetch('/invitations', posting(invitation))
  const rows = [
    await inbox.em().execute('select t::text from outbox_email t'),
    await inbox.em().find(AuditEvent, {}),
  ]
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(await inbox.em().find(AuditEvent, {})).toMatchObject([
    {
      actor: 'Ada',
      actorId: invitation.invitedBy.id,
      action: 'mailed',
      itemType: 'invitation',
      title: 'bo@example.org',
    },
  ])
})

test('what is incomplete, or says more, is no invitation', async () => {
  const inbox = await startRequestsService()
  for (const wrong of [{ token: undefined }, { token: 'short' }, { until: 'soon' }, { more: 1 }])
    expect((await inbox.fetch('/invitations', posting({ ...invitation, ...wrong }))).status).toBe(400)
  expect(await readOutbox(inbox)).toEqual([])
})

test('only who signs a call has emails posted', async () => {
  const inbox = await startRequestsService()
  expect((await fetch(`${inbox.url}/invitations`, posting(invitation))).status).toBe(401)
  expect(await readOutbox(inbox)).toEqual([])
})

const { invitedBy: _, ...reset } = invitation
const warning = { email: 'bo@example.org', name: 'Bo', count: 5 }

test.each([
  [
    '/password-resets',
    'passwordReset',
    reset,
    [`/admin/reset-password#${token}\n`, 'until Thursday, March 5, 5:30 PM.'],
  ],
  ['/wrong-code-warnings', 'wrongCodes', warning, ['/admin/login']],
] as const)('%s mails a link to the portal, recorded without it', async (path, kind, body, texts) => {
  const inbox = await startRequestsService({ env: { PUBLIC_URL: 'https://help.example.org' } })
  expect((await inbox.fetch(path, posting(body))).status).toBe(202)
  const [mail] = await readOutbox(inbox)
  expect(mail).toMatchObject({ kind, to: 'bo@example.org' })
  for (const text of texts) expect(mail!.text).toContain(text)
  expect(mail!.text).toContain('https://help.example.org/admin/')
  expect(JSON.stringify(await inbox.em().find(AuditEvent, {}))).not.toContain(token)
  expect((await inbox.fetch(path, posting({ ...body, more: 1 }))).status).toBe(400)
  expect((await fetch(`${inbox.url}${path}`, posting(body))).status).toBe(401)
})
