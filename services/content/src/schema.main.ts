import { runSchemaCommand } from '@access/service-kit'
import { content } from './content.ts'

await runSchemaCommand(content)
