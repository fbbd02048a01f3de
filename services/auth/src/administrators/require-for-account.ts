/** One's own account is everybody's; those of others are for who manages accounts. */
import {
  type Administrator,
  type Context,
  requireAdministrator,
  requirePermission,
} from '@access/service-kit'

/** Who asks, about the account with this id; throws `Forbidden`, whether or not it exists. */
export function requireForAccount(context: Context, id: string): Administrator {
  const caller = requireAdministrator(context)
  return id === caller.id ? caller : requirePermission(context, 'manageAccounts')
}
