/** Posts the mail that invites an administrator. Auth asks for it by a signed call, since only we send mails. */
import { type Inside, record } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { z } from 'zod'
import { inWords } from '../moments.ts'
import { keysOf } from '../sealedItem.ts'
import { publicUrl } from './ourValues.ts'
import { postMail } from './postMail.ts'

const invitation = z.strictObject({
  email: z.string(),
  name: z.string(),
  invitedBy: z.string(),
  token: z.string().regex(/^[\w-]{43}$/),
  until: z.iso.datetime().transform((moment) => new Date(moment)),
})

/** Answers with whether the mail leaves this machine. */
export function invitationRoute({ app, orm, settings, signedOnly }: Inside): void {
  app.post('/invitations', signedOnly, async (request, answer) => {
    const asked = invitation.safeParse(parsed(String(request.body)))
    if (!asked.success) return void answer.status(400).json({ error: 'This is no invitation' })
    const { email, name, invitedBy, token, until } = asked.data
    await (orm.em.fork() as EntityManager).transactional(async (em) => {
      await postMail(em, keysOf({ settings }), {
        kind: 'administratorInvitation',
        to: email,
        values: {
          name,
          invitedBy,
          // Behind the #, so that no server and no log between here and there reads it.
          inviteUrl: `${publicUrl(settings)}/admin/welcome#${token}`,
          expiresAt: inWords(until, settings.timeZone),
        },
      })
      record(em, { who: invitedBy, action: 'mailed', noun: 'invitation', title: email })
    })
    answer.status(202).json({ leaves: Boolean(settings.env.SMTP_URL) })
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
