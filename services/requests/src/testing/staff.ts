/** Colleagues in other roles than the administrator of the tests, and requests that are assigned to them. */
import type { Role } from '@access/service-kit/roles/roles.rules'
import type { Subgraph } from '@access/service-kit/testing'

/** A colleague who is signed in. */
export interface Colleague {
  id: string
  name: string
  email: string
  token: string
}

/** Signs a colleague in. */
export function signInColleague(
  inbox: Subgraph,
  role: Role,
  name = 'Ida Brandt',
  email = `${name.split(' ')[0]!.toLowerCase()}@example.org`,
): Colleague {
  const id = crypto.randomUUID()
  return { id, name, email, token: inbox.auth.createToken({ sub: id, name, email }, role) }
}

/** Assigns a request, as the administrator of the tests. */
export const assignTo = (inbox: Subgraph, id: string, { id: assigneeId }: Pick<Colleague, 'id'>) =>
  inbox.queryAsAdministrator(
    'mutation ($id: ID!, $assigneeId: ID) { assignRequest(id: $id, assigneeId: $assigneeId) { id } }',
    { id, assigneeId },
  )
