import { runService, type StartProgram, startService } from '@access/service-kit'
import { requests } from './requests.ts'

export const start: StartProgram = (host) => startService(requests, host)

if (import.meta.main) await runService(requests)
