import { startService } from '@access/service-kit'
import { requests } from './requests.ts'

await startService(requests)
