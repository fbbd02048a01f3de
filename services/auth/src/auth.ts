/** The auth service: administrators, their sessions, and the public keys of their tokens. */
import { AuditEvent, isUuid, type Service, verifyToken } from '@access/service-kit'
import { AdministratorsResolver } from './accounts/administrators.resolver.ts'
import { createFirstAdministrator } from './accounts/administrators.ts'
import { Administrator } from './administrators/administrator.entity.ts'
import { AuditEventResolver } from './audit-event.resolver.ts'
import { InvitationsResolver } from './invitations/invitations.resolver.ts'
import { migrations } from './migrations/index.ts'
import { ActiveSessionsResolver } from './sessions/active-sessions.resolver.ts'
import { getAuthSettings, readFirstAdministrator } from './sessions/auth-settings.ts'
import { findSessionOwner, Session } from './sessions/session.entity.ts'
import { SessionsResolver } from './sessions/sessions.resolver.ts'
import { SignInAttempt } from './sessions/sign-in-attempt.entity.ts'
import { getPublicKeys } from './sessions/signing-keys.ts'

export const auth: Service = {
  name: 'auth',
  entities: [Administrator, Session, SignInAttempt, AuditEvent],
  migrations,
  subgraph: {
    resolvers: [
      SessionsResolver,
      ActiveSessionsResolver,
      AdministratorsResolver,
      InvitationsResolver,
      AuditEventResolver,
    ],
    references: {
      Administrator: {
        access: 'authorized',
        resolve: async (id, { em }) => (isUuid(id) ? em.findOne(Administrator, { id }) : null),
      },
    },
  },

  async seed(em, settings) {
    getAuthSettings(settings)
    if (await em.count(Administrator)) return
    const { email, password } = readFirstAdministrator(settings)
    await createFirstAdministrator(em, email, password)
  },

  /** Other services look up sessions at auth; auth itself reads its own database. */
  createAuthenticator(orm, settings) {
    const ownSettings = getAuthSettings(settings)
    return async (token) => {
      const claims = await verifyToken(
        token,
        async (kid) => ownSettings.keys.find((key) => key.kid === kid)?.publicKey,
      )
      const owner = claims && (await findSessionOwner(orm.em.fork(), claims.sid, ownSettings))
      return owner && { id: owner.id, email: owner.email, name: owner.name, sid: claims.sid }
    }
  },

  routes({ app, orm, settings, requireSignature }) {
    const ownSettings = getAuthSettings(settings)
    app.get('/.well-known/jwks.json', (_, response) => void response.json(getPublicKeys(ownSettings.keys)))
    app.get('/sessions/:sid', requireSignature, async (request, response) => {
      const owner = await findSessionOwner(orm.em.fork(), String(request.params.sid), ownSettings)
      if (!owner) return void response.status(404).end()
      const { email, name } = owner
      response.json({ email, name })
    })
    app.get('/administrators/:id', requireSignature, async (request, response) => {
      const id = String(request.params.id)
      const owner = isUuid(id) ? await orm.em.fork().findOne(Administrator, { id, disabledAt: null }) : null
      if (!owner) return void response.status(404).end()
      response.json({ name: owner.name })
    })
  },
}
