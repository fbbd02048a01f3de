/** `npm run audit -- verify` for this service. */
import { runAuditCommand } from '@access/service-kit'
import { auth } from './auth.ts'

await runAuditCommand(auth)
