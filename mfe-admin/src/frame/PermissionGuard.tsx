/** Renders a screen for who may open it, and says so to everybody else; neither asks the services anything first. */
import type { Permission } from '@access/service-kit/roles/roles.rules'
import { lazy, type ReactNode } from 'react'
import { usePermissions } from '../session/use-permissions.ts'

// As every screen: antd comes with it, which the server does not have.
const NotPermitted = lazy(() => import(/* webpackChunkName: "admin-not-permitted" */ './NotPermitted.tsx'))

export function PermissionGuard({ permission, children }: { permission: Permission; children: ReactNode }) {
  const may = usePermissions()
  return may(permission) ? children : <NotPermitted />
}
