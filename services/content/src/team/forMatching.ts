/** GET /attorneys: whom the service that has the requests can offer one to, and how many each can take. Signed calls only. */
import type { Context, Inside } from '@access/service-kit'
import { shownTeamMembers } from './team-member.ts'

/** Adds the route to the service. */
export function attorneysForMatching({ app, orm, signedOnly }: Inside): void {
  app.get('/attorneys', signedOnly, async (_, answer) => {
    const em = orm.em.fork() as Context['em']
    const attorneys = await shownTeamMembers.list(em, { where: { department: 'Legal' } })
    answer.json(
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
