/** Emails about accounts: auth asks for them by signed calls, since the outbox is here. */
import { type Actor, type RouteContext, recordAuditEvent } from '@access/service-kit'
import { roles } from '@access/service-kit/roles/roles.rules'
import { z } from 'zod'
import { formatDateTime } from '../dates/format-date.ts'
import { getEncryptionKeys } from '../encryption/encrypted-item.entity.ts'
import type { EmailKind } from './emails/index.ts'
import { publicUrl } from './emails/office-values.ts'
import { type EmailMessage, enqueueEmail } from './enqueue-email.ts'

const recipient = z.strictObject({ email: z.string(), name: z.string() })
/** What a link needs: its secret, and until when it works. */
const link = recipient.extend({
  token: z.string().regex(/^[\w-]{43}$/),
  until: z.iso.datetime().transform((moment) => new Date(moment)),
})
const invitation = link.extend({
  invitedBy: z.strictObject({
    id: z.uuid(),
    name: z.string(),
    role: z.enum(roles).optional(),
    sid: z.uuid().optional(),
    addressHash: z.string().nullish(),
  }),
})
const wrongCodeWarning = recipient.extend({ count: z.int() })

/** Each answers whether the email leaves this machine. */
export function accountEmailRoutes(service: RouteContext): void {
  const { settings } = service
  const site = publicUrl(settings)
  const formatEnd = (until: Date) => formatDateTime(until, settings.timeZone)

  addEmailRoute(service, '/invitations', invitation, ({ invitedBy, token, until }) => ({
    kind: 'administratorInvitation',
    values: {
      invitedBy: invitedBy.name,
      // Behind the #, so that no server and no log between here and there reads it.
      inviteUrl: `${site}/admin/welcome#${token}`,
      expiresAt: formatEnd(until),
    },
    audit: { actor: invitedBy, itemType: 'invitation' },
  }))

  addEmailRoute(service, '/password-resets', link, ({ token, until }) => ({
    kind: 'passwordReset',
    values: { resetUrl: `${site}/admin/reset-password#${token}`, expiresAt: formatEnd(until) },
    audit: { actor: 'Website', itemType: 'password reset' },
  }))

  addEmailRoute(service, '/wrong-code-warnings', wrongCodeWarning, ({ name, count }) => ({
    kind: 'wrongCodes',
    values: { name, count: String(count), resetUrl: `${site}/admin/login` },
    audit: { actor: 'System', itemType: 'warning' },
  }))
}

type AccountEmail<Kind extends EmailKind> = Pick<EmailMessage<Kind>, 'kind' | 'values'> & {
  audit: { actor: Actor; itemType: string }
}

function addEmailRoute<Body extends { email: string }, Kind extends EmailKind>(
  { app, orm, settings, requireSignature, readJson }: RouteContext,
  path: string,
  schema: z.ZodType<Body>,
  describe: (body: Body) => AccountEmail<Kind>,
) {
  app.post(path, requireSignature, readJson, async (request, answer) => {
    const body = schema.safeParse(request.body)
    if (!body.success) return void answer.status(400).json({ error: 'This email cannot be sent' })
    const { email } = body.data
    const { kind, values, audit } = describe(body.data)
    await orm.em.fork().transactional(async (em) => {
      await enqueueEmail(em, getEncryptionKeys({ settings }), { kind, to: email, values })
      recordAuditEvent(em, { ...audit, action: 'mailed', title: email })
    })
    answer.status(202).json({ leaves: Boolean(settings.env.SMTP_URL) })
  })
}
