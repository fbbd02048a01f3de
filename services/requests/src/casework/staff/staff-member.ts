/** Asks the service that has the administrators who one of them is, by a signed call. */
import { type Context, findAccount, Invalid, NotFound, type Settings } from '@access/service-kit'
import { hasPermission } from '@access/service-kit/roles/roles.rules'

/** Who may be assigned a request. */
export interface StaffMember {
  id: string
  name: string
  /** To which we write about what is theirs. */
  email: string
}

/** The colleague whom the caller chose, who may be themselves. Errors as `requireStaffMember` has them. */
export const getStaffMember = async (
  { administrator, settings }: Pick<Context, 'administrator' | 'settings'>,
  id: string,
  field?: string,
): Promise<StaffMember> =>
  administrator?.id === id ? administrator : requireStaffMember(settings, id, field)

/**
 * The colleague; `NotFound` where there is none who may sign in, `Invalid` where their role has no requests, said of
 * this field, `ServiceUnavailable` when nobody can say.
 */
async function requireStaffMember(
  settings: Settings,
  id: string,
  field = 'assigneeId',
): Promise<StaffMember> {
  const account = await findAccount(settings, id)
  if (!account) throw new NotFound('administrator', id)
  const { name, role, email } = account
  if (!hasPermission(role, 'workOnRequests'))
    throw new Invalid({ [field]: `${name} does not work on requests` })
  return { id, name, email }
}

/** The same for background work: null for somebody who no longer works on requests. */
export const findStaffMember = (settings: Settings, id: string): Promise<StaffMember | null> =>
  requireStaffMember(settings, id).catch((error: unknown) => {
    if (error instanceof NotFound || error instanceof Invalid) return null
    throw error
  })
