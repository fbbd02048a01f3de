import { startService } from '@access/service-kit'
import { auth } from './auth.ts'

await startService(auth)
