import { Activity } from '@access/service-kit'
import { expect, test } from 'vitest'
import { mailsIn } from '../testing/mailsIn.ts'
import { theInbox } from '../testing/theInbox.ts'

const token = 'a'.repeat(43)
const invitation = {
  email: 'bo@example.org',
  name: 'Bo Diaz',
  invitedBy: 'Ada',
  token,
  until: '2099-03-05T22:30:00.000Z',
}

const posting = (body: object) => ({ method: 'POST', body: JSON.stringify(body) })

test('an invitation is mailed with its link, behind the # where no server reads it', async () => {
  const inbox = await theInbox({
    env: { PUBLIC_URL: 'https://help.example.org', SMTP_URL: 'smtp://127.0.0.1:1' },
  })
  const answer = await inbox.fetch('/invitations', posting(invitation))
  expect([answer.status, await answer.json()]).toEqual([202, { leaves: true }])
  const [mail] = await mailsIn(inbox)
  expect(mail).toMatchObject({ to: 'bo@example.org', subject: 'Your access to the admin portal' })
  expect(mail!.text).toContain('Hello Bo Diaz,\n\nAda has invited you')
  expect(mail!.text).toContain(`https://help.example.org/admin/welcome#${token}\n`)
  expect(mail!.text).toContain('until Thursday, March 5, 5:30 PM.')
})

test('without a mail server it says that no mail leaves the machine', async () => {
  const inbox = await theInbox()
  const answer = await inbox.fetch('/invitations', posting(invitation))
  expect(await answer.json()).toEqual({ leaves: false })
})

test('the link is neither in the tables nor in the audit', async () => {
  const inbox = await theInbox()
  await inbox.fetch('/invitations', posting(invitation))
  const rows = [await inbox.em().execute('select t::text from mail t'), await inbox.em().find(Activity, {})]
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(await inbox.em().find(Activity, {})).toMatchObject([
    { who: 'Ada', action: 'mailed', noun: 'invitation', title: 'bo@example.org' },
  ])
})

test.each([
  {},
  { ...invitation, token: 'short' },
  { ...invitation, until: 'soon' },
  { ...invitation, more: 1 },
])('%j is no invitation', async (body) => {
  const inbox = await theInbox()
  expect((await inbox.fetch('/invitations', posting(body))).status).toBe(400)
  expect(await mailsIn(inbox)).toEqual([])
})

test('only who signs a call has mails posted', async () => {
  const inbox = await theInbox()
  expect((await fetch(`${inbox.url}/invitations`, posting(invitation))).status).toBe(401)
  expect(await mailsIn(inbox)).toEqual([])
})
