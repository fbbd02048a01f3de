/** The audit log of this service, for administrators. */
import { createAuditLog } from '@access/service-kit'

export const { AuditEventResolver, AuditEventType } = createAuditLog('request')
