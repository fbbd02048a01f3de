/** Enqueues the emails of administrators' accounts. Auth asks for them by signed calls, since only we send emails. */

import { type RouteContext, recordAuditEvent } from '@access/service-kit'
import { roles } from '@access/service-kit/roles/roles.rules'
import type { EntityManager } from '@mikro-orm/postgresql'
import { z } from 'zod'
import { formatDateTime } from '../dates/format-date.ts'
import { getEncryptionKeys } from '../encryption/encrypted-item.entity.ts'
import { publicUrl } from './default-values.ts'
import { enqueueEmail } from './enqueue-email.ts'

const invitation = z.strictObject({
  email: z.string(),
  name: z.string(),
  invitedBy: z.strictObject({
    id: z.uuid(),
    name: z.string(),
    role: z.enum(roles).optional(),
    sid: z.uuid().optional(),
    addressHash: z.string().nullish(),
  }),
  token: z.string().regex(/^[\w-]{43}$/),
  until: z.iso.datetime().transform((moment) => new Date(moment)),
})

/** Answers with whether the email leaves this machine. */
export function invitationRoute({ app, orm, settings, requireSignature, readJson }: RouteContext): void {
  app.post('/invitations', requireSignature, readJson, async (request, answer) => {
    const parsedInvitation = invitation.safeParse(request.body)
    if (!parsedInvitation.success) return void answer.status(400).json({ error: 'This is no invitation' })
    const { email, invitedBy, token, until } = parsedInvitation.data
    await (orm.em.fork() as EntityManager).transactional(async (em) => {
      await enqueueEmail(em, getEncryptionKeys({ settings }), {
        kind: 'administratorInvitation',
        to: email,
        values: {
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

const wrongCodeWarning = invitation.pick({ email: true, name: true }).extend({ count: z.int() })

/** The warning to whom an account belongs that somebody who has its password gives wrong codes. */
export function wrongCodeWarningRoute({
  app,
  orm,
  settings,
  requireSignature,
  readJson,
}: RouteContext): void {
  app.post('/wrong-code-warnings', requireSignature, readJson, async (request, answer) => {
    const warning = wrongCodeWarning.safeParse(request.body)
    if (!warning.success) return void answer.status(400).json({ error: 'This is no warning' })
    const { email, name, count } = warning.data
    await (orm.em.fork() as EntityManager).transactional(async (em) => {
      await enqueueEmail(em, getEncryptionKeys({ settings }), {
        kind: 'wrongCodes',
        to: email,
        values: { name, count: String(count), resetUrl: `${publicUrl(settings)}/admin/login` },
      })
      recordAuditEvent(em, { actor: 'System', action: 'mailed', itemType: 'warning', title: email })
    })
    answer.status(202).json({ leaves: Boolean(settings.env.SMTP_URL) })
  })
}

const passwordReset = invitation.omit({ invitedBy: true })

/** The email with which somebody who forgot their password chooses another. */
export function passwordResetRoute({ app, orm, settings, requireSignature, readJson }: RouteContext): void {
  app.post('/password-resets', requireSignature, readJson, async (request, answer) => {
    const parsedReset = passwordReset.safeParse(request.body)
    if (!parsedReset.success) return void answer.status(400).json({ error: 'This is no password reset' })
    const { email, name, token, until } = parsedReset.data
    await (orm.em.fork() as EntityManager).transactional(async (em) => {
      await enqueueEmail(em, getEncryptionKeys({ settings }), {
        kind: 'passwordReset',
        to: email,
        values: {
          name,
          resetUrl: `${publicUrl(settings)}/admin/reset-password#${token}`,
          expiresAt: formatDateTime(until, settings.timeZone),
        },
      })
      recordAuditEvent(em, { actor: 'Website', action: 'mailed', itemType: 'password reset', title: email })
    })
    answer.status(202).json({ leaves: Boolean(settings.env.SMTP_URL) })
  })
}
