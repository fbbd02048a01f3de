/** Starts auth. */
import { startService } from '@access/service-kit'
import { auth } from './service.ts'

await startService(auth)
