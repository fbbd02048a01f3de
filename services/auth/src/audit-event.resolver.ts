/** The audit log of sign-ins and accounts, for administrators. */
import { createAuditLog } from '@access/service-kit'
import { Administrator } from './administrators/administrator.entity.ts'

export const { AuditEventResolver } = createAuditLog('auth', {
  type: Administrator,
  find: (id, { em }) => em.findOne(Administrator, { id }),
})
