/** GET /attorneys: the active attorneys and their capacity, for referral offers of the requests service. Signed requests only. */
import type { RouteContext } from '@access/service-kit'
import { publicTeamMembers } from './team-member.entity.ts'

/** Adds the route to the service. */
export function addAttorneyRoute({ app, orm, requireSignature }: RouteContext): void {
  app.get('/attorneys', requireSignature, async (_, response) => {
    const em = orm.em.fork()
    const attorneys = await publicTeamMembers.list(em, { where: { department: 'Legal' } })
    response.json(
      attorneys.map(({ id, name, email, designation, expertise, languages, capacity }) => ({
        id,
        name,
        email,
        designation,
        expertise: expertise ?? [],
        languages: languages ?? [],
        capacity,
      })),
    )
  })
}
