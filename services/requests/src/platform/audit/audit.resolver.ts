/** The audit log of this service, for administrators. */
import { createAuditEventResolver } from '@access/service-kit'

export const AuditEventResolver = createAuditEventResolver('request')
