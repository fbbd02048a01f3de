/** `npm run audit -- verify` for this service. */
import { runAuditCommand } from '@access/service-kit'
import { requests } from './requests.ts'

await runAuditCommand(requests)
