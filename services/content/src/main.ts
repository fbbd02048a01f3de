import { runService, type StartProgram, startService } from '@access/service-kit'
import { content } from './content.ts'

export const start: StartProgram = (host) => startService(content, host)

if (import.meta.main) await runService(content)
