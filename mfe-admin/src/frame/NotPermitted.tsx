/** The page in place of a screen that the role of the current user does not include. */
import { useAuth } from '@access/kit'
import { type Role, roleNames } from '@access/service-kit/roles/roles.rules'
import { LockKeyhole } from 'lucide-react'
import { PortalMessage } from './PortalMessage.tsx'

export default function NotPermitted() {
  const roleName = roleNames[useAuth().user?.role as Role]
  return (
    <PortalMessage title="You may not open this" Icon={LockKeyhole}>
      Your role{roleName ? ` (${roleName.toLowerCase()})` : ''} does not include this page. Ask an
      administrator if you need it for your work.
    </PortalMessage>
  )
}
