import { startService } from '@access/service-kit'
import { content } from './content.ts'

await startService(content)
