import { runService, type StartProgram, startService } from '@access/service-kit'
import { auth } from './auth.ts'

export const start: StartProgram = (host) => startService(auth, host)

if (import.meta.main) await runService(auth)
