import { runMigrateCommand } from '@access/service-kit'
import { auth } from './auth.ts'

await runMigrateCommand(auth)
