import { schemaCommand } from '@access/service-kit'
import { content } from './content.ts'

await schemaCommand(content)
