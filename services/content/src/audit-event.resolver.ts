/** The audit log of the content, for administrators. */
import { createAuditLog } from '@access/service-kit'

export const { AuditEventResolver } = createAuditLog('content')
