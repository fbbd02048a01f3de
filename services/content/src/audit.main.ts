/** `npm run audit -- verify` for this service. */
import { runAuditCommand } from '@access/service-kit'
import { content } from './content.ts'

await runAuditCommand(content)
