/** Enqueues the email that invites an administrator. Auth asks for it by a signed call, since only we send emails. */
import { type RouteContext, recordAuditEvent } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { z } from 'zod'
import { formatDateTime } from '../dates/format-date.ts'
import { getEncryptionKeys } from '../encryption/encrypted-item.entity.ts'
import { publicUrl } from './default-values.ts'
import { enqueueEmail } from './enqueue-email.ts'

const invitation = z.strictObject({
  email: z.string(),
  name: z.string(),
  invitedBy: z.strictObject({ id: z.uuid(), name: z.string() }),
  token: z.string().regex(/^[\w-]{43}$/),
  until: z.iso.datetime().transform((moment) => new Date(moment)),
})

/** Answers with whether the email leaves this machine. */
export function invitationRoute({ app, orm, settings, requireSignature }: RouteContext): void {
  app.post('/invitations', requireSignature, async (request, answer) => {
    const parsedInvitation = invitation.safeParse(parseJson(String(request.body)))
    if (!parsedInvitation.success) return void answer.status(400).json({ error: 'This is no invitation' })
    const { email, name, invitedBy, token, until } = parsedInvitation.data
    await (orm.em.fork() as EntityManager).transactional(async (em) => {
      await enqueueEmail(em, getEncryptionKeys({ settings }), {
        kind: 'administratorInvitation',
        to: email,
        values: {
          name,
          invitedBy: invitedBy.name,
          // Behind the #, so that no server and no log between here and there reads it.
          inviteUrl: `${publicUrl(settings)}/admin/welcome#${token}`,
          expiresAt: formatDateTime(until, settings.timeZone),
        },
      })
      recordAuditEvent(em, { actor: invitedBy, action: 'mailed', itemType: 'invitation', title: email })
    })
    answer.status(202).json({ leaves: Boolean(settings.env.SMTP_URL) })
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
