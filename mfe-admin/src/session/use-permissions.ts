/** What the role of the current user may do. The services decide; the portal only leaves out what they would refuse. */
import { useAuth } from '@access/kit'
import { hasPermission, type Permission } from '@access/service-kit/roles/roles.rules'

/** Whether the current user has a permission. */
export function usePermissions(): (permission: Permission) => boolean {
  const { user } = useAuth()
  return (permission) => hasPermission(user?.role, permission)
}
