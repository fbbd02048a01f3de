/** Auth: the administrators, their sessions, and the keys by which everybody else knows them. */
import { Activity, administratorsOnly, claimsOf, isUuid, type Service } from '@access/service-kit'
import { ActivityResolver } from './activity.resolver.ts'
import { Administrator } from './administrators/administrator.ts'
import { AdministratorsResolver } from './administrators/administrators.resolver.ts'
import { makeFirst } from './administrators/administrators.ts'
import { InvitationsResolver } from './invitations/invitations.resolver.ts'
import { migrations } from './migrations/index.ts'
import { Attempt } from './sessions/attempt.ts'
import { OpenSessionsResolver } from './sessions/openSessions.resolver.ts'
import { Session, whoseSession } from './sessions/session.ts'
import { SessionsResolver } from './sessions/sessions.resolver.ts'
import { publishedKeys } from './sessions/tokens.ts'
import { authSettings, firstAdministrator } from './settings.ts'

export const auth: Service = {
  name: 'auth',
  entities: [Administrator, Session, Attempt, Activity],
  migrations,
  subgraph: {
    resolvers: [
      SessionsResolver,
      OpenSessionsResolver,
      AdministratorsResolver,
      InvitationsResolver,
      ActivityResolver,
    ],
    references: {
      async Administrator(id, context) {
        administratorsOnly(context)
        return isUuid(id) ? context.em.findOne(Administrator, { id }) : null
      },
    },
  },

  async seed(em, settings) {
    authSettings(settings)
    if (await em.count(Administrator)) return
    const { email, password } = firstAdministrator(settings)
    await makeFirst(em, email, password)
  },

  /** The others ask us about sessions; we look for ourselves. */
  recognise(orm, settings) {
    const own = authSettings(settings)
    return async (token) => {
      const claims = await claimsOf(token, async (kid) => own.keys.find((key) => key.kid === kid)?.verifying)
      const whose = claims && (await whoseSession(orm.em.fork(), claims.sid, own))
      return whose && { id: whose.id, email: whose.email, name: whose.name, sid: claims.sid }
    }
  },

  routes({ app, orm, settings, signedOnly }) {
    const own = authSettings(settings)
    app.get('/.well-known/jwks.json', (_, answer) => void answer.json(publishedKeys(own.keys)))
    app.get('/sessions/:sid', signedOnly, async (request, answer) => {
      const whose = await whoseSession(orm.em.fork(), String(request.params.sid), own)
      if (!whose) return void answer.status(404).end()
      const { email, name } = whose
      answer.json({ email, name })
    })
    app.get('/administrators/:id', signedOnly, async (request, answer) => {
      const id = String(request.params.id)
      const whose = isUuid(id) ? await orm.em.fork().findOne(Administrator, { id, disabledAt: null }) : null
      if (!whose) return void answer.status(404).end()
      answer.json({ name: whose.name })
    })
  },
}
