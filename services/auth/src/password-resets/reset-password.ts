/**
 * Forgotten passwords: a link to choose another, once and within 30 minutes. Everyone who asks gets one answer, and gets it
 * before anything is looked up, so that neither it nor its timing tells whether there is such an account.
 */
import { createHash, randomBytes } from 'node:crypto'
import {
  callService,
  EditConflict,
  Instant,
  Item,
  type Settings,
  Table,
  Text,
  validate,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import {
  Administrator,
  findAdministratorByEmail,
  lockAdministrator,
  recordAccountEvent,
} from '../administrators/administrator.entity.ts'
import { createFirstPasswordSchema } from '../administrators/administrator.rules.ts'
import { assertStrongPassword, hashPassword } from '../administrators/passwords.ts'
import { deleteWrongCodes } from '../second-factors/wrong-code.entity.ts'
import { deleteKnownDevices } from '../sessions/known-device.ts'
import { Session } from '../sessions/session.entity.ts'

/** A link. Only the hash of its token is stored. */
@Table('password_reset')
export class PasswordReset extends Item {
  @Text({ isIndexed: true }) administrator!: string
  @Text({ isUnique: true }) tokenHash!: string
  @Instant() expiresAt!: Date
}

/** In milliseconds. */
const validityMs = 30 * 60_000
/** How long the next link of an account must wait, so that nobody's mailbox is filled. */
const pauseMs = 2 * 60_000

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
const createInvalidLinkError = () =>
  new EditConflict('This link does not work any more. Ask for a new one on the sign-in page')
const buildTokenCondition = (token: string) => ({
  tokenHash: hashToken(token),
  expiresAt: { $gt: new Date() },
})

/** Sends a link, if there is an active account with this address. An older link remains valid for its half hour. */
export async function sendPasswordReset(
  em: EntityManager,
  settings: Settings,
  { email, addressHash }: { email: string; addressHash: string | null },
): Promise<void> {
  const now = Date.now()
  const token = randomBytes(32).toString('base64url')
  const reset = await em.transactional(async (tx) => {
    await tx.nativeDelete(PasswordReset, { expiresAt: { $lte: new Date(now) } })
    const account = await findAdministratorByEmail(tx, email)
    if (account?.status !== 'active') return null
    const recent = { administrator: account.id, createdAt: { $gt: new Date(now - pauseMs) } }
    if ((await tx.count(PasswordReset, recent)) > 0) return null
    const expiresAt = new Date(now + validityMs)
    const row = { administrator: account.id, tokenHash: hashToken(token), expiresAt }
    tx.persist(Object.assign(new PasswordReset(), row))
    recordAccountEvent(
      tx,
      account,
      { id: null, name: 'Somebody', addressHash },
      'asked for a password reset of',
    )
    return { account, expiresAt }
  })
  // After the commit: an e-mail must not link to what was rolled back.
  if (reset) await requestResetEmail(settings, { ...reset, token })
}

/** The account that a link is for; null when it is used, too old or unknown. */
export async function findResetAccount(em: EntityManager, token: string): Promise<Administrator | null> {
  const reset = await em.findOne(PasswordReset, buildTokenCondition(token))
  return reset && em.findOne(Administrator, { id: reset.administrator, disabledAt: null })
}

/** Sets the chosen password, ends every session and forgets every device. The second factor stays. */
export async function resetPasswordByLink(
  em: EntityManager,
  token: string,
  typedPassword: string | null,
  addressHash: string | null,
) {
  const owner = await findResetAccount(em.fork(), token)
  if (!owner) throw createInvalidLinkError()
  const { password } = validate(createFirstPasswordSchema(owner.email), { password: typedPassword })
  assertStrongPassword(password, [owner.email, owner.name])
  const passwordHash = await hashPassword(password, owner.id)
  await em.transactional(async (tx) => {
    const account = await lockAdministrator(tx, owner.id, { disabledAt: null })
    // Read again under the lock: a link can be used only once, even concurrently.
    if (!account || (await tx.count(PasswordReset, buildTokenCondition(token))) === 0)
      throw createInvalidLinkError()
    Object.assign(account, { passwordHash, mustChangePassword: false })
    await tx.nativeDelete(PasswordReset, { administrator: account.id })
    await tx.nativeDelete(Session, { administrator: account.id })
    await deleteKnownDevices(tx, account.id)
    await deleteWrongCodes(tx, account.id)
    const { id, name, role } = account
    recordAccountEvent(tx, account, { id, name, role, addressHash }, 'reset the password of')
  })
}

/** Has the service that sends e-mails send the link; throws when it does not take it. */
async function requestResetEmail(
  settings: Settings,
  { account: { email, name }, token, expiresAt }: { account: Administrator; token: string; expiresAt: Date },
): Promise<void> {
  const response = await callService(settings, settings.env.REQUESTS_URL, '/password-resets', {
    body: { email, name, token, until: expiresAt },
    timeoutMs: 10_000,
  })
  if (!response.ok) throw new Error(`the service that sends e-mails answered ${response.status}`)
}
