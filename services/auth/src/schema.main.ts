import { runSchemaCommand } from '@access/service-kit'
import { auth } from './auth.ts'

await runSchemaCommand(auth)
