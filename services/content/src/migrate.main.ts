import { runMigrateCommand } from '@access/service-kit'
import { content } from './content.ts'

await runMigrateCommand(content)
