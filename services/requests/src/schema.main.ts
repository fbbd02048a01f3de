import { schemaCommand } from '@access/service-kit'
import { requests } from './requests.ts'

await schemaCommand(requests)
