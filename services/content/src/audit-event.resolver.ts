/** The audit log of the content, for administrators. */
import { createAuditEventResolver } from '@access/service-kit'

export const AuditEventResolver = createAuditEventResolver('content')
