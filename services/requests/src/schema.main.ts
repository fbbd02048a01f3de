import { runSchemaCommand } from '@access/service-kit'
import { requests } from './requests.ts'

await runSchemaCommand(requests)
