/** Colleagues in other roles than the administrator of the tests, and what is done with requests: they are assigned, opened and moved. */
import type { Role } from '@access/service-kit/roles/roles.rules'
import type { Subgraph } from '@access/service-kit/testing'
import { LegalAidRequest } from '../intake/legal-aid-requests/legal-aid-request.entity.ts'
import type { Status } from '../intake/status-history/status.rules.ts'

/** A colleague who is signed in. */
export interface Colleague {
  id: string
  name: string
  email: string
  token: string
}

/** The administrator of the tests. */
export const ruth = { id: '7d9f1c1e-0000-4000-8000-000000000001', name: 'Ruth Abernathy' }

/** The stored request. */
export const findRequest = (inbox: Subgraph, id: string): Promise<LegalAidRequest> =>
  inbox.em().findOneOrFail(LegalAidRequest, { id })

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

/** Assigns a request, as the administrator of the tests or as a colleague. */
export const assignTo = (
  inbox: Subgraph,
  id: string,
  { id: assigneeId }: { id: string | null },
  { token }: { token: string } = inbox,
) =>
  inbox.query(
    'mutation ($id: ID!, $assigneeId: ID) { assignRequest(id: $id, assigneeId: $assigneeId) { id } }',
    { id, assigneeId },
    { token },
  )

/** Opens a request, as that administrator unless a colleague's token says otherwise; these fields, null where it is none of theirs. */
export const openRequest = <Fields = Record<string, unknown>>(
  inbox: Subgraph,
  id: string,
  fields = 'name',
  { token = inbox.token }: { token?: string } = {},
) =>
  inbox.read<Fields>(`mutation ($id: ID!) { openLegalAidRequest(id: $id) { ${fields} } }`, { id }, { token })

/** Notes something about a request, and places a legal hold on it, as that administrator. */
export const noteAndHold = (inbox: Subgraph, id: string, note: string, reason: string) =>
  inbox.queryAsAdministrator(
    `mutation ($id: ID!, $note: String!, $reason: String!) {
      addRequestNote(id: $id, text: $note) { name }
      placeLegalHold(id: $id, reason: $reason) { name }
    }`,
    { id, note, reason },
  )

/** Moves a request through these statuses, as that administrator. */
export async function moveRequest(inbox: Subgraph, id: string, ...statuses: Status[]): Promise<void> {
  for (const status of statuses)
    await inbox.queryAsAdministrator(
      'mutation ($id: ID!, $status: String!) { changeRequestStatus(id: $id, status: $status) { name } }',
      { id, status },
    )
}
