/** The auth service: administrators, their sessions, and the public keys of their tokens. */
import {
  AuditChainLink,
  AuditEvent,
  backgroundHeader,
  createAuditLog,
  isUuid,
  type Service,
  verifyToken,
} from '@access/service-kit'
import { AdministratorsResolver } from './accounts/administrators.resolver.ts'
import { createFirstAdministrator } from './accounts/administrators.ts'
import { Administrator } from './administrators/administrator.entity.ts'
import { loadEstimator } from './administrators/passwords.ts'
import { PasskeysResolver } from './enrolment/passkeys.resolver.ts'
import { SecondFactorsResolver } from './enrolment/second-factors.resolver.ts'
import { InvitationsResolver } from './invitations/invitations.resolver.ts'
import { migrations } from './migrations/index.ts'
import { PasswordResetsResolver } from './password-resets/password-resets.resolver.ts'
import { PasswordReset } from './password-resets/reset-password.ts'
import { Passkey, PasskeyChallenge } from './second-factors/passkeys.ts'
import { RecoveryCode } from './second-factors/recovery-codes.ts'
import { TotpAuthenticator } from './second-factors/totp.ts'
import { WrongCode } from './second-factors/wrong-code.entity.ts'
import { ActiveSessionsResolver } from './sessions/active-sessions.resolver.ts'
import { getAuthSettings, readFirstAdministrator } from './sessions/auth-settings.ts'
import { CurrentSessionResolver } from './sessions/current-session.resolver.ts'
import { KnownDevice } from './sessions/known-device.ts'
import { type ActiveSession, findActiveSession, Session } from './sessions/session.entity.ts'
import { SessionsResolver } from './sessions/sessions.resolver.ts'
import { SignInAttempt } from './sessions/sign-in-attempt.entity.ts'
import { getPublicKeys } from './sessions/signing-keys.ts'

const { AuditEventResolver } = createAuditLog('auth', {
  type: Administrator,
  find: (id, { em }) => em.findOne(Administrator, { id }),
})

export const auth: Service = {
  name: 'auth',
  entities: [
    Administrator,
    Session,
    SignInAttempt,
    Passkey,
    PasskeyChallenge,
    TotpAuthenticator,
    RecoveryCode,
    PasswordReset,
    KnownDevice,
    WrongCode,
    AuditEvent,
    AuditChainLink,
  ],
  migrations,
  publicMutations: {
    signIn: { limitedBy: 'sessions/sign-in-attempt.entity.ts' },
    requestPasswordReset: { limitedBy: 'sessions/sign-in-attempt.entity.ts' },
    // Each hashes a password, which has turns of its own as well.
    resetPassword: { perMinute: 20 },
    acceptInvitation: { perMinute: 20 },
    signOut: { perMinute: 60 },
  },
  subgraph: {
    resolvers: [
      SessionsResolver,
      CurrentSessionResolver,
      SecondFactorsResolver,
      PasskeysResolver,
      PasswordResetsResolver,
      ActiveSessionsResolver,
      AdministratorsResolver,
      InvitationsResolver,
      AuditEventResolver,
    ],
    references: {
      Administrator: {
        access: 'useOwnAccount',
        resolve: async (id, { em }) => (isUuid(id) ? em.findOne(Administrator, { id }) : null),
      },
    },
  },

  async seed(em, settings) {
    getAuthSettings(settings)
    if (await em.count(Administrator)) return
    // In production somebody else has set the password, and it lies in a file.
    const mustChangePassword = settings.isProduction
    await createFirstAdministrator(em, { ...readFirstAdministrator(settings), mustChangePassword })
  },

  /** Other services look up sessions at auth; auth itself reads its own database. */
  createAuthenticator(orm, settings) {
    const ownSettings = getAuthSettings(settings)
    return async (token, options) => {
      const claims = await verifyToken(
        token,
        async (kid) => ownSettings.keys.find((key) => key.kid === kid)?.publicKey,
      )
      const active = claims && (await findActiveSession(orm.em.fork(), claims.sid, ownSettings, options))
      return active && { id: active.owner.id, sid: active.session.id, ...describeSession(active) }
    }
  },

  routes({ app, orm, settings, requireSignature }) {
    setImmediate(loadEstimator)
    const ownSettings = getAuthSettings(settings)
    app.get('/.well-known/jwks.json', (_, response) => void response.json(getPublicKeys(ownSettings.keys)))
    app.get('/sessions/:sid', requireSignature, async (request, response) => {
      const isBackground = request.headers[backgroundHeader] === 'true'
      const sid = String(request.params.sid)
      const active = await findActiveSession(orm.em.fork(), sid, ownSettings, { isBackground })
      if (!active) return void response.status(404).end()
      response.json(describeSession(active))
    })
    app.get('/administrators/:id', requireSignature, async (request, response) => {
      const id = String(request.params.id)
      const owner = isUuid(id) ? await orm.em.fork().findOne(Administrator, { id, disabledAt: null }) : null
      if (!owner) return void response.status(404).end()
      response.json({ name: owner.name, role: owner.role, email: owner.email })
    })
  },
}

/** What the services know of a session: its owner, when they last confirmed that it is them, and what they must do first. */
const describeSession = ({
  session: { verifiedAt },
  owner: { email, name, role },
  restriction,
}: ActiveSession) => ({
  email,
  name,
  role,
  ...(verifiedAt && { verifiedAt: verifiedAt.getTime() }),
  ...(restriction && { restriction }),
})
